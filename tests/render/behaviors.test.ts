// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { start as loop } from '#kit/loop.behavior.ts'
import { start as motion } from '#kit/motion.behavior.ts'
import { start as year } from '#kit/year.behavior.ts'
import { start as logo } from '#render/layouts/logo.behavior.ts'
import { start as menu } from '#render/layouts/menu.behavior.ts'

import { fakeMedia, fakeView, settle } from './browser.ts'

interface HappyDom {
  readonly settings: { readonly navigation: { disableChildPageNavigation: boolean } }
  setURL(url: string): void
}

const calm = '(prefers-reduced-motion: reduce)'
const root = document.documentElement

let media: ReturnType<typeof fakeMedia>
let view: ReturnType<typeof fakeView>
let stops: (() => void)[]

beforeEach(() => {
  media = fakeMedia()
  view = fakeView()
  stops = []
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.innerHTML = ''
  delete root.dataset['motion']
})

const get = (id: string): HTMLElement => document.getElementById(id)!

describe('the button that stops what moves', () => {
  const button = (id = 'motion') =>
    `<button id="${id}" type="button" hidden><span>Pause motion</span><span hidden>Play motion</span></button>`

  const open = (html = button()): void => {
    document.body.innerHTML = html
    for (const element of document.querySelectorAll('button')) stops.push(motion(element))
  }

  /** What a person sees on it. */
  const label = (id = 'motion'): string =>
    [...get(id).children]
      .filter((child) => !(child as HTMLElement).hidden)
      .map(({ textContent }) => textContent)
      .join()

  test('shows itself once it can do something', () => {
    open()
    expect(get('motion').hidden).toBe(false)
    expect(label()).toBe('Pause motion')
  })

  test('pauses, plays, says which, and is remembered on the next page', async () => {
    open()
    get('motion').click()
    await settle()
    expect([root.dataset['motion'], label(), localStorage.getItem('motion')]).toEqual([
      'paused',
      'Play motion',
      'paused',
    ])
    get('motion').click()
    await settle()
    expect([root.dataset['motion'], label()]).toEqual(['playing', 'Pause motion'])
    expect(localStorage.getItem('motion')).not.toBe('paused')
  })

  test('agrees with every other such button on the page', async () => {
    open(button('a') + button('b'))
    get('a').click()
    await settle()
    expect(label('b')).toBe('Play motion')
  })

  test('begins with what the page was marked with before its first paint', () => {
    root.dataset['motion'] = 'paused'
    open()
    expect(label()).toBe('Play motion')
  })

  test('is hidden where the system asks for stillness already, and comes when it no longer does', () => {
    media(calm, true)
    open()
    expect(get('motion').hidden).toBe(true)
    media(calm, false)
    expect(get('motion').hidden).toBe(false)
  })

  test.each([
    ['comes back by the back button', () => window.dispatchEvent(new Event('pageshow'))],
    ['was prerendered before', () => document.dispatchEvent(new Event('prerenderingchange'))],
  ])('a page that %s learns the choice made meanwhile', async (_, happen) => {
    open()
    localStorage.setItem('motion', 'paused')
    happen()
    await settle()
    expect(label()).toBe('Play motion')
  })

  test('works where storage is blocked, for this page', async () => {
    open()
    const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
    try {
      get('motion').click()
      window.dispatchEvent(new Event('pageshow'))
      await settle()
      expect(label()).toBe('Play motion')
    } finally {
      Object.defineProperty(globalThis, 'localStorage', real)
    }
  })
})

describe('a silent loop', () => {
  let state: string[]

  const open = (attributes = ''): HTMLVideoElement => {
    document.body.innerHTML = `<video data-webm="/a.webm" data-mp4="/a.mp4" ${attributes}></video>`
    const video = document.querySelector('video')!
    state = []
    video.canPlayType = () => 'probably'
    video.play = async () => void state.push('play')
    video.pause = () => void state.push('pause')
    stops.push(loop(video))
    return video
  }

  test('fetches nothing until it is on screen', () => {
    const video = open()
    expect(video.getAttribute('src')).toBeNull()
    view.see(video, false)
    expect(video.getAttribute('src')).toBeNull()
    view.see(video)
    expect([video.getAttribute('src'), state.at(-1)]).toEqual(['/a.webm', 'play'])
  })

  test('fetches nothing until the page has loaded', () => {
    const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const video = open()
    expect(view.watched()).toEqual([])
    loading.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    expect(view.watched()).toEqual([video])
  })

  test('plays only while it is on screen', () => {
    const video = open()
    view.see(video)
    view.see(video, false)
    expect(state.at(-1)).toBe('pause')
    view.see(video)
    expect(state.at(-1)).toBe('play')
  })

  test('takes the other file where the browser does not know the first', () => {
    const video = open()
    video.canPlayType = () => ''
    view.see(video)
    expect(video.getAttribute('src')).toBe('/a.mp4')
  })

  test('obeys the pause button', async () => {
    const video = open()
    view.see(video)
    root.dataset['motion'] = 'paused'
    await settle()
    expect(state.at(-1)).toBe('pause')
    root.dataset['motion'] = 'playing'
    await settle()
    expect(state.at(-1)).toBe('play')
  })

  test('stays a still picture where the system asks for stillness, and stops when it begins to', () => {
    media(calm, true)
    const video = open()
    view.see(video)
    expect(video.getAttribute('src')).toBeNull()
    media(calm, false)
    expect(state.at(-1)).toBe('play')
    media(calm, true)
    expect(state.at(-1)).toBe('pause')
  })

  test('stays a still picture where data is being saved', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    })
    const video = open()
    view.see(video)
    Reflect.deleteProperty(navigator, 'connection')
    expect(video.getAttribute('src')).toBeNull()
  })

  test('stays a still picture where its query does not match', () => {
    const wide = '(min-width: 768px)'
    const video = open(`data-media="${wide}"`)
    view.see(video)
    expect(video.getAttribute('src')).toBeNull()
    media(wide, true)
    expect(video.getAttribute('src')).toBe('/a.webm')
  })
})

describe('the year of a copyright line', () => {
  /** What the line says at that instant. */
  const line = (now: string, text: string, zone = 'America/New_York'): string => {
    vi.useFakeTimers({ now: new Date(now) })
    document.body.innerHTML = `<span id="year" data-time-zone="${zone}">${text}</span>`
    stops.push(year(get('year')))
    return get('year').textContent
  }

  test('is the current one, whenever the page was built', () => {
    expect(line('2027-06-01T00:00:00Z', '© 2026 Mitts')).toBe('© 2027 Mitts')
    expect(line('2026-06-01T00:00:00Z', '2026')).toBe('2026')
  })

  test('turns at midnight where the shops are', () => {
    expect(line('2027-01-01T04:59:59Z', '2026')).toBe('2026')
    expect(line('2027-01-01T05:00:00Z', '2026')).toBe('2027')
  })
})

describe('a link to the page it stands on', () => {
  const scroll = vi.fn()

  /** Whether the browser goes on to load what the link names. */
  const click = (href: string, init: MouseEventInit = {}, attributes = ''): boolean => {
    vi.stubGlobal('scrollTo', scroll.mockClear())
    document.body.innerHTML = `<a id="logo" href="${href}" ${attributes}><b id="inside">Mitts</b></a>`
    stops.push(logo(get('logo')))
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    let led = true
    const look = (seen: Event): void => {
      led = !seen.defaultPrevented
      seen.preventDefault()
    }
    document.addEventListener('click', look, { once: true })
    get('inside').dispatchEvent(event)
    return led
  }

  beforeEach(() => {
    const { happyDOM } = window as unknown as { happyDOM: HappyDom }
    happyDOM.settings.navigation.disableChildPageNavigation = true
    happyDOM.setURL('https://mitts.example/home?from=mail#faves')
  })

  test('scrolls to the top', () => {
    expect(click('/home')).toBe(false)
    expect(scroll).toHaveBeenCalledWith(0, 0)
  })

  test.each<[string, string, MouseEventInit?, string?]>([
    ['to another page', '/'],
    ['into the page', '/home#about'],
    ['to another site', 'https://order.example/home'],
    ['clicked with a key held down', '/home', { metaKey: true }],
    ['that opens a tab', '/home', {}, 'target="_blank"'],
  ])('but one %s leads there', (_, href, init, attributes) => {
    expect(click(href, init, attributes)).toBe(true)
    expect(scroll).not.toHaveBeenCalled()
  })
})

describe('the menu', () => {
  const desktop = '(min-width: 768px)'

  const open = (): HTMLDialogElement => {
    document.body.innerHTML = `
      <button id="toggle" command="show-modal" commandfor="menu" aria-expanded="false">Menu</button>
      <dialog id="menu" data-until="${desktop}">
        <button id="close" command="close" commandfor="menu">Close</button>
        <a id="about" href="#about"><b id="word">About</b></a><p id="words">Hello</p>
      </dialog>`
    const dialog = document.querySelector('dialog')!
    stops.push(menu(dialog))
    return dialog
  }

  const expanded = (): string | null => get('toggle').getAttribute('aria-expanded')

  test('opens and closes by its buttons in a browser that does not know commands', () => {
    const dialog = open()
    get('toggle').click()
    expect(dialog.open).toBe(true)
    get('close').click()
    expect(dialog.open).toBe(false)
  })

  test('leaves the buttons to a browser that knows commands', () => {
    Object.defineProperty(HTMLButtonElement.prototype, 'command', { configurable: true, value: '' })
    const dialog = open()
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    get('toggle').click()
    expect(dialog.open).toBe(false)
  })

  test('tells on its button whether it is open, whoever opened or closed it', async () => {
    const dialog = open()
    dialog.showModal()
    await settle()
    expect(expanded()).toBe('true')
    dialog.close()
    await settle()
    expect(expanded()).toBe('false')
    expect(get('close').hasAttribute('aria-expanded')).toBe(false)
  })

  test('closes when a link in it is chosen, and not when something else is clicked', () => {
    const dialog = open()
    dialog.showModal()
    get('words').click()
    expect(dialog.open).toBe(true)
    get('word').click()
    expect(dialog.open).toBe(false)
  })

  test('closes when the screen becomes wide', () => {
    const dialog = open()
    dialog.showModal()
    media(desktop, true)
    expect(dialog.open).toBe(false)
  })

  test('stopped, it leaves its buttons alone', () => {
    const dialog = open()
    stops.pop()?.()
    get('toggle').click()
    expect(dialog.open).toBe(false)
  })
})
