// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'

import type { PublishRequest } from '#studio/api.ts'
import { takeUp } from '#studio/save/follow.ts'
import { SiteWindows } from '#studio/SiteWindows.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { file, openedOn, siteOf } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, settled, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

beforeAll(async () => {
  await import('#studio/publish/PublishDialog.tsx')
}, 30_000)

const page = (route: string, title: string) => ({ route, title, blocks: [] })
const documents = {
  'set/crew.json': page('/us', 'Crew'),
  'set/home.json': page('/', 'New home'),
  'set/menu.json': page('/menu', 'New menu'),
}
const committed = {
  'set/about.json': file(page('/us', 'Crew')).text,
  'set/crew.json': null,
  'set/home.json': file(page('/', 'Home')).text,
  'set/menu.json': file(page('/menu', 'Menu')).text,
}

/** The window where a page got another name and two got another title. */
async function publishing(answer: { readonly status: number; readonly body: object }) {
  const store = openedOn(documents)
  store.getState().found([], store.getState())
  const git = { branch: 'main', remote: null, committed, media: { 'media/new.svg': 'added' } }
  const sent: PublishRequest[] = []
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body: string }) => {
    if (method !== 'POST')
      return Promise.resolve(Response.json({ git, documents: siteOf(documents).documents }))
    sent.push(JSON.parse(body) as PublishRequest)
    return Promise.resolve(Response.json(answer.body, { status: answer.status }))
  })
  const drawn = mount(
    <StudioStore value={store}>
      <SiteWindows />
    </StudioStore>,
  )
  await settled(() => store.getState().look({ window: 'publish' }))
  const { root } = drawn
  const boxes = (): HTMLInputElement[] => [
    ...root.querySelectorAll<HTMLInputElement>('section input[type=checkbox]'),
  ]
  const main = (): HTMLElement => [...root.querySelectorAll('button')].at(-1) as HTMLElement
  const message = (): HTMLInputElement =>
    root.querySelector('input:not([type])') as HTMLInputElement
  return { ...drawn, store, sent, boxes, main, message }
}

const done = { commit: '12345678', branch: 'main', pushed: false, notPushed: null }

test('what is chosen is told, proposed as a message, counted and published; the rest is said to stay', async () => {
  const { root, sent, boxes, main, message, click, get } = await publishing({
    status: 200,
    body: done,
  })
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true])
  expect([message().value, main().textContent]).toEqual(['Change Crew, Home and Menu', 'Publish'])
  expect(root.textContent).toContain('media/new.svg: added')
  click(boxes()[1] as HTMLElement)
  expect(root.textContent).not.toContain('media/new.svg')
  expect([message().value, main().textContent]).toEqual(['Change Crew and Menu', 'Publish 2 of 3'])
  expect(get('p').textContent).toBe(
    '2 of 3 go out; the rest stays saved here. Pictures go with the pages that show them.',
  )
  click(get('button', 'Choose none'))
  expect(root.textContent).toContain('Choose what goes out.')
  expect(main().getAttribute('aria-disabled')).toBe('true')
  click(get('button', 'Choose all'))
  click(boxes()[1] as HTMLElement)
  click(boxes()[2] as HTMLElement)
  expect(message().value).toBe('Rename About to Crew')
  await settled(() => main().click())
  expect(sent).toEqual([
    {
      message: 'Rename About to Crew',
      only: ['set/crew.json', 'set/about.json'],
      from: 'main',
      branch: null,
      push: false,
    },
  ])
  expect(root.textContent).toContain('What you left out is saved here')
})

test('a message that was written stays, whatever is chosen then; all of it names no files', async () => {
  const { sent, boxes, main, message, click } = await publishing({ status: 200, body: done })
  typeInto(message(), 'Autumn')
  click(boxes()[0] as HTMLElement)
  expect(message().value).toBe('Autumn')
  click(boxes()[0] as HTMLElement)
  await settled(() => main().click())
  expect(sent).toEqual([{ message: 'Autumn', from: 'main', branch: null, push: false }])
})

test('what changes while the window is open stays behind where something was left out', async () => {
  const { store, boxes, click, get } = await publishing({ status: 200, body: done })
  const others = (id: string): Promise<void> =>
    settled(() => void takeUp(store, { [id]: file(page(`/${id}`, 'Half done')) }))
  click(boxes()[1] as HTMLElement)
  await others('set/late.json')
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, false, true])
  click(get('button', 'Choose all'))
  await others('set/later.json')
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, true, true])
})

test('what has to come along is told, and one press chooses it', async () => {
  const why = 'About (set) has to go out as well. Without that …'
  const { root, boxes, main, click, get } = await publishing({
    status: 422,
    body: { message: why, needs: ['set/about.json'] },
  })
  click(boxes()[0] as HTMLElement)
  await settled(() => main().click())
  expect(root.textContent).toContain(why)
  click(get('button', 'Publish Crew as well'))
  expect(boxes()[0]?.checked).toBe(true)
  expect(root.textContent).not.toContain(why)
})

test('a fault in a page that is left out keeps no other page from going out', async () => {
  const { store, root, boxes, main, click } = await publishing({ status: 200, body: done })
  const fault = {
    code: 'x',
    severity: 'error',
    file: 'pages/set/menu.json',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    pointer: '',
    where: '',
    problem: 'It has a fault.',
    remedy: 'Mend it.',
  } as const
  act(() => store.getState().found([fault], store.getState()))
  expect(main().getAttribute('aria-disabled')).toBe('true')
  expect(root.textContent).toContain(
    'Fix the problem above first, or leave out the pages that have it.',
  )
  click(boxes()[2] as HTMLElement)
  expect(root.textContent).not.toContain('It has a fault.')
  expect(main().getAttribute('aria-disabled')).not.toBe('true')
})
