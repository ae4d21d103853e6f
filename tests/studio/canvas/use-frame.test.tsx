// @vitest-environment happy-dom
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'

import { takeFrame } from '#studio/canvas/frame/first-frame.ts'
import { useFrame } from '#studio/canvas/use-frame.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

vi.mock('#studio/canvas/frame/first-frame.ts', () => ({ takeFrame: vi.fn() }))
drawsInDocument()

const size = { width: 400, height: 300, scale: 1 }

function Probe({ told }: { told: (said: string) => void }) {
  const place = useRef<HTMLDivElement>(null)
  const { document: found, failed } = useFrame(place, size)
  told(failed ? 'failed' : found ? 'there' : 'on its way')
  return <div ref={place} />
}

const shell = { querySelector: () => ({}), URL: 'http://127.0.0.1/studio/frame' }
const alien = { ...shell, querySelector: () => null }

test.each([
  ['nothing yet', { ...alien, URL: 'about:blank', readyState: 'complete' }, 'on its way'],
  ['half of the document', { ...shell, readyState: 'loading' }, 'on its way'],
  ['the document', { ...shell, readyState: 'complete' }, 'there'],
  ['an answer that is none', { ...alien, readyState: 'complete' }, 'failed'],
  ['an error of the browser', null, 'failed'],
])('of a frame that has %s the canvas knows', (_, contentDocument, expected) => {
  const frame = Object.assign(document.createElement('i'), { contentDocument })
  vi.mocked(takeFrame).mockReturnValue(frame as unknown as HTMLIFrameElement)
  const told = vi.fn()
  mount(<Probe told={told} />)
  expect(told).toHaveBeenLastCalledWith(expected)
})
