// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { start as loop } from '#kit/loop.behavior.ts'
import { start as motion } from '#kit/motion.behavior.ts'
import { start as year } from '#kit/year.behavior.ts'

import { fakeMedia, fakeView, settle } from './browser.ts'

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

  test('says once it moves, so that a still behind it can go', () => {
    const video = open()
    view.see(video)
    expect(video.dataset['moved']).toBeUndefined()
    video.dispatchEvent(new Event('timeupdate'))
    expect(video.dataset['moved']).toBe('')
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

  test('goes on and on only where it can be stopped, and else plays once', () => {
    const video = open('loop')
    view.see(video)
    expect(video.loop).toBe(false)
    const bar = document.createElement('div')
    bar.innerHTML = '<button data-behavior="kit/motion" hidden></button>'
    document.body.append(bar)
    for (const width of [48, 0]) {
      vi.spyOn(bar, 'offsetWidth', 'get').mockReturnValue(width)
      view.see(video)
      expect(video.loop).toBe(width > 0)
    }
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

describe('the current year', () => {
  /** What a year that was built in 2026 says at that instant. */
  const shown = (now: Date): string => {
    vi.useFakeTimers({ now })
    document.body.innerHTML = '<span id="year">2026</span>'
    stops.push(year(get('year')))
    return get('year').textContent
  }

  test('is told whenever the page was built', () => {
    expect(shown(new Date('2027-06-01'))).toBe('2027')
    expect(shown(new Date('2026-06-01'))).toBe('2026')
  })

  test('turns at the midnight of the visitor', () => {
    expect(shown(new Date(2027, 0, 1, 0, 0, -1))).toBe('2026')
    expect(shown(new Date(2027, 0, 1))).toBe('2027')
  })
})
