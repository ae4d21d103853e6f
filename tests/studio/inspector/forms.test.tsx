// @vitest-environment happy-dom
import { Profiler, act } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { isRecord } from '#engine/is-record.ts'
import { emptyOf } from '#engine/schema/empty.ts'
import { type Schema, blockSchemas, definition } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { settingsOf } from '#studio/inspector/form/settings-of.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore, type StudioStoreApi } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const files = realFiles()
/** What fields look up, without the pages. */
const facts = Object.fromEntries(
  ['site', 'theme', 'multi-location/chrome', 'content/locations', 'content/links']
    .map((name) => `${name}.json`)
    .map((id) => [id, files[id]]),
)
const examples = import.meta.glob<Record<string, unknown>>('/blocks/*/example.json', {
  eager: true,
  import: 'default',
})

const page = 'multi-location/test.json'

/** A form for a value, alone on a page, and what the console was told while it was drawn. */
function form(schema: Schema, value: unknown) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = openStudio({ ...facts, [page]: { blocks: [value] } }, page)
  let drawn = 0
  const mounted = mount(
    <StudioStore value={store}>
      <Profiler id="form" onRender={() => (drawn += 1)}>
        <SettingsForm schema={schema} document={page} at="/blocks/0" block="test" />
      </Profiler>
    </StudioStore>,
  )
  const now = (): unknown => (store.getState().values[page] as { blocks: unknown[] }).blocks[0]
  return {
    ...mounted,
    store,
    now,
    told: () => told.mock.calls.map(([first]) => String(first)),
    drawn: () => drawn,
  }
}

const odd: readonly unknown[] = [null, 7, 'words', [{ text: 3 }], { a: [] }]

describe.each([...blockSchemas])('the form of %s', (type, schema) => {
  const example = Object.entries(examples).find(([path]) => path === `/blocks/${type}/example.json`)
  const value = { ...example?.[1], type, id: 'test' }

  test('has a named control for every setting, and none is shown raw', () => {
    const { root, told } = form(schema, value)
    const places = [...root.querySelectorAll('[data-at]')].map((one) => one.getAttribute('data-at'))
    for (const { key } of settingsOf(schema, value)) expect(places).toContain(`/${key}`)
    expect(root.querySelector('code')).toBeNull()
    for (const control of root.querySelectorAll('input, select, textarea')) {
      const named =
        control.getAttribute('aria-label') ??
        control.closest('label')?.textContent ??
        root.querySelector(`label[for="${control.id}"]`)?.textContent
      expect(named?.trim(), control.outerHTML).toBeTruthy()
    }
    expect(told()).toEqual([])
  })

  test('stands whatever a person wrote into the file, and changes nothing by itself', () => {
    for (const wrong of odd) {
      const broken = Object.fromEntries(
        Object.keys(schema.properties ?? {}).map((key) => [key, wrong]),
      )
      const { now, told, unmount } = form(schema, { ...broken, id: 'test', sparkle: wrong })
      expect(now()).toEqual({ ...broken, id: 'test', sparkle: wrong })
      expect(told()).toEqual([])
      unmount()
    }
  })

  test('stands on a new block that says nothing yet', () => {
    expect(form(schema, emptyOf(schema)).told()).toEqual([])
  })
})

test.each(Object.keys(files).filter((id) => documentKind(id) !== undefined))(
  'the form of %s has a control for each of its settings',
  (id) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const store = openStudio(files, id)
    const schema = definition(documentKind(id) ?? '')
    const { root } = mount(
      <StudioStore value={store}>
        <SettingsForm
          schema={schema}
          document={id}
          at=""
          shows={({ key }: { key: string }) => key !== 'blocks'}
        />
      </StudioStore>,
    )
    const value = store.getState().values[id]
    const keys = settingsOf(schema, value).flatMap(({ key }) => (key === 'blocks' ? [] : [key]))
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) {
      const setting = root.querySelector(`[data-at="/${key}"]`)
      expect(setting?.querySelector('input, select, textarea, button'), key).toBeTruthy()
    }
    expect(root.textContent).not.toContain('Start over')
    expect(told.mock.calls).toEqual([])
  },
)

function heading(root: HTMLElement): HTMLInputElement {
  return root.querySelector('[data-at="/heading"] input') as HTMLInputElement
}

test('a setting goes back to its default, however short that is', () => {
  const value = { type: 'marquee', id: 'test', phrase: 'Hot', repeat: 3 }
  const { get, click, now } = form(blockSchemas.get('marquee') as Schema, value)
  // WCAG 2.2, 2.5.3: it is called what it shows.
  expect(get('button', 'Use default for Repeat').textContent).toBe('Use default')
  click(get('button', 'Use default for Repeat'))
  expect(now()).toEqual({ type: 'marquee', id: 'test', phrase: 'Hot' })
})

test('the focus stays where a control goes by what it does', () => {
  const intro = { ...examples['/blocks/intro/example.json'], id: 'test', sparkle: 1 }
  const { root, get, click } = form(blockSchemas.get('intro') as Schema, intro)
  const press = (name: string): Element | null => {
    get('button', name).focus()
    click(get('button', name))
    return document.activeElement
  }
  expect(press('Remove Link')).toBe(get('button', 'Add Link'))
  expect(press('Add Link')).toBe(root.querySelector('[data-at="/link/label"] textarea'))
  expect(press('Remove sparkle')).toBe(root.querySelector('[data-at] :is(input, textarea)'))
})

test('a named link leads to its own settings', () => {
  const faves = { ...examples['/blocks/faves/example.json'], id: 'test' }
  const { store, get, click } = form(blockSchemas.get('faves') as Schema, faves)
  click(get('button', 'Edit Order Online'))
  const entry = { document: 'content/links.json', at: '/links/order' }
  expect(store.getState()).toMatchObject({ page: entry.document, view: { panel: 'site', entry } })
})

describe('a field and the store', () => {
  const faves = blockSchemas.get('faves') as Schema
  const start = { type: 'faves', id: 'test', heading: 'Faves', note: 'hot', items: [] }

  const undo = (store: StudioStoreApi): void => act(() => void store.getState().travel('undo'))

  test('a key pressed is in the store, a burst of them is one step, and undo is in the field', () => {
    const { root, store, now } = form(faves, start)
    typeInto(heading(root), 'Fave')
    typeInto(heading(root), 'Favo')
    expect(now()).toMatchObject({ heading: 'Favo' })
    expect(store.getState().history.past).toHaveLength(1)
    undo(store)
    expect(heading(root).value).toBe('Faves')
  })

  test('what another place changes, takes out and brings back is in the field', () => {
    const { root, store } = form(faves, start)
    const note = root.querySelector('[data-at="/note"] input') as HTMLInputElement
    const set = (value: unknown): void =>
      act(() => void store.getState().run(setValue, { at: '/blocks/0/note', value, name: 'Note' }))
    set('warm')
    expect(note.value).toBe('warm')
    set(undefined)
    expect(note.value).toBe('')
    undo(store)
    expect(note.value).toBe('warm')
  })

  test('a key pressed draws the form once', () => {
    const { root, drawn } = form(faves, start)
    typeInto(heading(root), 'Fave')
    const before = drawn()
    typeInto(heading(root), 'Favo')
    expect(drawn()).toBe(before + 1)
  })

  test('an emptied setting that may be left out leaves, and its default is its placeholder', () => {
    const { root, now } = form(faves, start)
    const note = root.querySelector('[data-at="/note"] input') as HTMLInputElement
    typeInto(note, '')
    expect(isRecord(now()) && 'note' in (now() as object)).toBe(false)
    expect(note.value).toBe('')
    typeInto(heading(root), '')
    expect(now()).toMatchObject({ heading: '' })
  })

  test('a setting that is new stands where its schema has it, and undo leaves no trace', () => {
    const { root, now, store } = form(faves, { type: 'faves', id: 'test', items: [], link: {} })
    typeInto(heading(root), 'Faves')
    expect(Object.keys(now() as object)).toEqual(['type', 'id', 'heading', 'items', 'link'])
    undo(store)
    expect(Object.keys(now() as object)).toEqual(['type', 'id', 'items', 'link'])
  })

  test('a text of one line that was written with a line break keeps it', () => {
    const { root, now } = form(faves, { ...start, heading: 'Hot\nand fresh' })
    const field = root.querySelector('[data-at="/heading"] :is(input, textarea)') as HTMLElement
    typeInto(field, `${(field as HTMLInputElement).value}!`)
    expect(now()).toMatchObject({ heading: 'Hot\nand fresh!' })
  })

  test('a switch put back to its default leaves the file as it was', () => {
    const { root, now } = form(faves, start)
    const follow = root.querySelector('[data-at="/follow"] input') as HTMLInputElement
    act(() => follow.click())
    expect(now()).toMatchObject({ follow: false })
    act(() => follow.click())
    expect(now()).toEqual(start)
  })
})

describe('the fields of a list', () => {
  const item = (name: string) => ({ image: { src: 'media/roll.svg', alt: '' }, name })
  const shelf = (names: readonly string[]) =>
    form(blockSchemas.get('shelf') as Schema, {
      type: 'shelf',
      id: 'test',
      heading: 'Rolls',
      items: names.map(item),
    })
  const names = (now: unknown): string[] =>
    (now as { items: { name: string }[] }).items.map(({ name }) => name)
  const nameOf = (root: HTMLElement): HTMLInputElement =>
    root.querySelector('[data-at$="/name"] input') as HTMLInputElement

  test('show the words of their item when it moves, and what is typed goes to it', () => {
    const { root, get, click, now } = shelf(['Rye', 'Seeded', 'Brioche'])
    click(root.querySelector('[data-closed]') as HTMLElement)
    click(get('button', 'Move Rye down'))
    expect(nameOf(root).value).toBe('Rye')
    typeInto(nameOf(root), 'Rye roll')
    expect(names(now())).toEqual(['Seeded', 'Rye roll', 'Brioche'])
  })

  test('show the words of their item when another joins or leaves above it', () => {
    const { root, store, click } = shelf(['Rye', 'Seeded'])
    click(root.querySelectorAll('[data-closed]')[1] as HTMLElement)
    const change = (...items: string[]): void =>
      act(() => {
        const block = { type: 'shelf', id: 'test', heading: 'Rolls', items: items.map(item) }
        store.getState().change('Edit', { ...store.getState().values, [page]: { blocks: [block] } })
      })
    change('New', 'Rye', 'Seeded')
    expect(nameOf(root).value).toBe('Seeded')
    change('Seeded')
    expect(nameOf(root).value).toBe('Seeded')
  })

  test('show the lines that are left when one is taken out', () => {
    const list = { heading: 'Here', items: ['bread', 'pickles', 'slaw'] }
    const { root, get, click } = form(blockSchemas.get('about-panel') as Schema, {
      type: 'about-panel',
      id: 'test',
      lists: [list],
    })
    click(root.querySelector('[data-closed]') as HTMLElement)
    click(get('button', 'Remove bread'))
    const left = root.querySelectorAll<HTMLInputElement>('[data-at^="/lists/0/items/"] input')
    expect([...left].map(({ value }) => value)).toEqual(['pickles', 'slaw'])
  })
})

test('an old address that is pasted where a web address is written leads there', () => {
  const { root, now } = form(blockSchemas.get('text-band') as Schema, {
    type: 'text-band',
    id: 'test',
    link: { label: 'Parks', href: 'https://' },
  })
  typeInto(
    root.querySelector('input[placeholder^="www."]') as HTMLInputElement,
    'http://nyc.example/',
  )
  expect(now()).toMatchObject({ link: { href: 'https://nyc.example/' } })
})

test('what is added to a list in a list is written at once', async () => {
  const { get, click } = form(definition('Menu'), {
    sections: [{ id: 'drinks', name: 'Drinks', serve: '/drinks', items: [] }],
  })
  click(get('button', 'Drinks'))
  click(get('button', 'Add item to Items'))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(document.activeElement?.closest('[data-at]')?.getAttribute('data-at')).toBe(
    '/sections/0/items/0/name',
  )
})

test('a list that gets its first thing stands where its schema has it', () => {
  const { root, click, now } = form(definition('Page'), { route: '/', title: 'A', blocks: [] })
  const add = root.querySelector<HTMLElement>('[data-at="/aliases"] button')
  click(add!)
  expect(Object.keys(now() as object)).toEqual(['route', 'aliases', 'title', 'blocks'])
})
