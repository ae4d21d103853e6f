// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { startPage } from '#render/islands/start.ts'

import { fakeMedia, fakeView, settle } from './browser.ts'

let media: ReturnType<typeof fakeMedia>
let view: ReturnType<typeof fakeView>
let asked: string[]
let log: unknown[]
let broken: boolean
let hanging: boolean
let stop: () => void

beforeEach(() => {
  media = fakeMedia()
  view = fakeView()
  asked = []
  log = []
  broken = false
  hanging = false
  stop = () => {}
  vi.spyOn(console, 'warn').mockImplementation((message) => void log.push(message))
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const load = async (url: string): Promise<Record<string, unknown>> => {
  asked.push(url)
  await settle()
  if (hanging) await new Promise(() => {})
  if (broken) throw new TypeError('Failed to fetch')
  return url.startsWith('/react')
    ? {
        hydrate(marker: Element, component: unknown, props: unknown, prefix: string) {
          log.push([marker.id, component, props, prefix])
          marker.addEventListener('click', hear)
          return () => log.push(`${marker.id} sleeps`)
        },
      }
    : { SignUp: `SignUp of ${url}` }
}

const hear = (event: Event): void => {
  event.preventDefault()
  log.push(`heard ${(event.target as Element).id}`)
}

const island = (
  attributes: string,
  inside = '<p><button id="button" type="button">Go</button><a id="link" href="#x">x</a></p>',
) =>
  `<sb-island id="one" data-src="/one.js" data-runtime="/react.js" data-export="SignUp" data-prefix="b-1-" data-props='{"a":1}' ${attributes}>${inside}</sb-island>`

/** Starts a page with this body. */
const open = (html: string): void => {
  document.body.innerHTML = html
  stop = startPage({}, load)
}

const get = (id: string): HTMLElement => document.getElementById(id)!
const awake = ['one', 'SignUp of /one.js', { a: 1 }, 'b-1-']

/** Whether the browser goes on to do what a click does. */
const click = (id: string): boolean =>
  get(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

const touch = (id: string, type: string): void =>
  void get(id).dispatchEvent(new Event(type, { bubbles: true }))

describe('an island that wakes when it is seen', () => {
  test('asks for nothing before', async () => {
    open(island('data-when="visible"'))
    view.see(document.querySelector('p')!, false)
    await settle()
    expect(asked).toEqual([])
    expect(view.options()).toEqual([{ rootMargin: '200px' }])
  })

  test('asks for its script and React, once each, and wakes with its props', async () => {
    open(island('data-when="visible"'))
    view.see(document.querySelector('p')!)
    view.see(document.querySelector('p')!)
    await settle()
    await settle()
    expect(asked.toSorted()).toEqual(['/one.js', '/react.js'])
    expect(log).toEqual([awake])
    expect(view.watched()).toEqual([])
  })

  test('is watched through its children, because its marker has no box', () => {
    open(island('data-when="visible"', '<p id="a"></p><p id="b"></p>'))
    expect(view.watched().map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('is watched through what is around it while it has no box itself', async () => {
    open(`<div id="around">${island('data-when="visible"', '<p id="a" hidden></p>')}</div>`)
    view.see(get('a'), false, 0)
    view.see(get('one'), false, 0)
    view.see(get('around'))
    await settle()
    expect(asked).toHaveLength(2)
  })

  test('sleeps in a block that this screen does not show, until it shows it', async () => {
    const marker = island('data-when="visible"', '<p id="a" hidden></p>')
    open(`<div id="around"><div id="block" data-on="phones">${marker}</div></div>`)
    for (const id of ['a', 'one', 'block']) view.see(get(id), false, 0)
    expect(view.watched()).not.toContain(get('around'))
    await settle()
    expect(asked).toEqual([])
    view.see(get('block'))
    await settle()
    expect(asked).toHaveLength(2)
  })

  test('clicks before it is awake do what they do without script', () => {
    open(island('data-when="visible"'))
    expect(click('button')).toBe(true)
  })
})

test('an island that waits for idleness starts then, and not once the page was stopped', async () => {
  const ready: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => ready.push(call))
  open(island('data-when="idle"'))
  expect(asked).toEqual([])
  stop()
  ready.forEach((call) => call())
  expect(asked).toEqual([])
  open(island('data-when="idle"'))
  ready.forEach((call) => call())
  expect(asked).toHaveLength(2)
})

describe('an island that wakes when it is touched', () => {
  test.each(['pointerover', 'pointerdown', 'focusin'])('loads on %s', (type) => {
    open(island('data-when="interaction"'))
    expect(asked).toEqual([])
    touch('button', type)
    expect(asked).toHaveLength(2)
  })

  test('keeps the first click and hears it once awake', async () => {
    open(island('data-when="interaction"'))
    expect(click('button')).toBe(false)
    expect(click('button')).toBe(false)
    await settle()
    await settle()
    expect(log).toEqual([awake, 'heard button'])
  })

  test('never keeps a click on a link', async () => {
    open(island('data-when="interaction"'))
    expect(click('link')).toBe(true)
    await settle()
    await settle()
    expect(log).toEqual([awake])
  })

  test('a click that is kept is counted once', async () => {
    const counted = vi.fn()
    open(island('data-when="interaction"'))
    document.body.addEventListener('click', counted)
    click('button')
    await settle()
    await settle()
    document.body.removeEventListener('click', counted)
    expect(counted).toHaveBeenCalledOnce()
  })
})

describe('an island for some screens only', () => {
  const hover = '(hover: hover)'

  test('asks for nothing where its query does not match, and keeps no click', async () => {
    open(island(`data-when="interaction" data-media="${hover}"`))
    touch('button', 'pointerover')
    expect(click('button')).toBe(true)
    expect(asked).toEqual([])
  })

  test('waits for the query to match and then to be due', () => {
    open(island(`data-when="visible" data-media="${hover}"`))
    expect(view.watched()).toEqual([])
    media(hover, true)
    expect(asked).toEqual([])
    media(hover, false)
    view.see(document.querySelector('p')!)
    expect(asked).toEqual([])
    media(hover, true)
    view.see(document.querySelector('p')!)
    expect(asked).toHaveLength(2)
  })
})

describe('a script that does not arrive', () => {
  beforeEach(async () => {
    broken = true
    open(island('data-when="visible"'))
    view.see(document.querySelector('p')!)
    await settle()
    await settle()
    asked.length = 0
  })

  test('leaves the page as it is and says so', () => {
    expect(get('button').textContent).toBe('Go')
    expect(log).toEqual([expect.stringContaining('/one.js did not load')])
  })

  test('is asked for again at the next touch, at an address that has not failed, with the same React', async () => {
    broken = false
    touch('button', 'pointerover')
    expect(asked).toEqual([])
    touch('button', 'pointerdown')
    await settle()
    await settle()
    expect(asked).toEqual(['/react.js', '/one.js?1'])
    expect(log.at(-1)).toEqual(['one', 'SignUp of /one.js?1', { a: 1 }, 'b-1-'])
  })

  test('gives a click back to the page when it fails again', async () => {
    const page = vi.fn()
    document.body.addEventListener('click', page)
    expect(click('button')).toBe(false)
    await settle()
    await settle()
    document.body.removeEventListener('click', page)
    expect(page).toHaveBeenCalledOnce()
    expect(page.mock.calls[0]?.[0].defaultPrevented).toBe(false)
    touch('button', 'focusin')
    expect(asked.at(-1)).toBe('/one.js?2')
  })

  test('gives a click back after a moment when it hangs, and keeps no other', () => {
    vi.useFakeTimers()
    hanging = true
    const page = vi.fn()
    document.body.addEventListener('click', page)
    expect(click('button')).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(page).toHaveBeenCalledOnce()
    expect(page.mock.calls[0]?.[0].defaultPrevented).toBe(false)
    expect(click('button')).toBe(true)
    document.body.removeEventListener('click', page)
  })
})

test('a script that did not arrive for a marker that holds nothing is asked for at a touch around it', async () => {
  broken = true
  open(`<div><b id="row">…</b>${island('data-when="idle"', '')}</div>`)
  await vi.waitFor(() => expect(log).toHaveLength(1))
  await settle()
  asked.length = 0
  broken = false
  touch('row', 'pointerdown')
  await settle()
  await settle()
  expect(asked).toEqual(['/react.js', '/one.js?1'])
  expect(log).toHaveLength(2)
})

test('a script that did not arrive for an island that has been taken away is asked for no more', async () => {
  broken = true
  open(island('data-when="idle"'))
  const refused = vi.fn()
  process.on('unhandledRejection', refused)
  document.body.addEventListener('island-missing', () => get('one').remove(), { once: true })
  await vi.waitFor(() => expect(log).toHaveLength(1))
  await settle()
  process.off('unhandledRejection', refused)
  expect(refused).not.toHaveBeenCalled()
})

describe('stopping a page', () => {
  test('puts islands to sleep, and the page can be started anew with another body', async () => {
    open(island('data-when="visible"'))
    view.see(document.querySelector('p')!)
    await settle()
    await settle()
    stop()
    stop()
    expect(log).toEqual([awake, 'one sleeps'])
    open(island('data-when="visible"'))
    view.see(document.querySelector('p')!)
    await settle()
    await settle()
    expect(log).toEqual([awake, 'one sleeps', awake])
  })

  test('keeps islands asleep whose scripts arrive later', async () => {
    open(island('data-when="visible"'))
    view.see(document.querySelector('p')!)
    stop()
    await settle()
    await settle()
    expect(log).toEqual([])
  })
})

describe('behaviors', () => {
  test('start on every element that names them and stop with the page', () => {
    document.body.innerHTML =
      '<i id="a" data-behavior="kit/x other/y"></i><i id="b" data-behavior="kit/x"></i><i data-behavior="kit/xy"></i>'
    stop = startPage({
      'kit/x': ({ id }) => {
        log.push(`start ${id}`)
        return () => log.push(`stop ${id}`)
      },
    })
    stop()
    expect(log).toEqual(['start a', 'start b', 'stop a', 'stop b'])
  })

  test('one that throws is reported and holds up no other', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    document.body.innerHTML = '<i data-behavior="kit/bad"></i><i data-behavior="kit/good"></i>'
    const good = vi.fn(() => () => {})
    stop = startPage({
      'kit/bad': () => {
        throw new Error('no')
      },
      'kit/good': good,
    })
    expect(good).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledOnce()
  })
})
