import { describe, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import { siteTree } from '#studio/check/site-tree.ts'
import { takeUp } from '#studio/save/follow.ts'
import { applyFix, fixWords } from '#studio/state/apply-fix.ts'
import { textIn } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { file, openedOn } from '#tests/studio/open-studio.ts'

const edit = (text: string) => ({ start: 1, end: 2, text })

test.each([
  ['another name', [edit('"mustard"')], 'Use “mustard”'],
  ['a setting more', [edit(',\n  "id": "faves"')], 'Add it'],
  ['nothing in its place', [edit('')], 'Remove it'],
  ['what is too long for a button', [edit(`"${'a'.repeat(31)}"`)], 'Fix it'],
  ['several changes', [edit('"a"'), edit('"b"')], 'Fix it'],
  ['nothing that a text is written with', [], undefined],
])('the button of a fix says %s', (_, edits, words) => {
  expect(fixWords({ fix: { safe: true, edits } })).toBe(words)
  expect(fixWords({})).toBeUndefined()
})

describe('a fix of a setting that is spelt wrong', () => {
  const id = 'm/home.json'
  const page = {
    route: '/',
    title: 'Home',
    blocks: [{ type: 'text-band', id: 'band', headng: 'Our Story', text: ['Made in batches'] }],
  }
  const written = (space: number | string, breaks = '\n'): string =>
    `${JSON.stringify(page, null, space)}\n`.replaceAll('\n', breaks)
  const texts = (store: StudioStoreApi): Map<string, string> =>
    new Map(
      Object.keys(store.getState().values).map((of) => [of, textIn(store.getState(), of) ?? '']),
    )
  /** Checks the site as the worker does, and answers with what is wrong with the setting. */
  async function checked(store: StudioStoreApi): Promise<Finding> {
    const now = store.getState()
    const { findings } = await checkSite(siteTree(now.site, texts(store)))
    now.found(findings, now)
    const fault = findings.find(({ pointer, fix }) => pointer === '/blocks/0/headng' && fix)
    if (!fault) throw new Error('Nothing is wrong with the setting.')
    return fault
  }

  test.each([
    ['three spaces', written(3)],
    ['one space', written(1)],
    ['tabs', written('\t')],
    ['no space', written(0)],
    ['the line ends of Windows', written(2, '\r\n')],
  ])('waits for the check where others wrote the file with %s', async (_, text) => {
    const store = openedOn({ [id]: page })
    const fault = await checked(store)
    takeUp(store, { [id]: file(text) })
    applyFix(store, fault)
    expect(store.getState().said.text).toBe('The page is being checked. Try again in a moment.')
    expect(texts(store).get(id)).toBe(text)
    applyFix(store, await checked(store))
    expect(store.getState().said.text).toBe('Fixed.')
    expect(store.getState().values[id]).toEqual(JSON.parse(text.replace('headng', 'heading')))
  })

  test('counts in the form of the file that a page had before it got another name', async () => {
    const store = openedOn({ [id]: written(4), 'm/chrome.json': {} })
    const { [id]: value, ...rest } = store.getState().values
    store.getState().change('Rename', { ...rest, 'm/start.json': value })
    applyFix(store, await checked(store))
    expect(store.getState().values['m/start.json']).not.toHaveProperty('blocks.0.headng')
    expect(texts(store).get('m/start.json')).toContain('\n    "title": "Home"')
  })

  test('counts in the form of the file that a page had until it was deleted', async () => {
    const store = openedOn({ [id]: written(4), 'm/chrome.json': {} })
    const { [id]: _gone, ...rest } = store.getState().values
    store.getState().change('Delete', rest)
    store.getState().saved({ [id]: null })
    store.getState().travel('undo')
    applyFix(store, await checked(store))
    expect(store.getState().said.text).toBe('Fixed.')
    expect(texts(store).get(id)).toBe(written(4).replace('headng', 'heading'))
  })

  test('is refused for a page that was deleted since', async () => {
    const store = openedOn({ [id]: page, 'm/chrome.json': {} })
    const fault = await checked(store)
    const { [id]: _gone, ...rest } = store.getState().values
    store.getState().change('Delete', rest)
    applyFix(store, fault)
    expect(store.getState().said.text).toBe('This can’t be fixed from here.')
    expect(store.getState().values).toEqual(rest)
  })
})
