// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'

import type { GitState, PublishRequest } from '#studio/api.ts'
import { SiteWindows } from '#studio/SiteWindows.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openedOn, siteOf } from '#tests/studio/open-studio.ts'
import { type Mounted, drawsInDocument, mount, settled, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

// Loaded when they are first opened, which takes a while where much else is going on.
beforeAll(async () => {
  await import('#studio/publish/PublishDialog.tsx')
  await import('#studio/conflict/ConflictDialog.tsx')
}, 30_000)

const documents = { 'set/home.json': { title: 'Home' } }

const picture: GitState['media'] = { 'media/new.svg': 'added' }

/** The window on a site of which at most pictures changed since the last commit, if `more` says nothing else. */
async function opened(
  remote: string | null,
  branch = 'main',
  store = openedOn(documents),
  media = picture,
  more: Partial<GitState> = {},
): Promise<Mounted> {
  const git = { branch, remote, committed: {}, media, ...more }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ git, documents: siteOf(documents).documents })),
  )
  const drawn = mount(
    <StudioStore value={store}>
      <SiteWindows />
    </StudioStore>,
  )
  await settled(() => store.getState().look({ window: 'publish' }))
  expect(drawn.root.textContent.includes('Where it goes')).toBe(more.unfinished === undefined)
  return drawn
}
const unsent = 'What wasn’t sent yet'

/** Answers what is published, and keeps it; the branch is `branch` by then. */
function publishing(answer: object, branch = 'main'): PublishRequest[] {
  const sent: PublishRequest[] = []
  vi.stubGlobal('fetch', (_: string, { method, body = '' }: { method: string; body?: string }) => {
    if (method === 'POST') sent.push(JSON.parse(body) as PublishRequest)
    const git = { branch, remote: 'origin', committed: {}, media: picture }
    return Promise.resolve(Response.json(method === 'POST' ? answer : { git, documents: {} }))
  })
  return sent
}

test('commits that were not sent go out with this one, as a proposal too', async () => {
  const { root, click } = await opened('origin')
  expect(root.textContent).toContain(unsent)
  const [straight, fresh, send] = [...root.querySelectorAll<HTMLElement>('fieldset input')]
  if (!straight || !fresh || !send) throw new Error('There are two places, and the remote.')
  click(fresh)
  expect(root.textContent).toContain(unsent)
  click(straight)
  expect(root.textContent).toContain(unsent)
  click(send)
  expect(root.textContent).not.toContain(unsent)
})

test('where there is nothing to commit, nobody asks for a sentence, and only sending is offered', async () => {
  const store = openedOn(documents)
  store.getState().found([], store.getState())
  const { root, get, click } = await opened('origin', 'main', store, {})
  const button = get('button', 'Publish')
  const send = root.querySelector<HTMLElement>('input[type=checkbox]')
  if (!send) throw new Error('There is a remote.')
  expect(root.textContent).not.toContain('in a sentence')
  expect(button.getAttribute('aria-disabled')).not.toBe('true')
  click(send)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(root.textContent).toContain('Nothing has changed since this was last published.')
})

test('pictures that go out are named, with what became of them and who shows them', async () => {
  const image = { src: 'media/a.svg', alt: '' }
  const home = { title: 'Home', route: '/', blocks: [{ type: 'poster', id: 'poster', image }] }
  const media = {
    'media/a.svg': 'replaced',
    'media/b.svg': 'added',
    'media/c.svg': 'removed',
  } as const
  const { root, get } = await opened(null, 'main', openedOn({ 'set/home.json': home }), media)
  const told = [...get('section', 'What goes out').querySelectorAll('li')]
  expect(told.map((one) => one.textContent).slice(-3)).toEqual([
    'media/a.svg: replaced, used in Home',
    'media/b.svg: added, used nowhere',
    'media/c.svg: removed',
  ])
  expect(root.textContent).toContain('Pictures and videos')
})

test('pictures that go out alone are named, in the message too', async () => {
  const { root, get } = await opened(null)
  expect(get('section', 'What goes out').textContent).toContain('media/new.svg: added')
  const message = [...root.querySelectorAll('label')].find((label) =>
    label.textContent.startsWith('What changed'),
  )
  expect(message?.querySelector('input')?.value).toBe('Add new.svg')
})

test('a text that is no JSON keeps the site from going out, and the way to it opens it', async () => {
  const store = openedOn(documents)
  store.getState().found([], store.getState())
  store.getState().setUnread('set/home.json#', { text: '{ oops' })
  const { root, get, click } = await opened('origin', 'main', store)
  expect(get('section', 'Before this can go live').textContent).toContain('isn’t valid JSON yet')
  const button = get('button', 'Publish')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  const go = root.querySelector<HTMLElement>('[aria-label^="Go to Home"]')
  if (!go) throw new Error('There is no way to it.')
  click(go)
  expect(store.getState().view).toMatchObject({ json: true, window: undefined })
})

test('nothing is said to be sent where there is no remote', async () => {
  expect((await opened(null)).root.textContent).not.toContain(unsent)
})

test('where no branch is checked out, it goes out as a proposal', async () => {
  const { root } = await opened(null, 'HEAD')
  expect(root.querySelector('fieldset')?.textContent).toBe(
    'Where it goesYou have an older version of the site open, so this goes out as a proposal. No branch is checked outName of the proposal',
  )
})

test('while two versions are being combined it says so, and asks for no place to go', async () => {
  const unfinished = { message: 'Someone started …', details: 'git is in …' }
  const { root, get } = await opened(null, 'HEAD', openedOn(documents), picture, { unfinished })
  expect(root.textContent).toContain(unfinished.message)
  expect(get('button', 'Publish').getAttribute('aria-disabled')).toBe('true')
})

test('what was written for it stays while the author chooses between two versions', async () => {
  const store = openedOn(documents)
  const { root } = await opened(null, 'main', store)
  const message = root.querySelector('input') as HTMLInputElement
  typeInto(message, 'Autumn menu')
  const conflict = { id: 'set/home.json', base: {}, theirs: null, at: 0 }
  const { setSaving } = store.getState()
  // Not before the sentence is ended.
  await settled(() => setSaving({ conflicts: [conflict], choosing: true }))
  expect(root.textContent).not.toContain('Home changed on disk')
  await act(() => new Promise<void>((done) => setTimeout(done, 1600)))
  expect(root.textContent).toContain('Home changed on disk')
  act(() => setSaving({ conflicts: [], choosing: false }))
  expect(root.querySelector('input')?.value).toBe('Autumn menu')
})

test('git’s words stand small beside plain ones, and a proposal is called as people call it', async () => {
  const store = openedOn(documents)
  store.getState().found([], store.getState())
  const { root, get, click } = await opened('origin', 'main', store)
  const where = root.querySelector('fieldset')
  const plain = (): string =>
    [...(where?.querySelectorAll('label') ?? [])]
      .map(({ childNodes }) =>
        [...childNodes].map((node) => (node.nodeName === 'SMALL' ? '' : node.textContent)).join(''),
      )
      .join('. ')
  expect(plain()).toBe(
    'Straight away. As a proposal, for someone to look at first. Send it, so everyone else gets it',
  )
  expect([...(where?.querySelectorAll('small') ?? [])].map((one) => one.textContent)).toEqual([
    'to the branch main',
    'on a branch of its own',
    'push to origin',
  ])
  click([...root.querySelectorAll<HTMLElement>('input[type=radio]')][1] as HTMLElement)
  typeInto(root.querySelector('#proposal') as HTMLInputElement, 'Autumn menu')
  expect(where?.textContent).toContain('the branch autumn-menu')
  const notPushed = { message: 'It could not be sent. Try again.', details: 'fatal: no route' }
  const answer = { commit: '12345678', branch: 'autumn-menu', pushed: false, notPushed }
  const sent = publishing(answer)
  const button = get('button', 'Publish')
  typeInto(root.querySelector('input') as HTMLInputElement, 'New menu')
  await settled(() => button.click())
  expect(sent).toEqual([{ message: 'New menu', from: 'main', branch: 'autumn-menu', push: true }])
  expect(root.querySelector('h2')?.textContent).toBe('Kept here, but not sent')
  expect(root.textContent).toContain('It could not be sent. Try again.')
  expect(root.querySelector('details code')?.textContent).toBe('fatal: no route')
})

test('where git does not know the author, the window asks, and publishes with the answer', async () => {
  const store = openedOn(documents)
  store.getState().found([], store.getState())
  const { root, get, click } = await opened(null, 'main', store, picture, { noAuthor: true })
  const button = get('button', 'Publish')
  const answer = { commit: 'abcdef012', branch: 'main', pushed: false, notPushed: null }
  const sent = publishing(answer)
  const [message, name, email] = [
    ...root.querySelectorAll<HTMLInputElement>('label input:not([type=radio])'),
  ]
  if (!message || !name || !email) throw new Error('There are three fields.')
  typeInto(message, 'New pictures')
  expect(root.textContent).toContain('Enter your name.')
  typeInto(name, 'Bea')
  expect(root.textContent).toContain('Enter your email address')
  typeInto(email, 'bea@mitts.example')
  await settled(() => click(button))
  expect(sent).toEqual([
    {
      message: 'New pictures',
      from: 'main',
      branch: null,
      push: false,
      author: { name: 'Bea', email: 'bea@mitts.example' },
    },
  ])
})

test('what the server refused is told until something else is asked of it', async () => {
  const store = openedOn(documents)
  store.getState().found([], store.getState())
  const { root, get, click } = await opened(null, 'main', store)
  const taken = '“spring” is taken. Choose another name for the proposal.'
  vi.stubGlobal('fetch', (_: string, { method }: { method: string }) =>
    Promise.resolve(
      method === 'POST'
        ? Response.json({ message: taken }, { status: 422 })
        : Response.json({ git: { branch: 'main' }, documents: {} }),
    ),
  )
  const [message, straight, proposal] = root.querySelectorAll('input')
  if (!message || !straight || !proposal) throw new Error('There are a message and two places.')
  typeInto(message, 'New pictures')
  const refusedAgain = async (): Promise<void> => {
    await settled(() => get('button', 'Publish').click())
    expect(root.textContent).toContain(taken)
  }
  click(proposal)
  typeInto(root.querySelector('#proposal') as HTMLInputElement, 'spring')
  await refusedAgain()
  // A hook may refuse a message, and its words are read while another is written.
  typeInto(message, 'New pictures of spring')
  expect(root.textContent).toContain(taken)
  typeInto(root.querySelector('#proposal') as HTMLInputElement, 'spring-2')
  expect(root.textContent).not.toContain(taken)
  await refusedAgain()
  click(straight)
  expect(root.textContent).not.toContain(taken)
})

test('where another branch is checked out by then, nothing is saved or published', async () => {
  const store = openedOn(documents)
  const { values, found } = store.getState()
  store.getState().change('Rename', { 'set/home.json': { title: 'House' } })
  found([], store.getState())
  const { root, get } = await opened('origin', 'main', store, picture, {
    committed: { 'set/home.json': JSON.stringify(values['set/home.json']) },
  })
  const sent = publishing({}, 'redesign')
  const button = get('button', 'Publish')
  await settled(() => button.click())
  expect(root.textContent).toContain('so nothing was saved or published')
  expect(sent).toEqual([])
  expect(store.getState().values['set/home.json']).toEqual({ title: 'House' })
})
