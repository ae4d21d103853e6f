// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { start as logo } from '#render/layouts/logo.behavior.ts'
import { start as menu } from '#render/layouts/menu.behavior.ts'

import { fakeMedia, settle } from './browser.ts'

interface HappyDom {
  readonly settings: { readonly navigation: { disableChildPageNavigation: boolean } }
  setURL(url: string): void
}

let media: ReturnType<typeof fakeMedia>
let stops: (() => void)[]

beforeEach(() => {
  media = fakeMedia()
  stops = []
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const get = (id: string): HTMLElement => document.getElementById(id)!

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
