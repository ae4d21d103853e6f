// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { isFlagged, setFlag } from '#site/newsletter/flag.ts'
import { GRACE_MS, watchSubmission } from '#site/newsletter/submission.ts'

const key = 'newsletter:letters:2025-05'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.innerHTML = ''
})

describe('who signed up', () => {
  test('is remembered, for this campaign and month only (J8, K5)', () => {
    setFlag(key)
    expect(isFlagged(key)).toBe(true)
    expect(isFlagged('newsletter:letters:2025-02')).toBe(false)
  })

  test('is forgotten without a fault where storage is blocked or full (K8)', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    setFlag(key)
    expect(isFlagged(key)).toBe(false)
  })

  test('is forgotten without a fault where even asking for the storage throws', () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
    try {
      setFlag(key)
      expect(isFlagged(key)).toBe(false)
    } finally {
      Object.defineProperty(globalThis, 'localStorage', real)
    }
  })
})

describe('a form that posts into a frame', () => {
  let told: string[]
  let frame: HTMLIFrameElement
  let stop: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    told = []
    document.body.innerHTML = `
      <form action="https://forms.example/post" method="post" target="_blank">
        <input name="entry.1" type="email" value="a@b.example">
      </form>`
    frame = document.createElement('iframe')
    frame.name = 'answer'
    stop = watchSubmission(form(), frame, {
      onSent: () => told.push('sent'),
      onBlocked: (reason) => told.push(reason),
    })
  })

  const form = () => document.querySelector('form')!

  /** Whether the browser would go on to send. */
  const submit = (): boolean =>
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

  const violate = (init: {
    effectiveDirective: string
    blockedURI?: string
    disposition?: string
  }): void => {
    const event = new Event('securitypolicyviolation', { bubbles: true })
    Object.assign(event, {
      blockedURI: 'https://forms.example/post',
      disposition: 'enforce',
      ...init,
    })
    document.dispatchEvent(event)
  }

  const wait = () => vi.advanceTimersByTime(GRACE_MS)

  test('goes to the frame with script, and to a new tab without', () => {
    expect(form().target).toBe('answer')
    stop()
    expect(form().target).toBe('_blank')
  })

  test('counts as sent when nothing refused it', () => {
    expect(submit()).toBe(true)
    expect(told).toEqual([])
    wait()
    expect(told).toEqual(['sent'])
  })

  test('the frame saying it loaded proves nothing (K9, D18)', () => {
    submit()
    frame.dispatchEvent(new Event('load'))
    expect(told).toEqual([])
    violate({ effectiveDirective: 'frame-src' })
    wait()
    expect(told).toEqual(['blocked'])
  })

  test('is not sent while the browser is offline, and can be tried again (K9)', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(submit()).toBe(false)
    wait()
    expect(told).toEqual(['offline'])
    online.mockReturnValue(true)
    expect(submit()).toBe(true)
    wait()
    expect(told).toEqual(['offline', 'sent'])
  })

  test.each(['form-action', 'frame-src'])(
    'a refusal by %s is told, once, and can be tried again',
    (effectiveDirective) => {
      submit()
      violate({ effectiveDirective })
      violate({ effectiveDirective })
      wait()
      expect(told).toEqual(['blocked'])
      submit()
      wait()
      expect(told).toEqual(['blocked', 'sent'])
    },
  )

  test('refusals that are not about this form change nothing', () => {
    submit()
    violate({ effectiveDirective: 'img-src' })
    violate({ effectiveDirective: 'form-action', blockedURI: 'https://other.example/' })
    violate({
      effectiveDirective: 'form-action',
      blockedURI: 'https://forms.example.evil.example/',
    })
    violate({ effectiveDirective: 'frame-src', blockedURI: 'inline' })
    violate({ effectiveDirective: 'form-action', disposition: 'report' })
    wait()
    expect(told).toEqual(['sent'])
  })

  test('a refusal after it counted as sent takes nothing back', () => {
    submit()
    wait()
    violate({ effectiveDirective: 'form-action' })
    expect(told).toEqual(['sent'])
  })

  test('a second click while it is sent posts nothing more', () => {
    expect(submit()).toBe(true)
    expect(submit()).toBe(false)
    wait()
    expect(told).toEqual(['sent'])
  })

  test('stopped, it tells nothing more', () => {
    submit()
    stop()
    wait()
    submit()
    wait()
    expect(told).toEqual([])
  })
})
