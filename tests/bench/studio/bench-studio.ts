import { chromium } from '@playwright/test'

import type { Row } from '#tests/bench/row.ts'
import { round } from '#tests/bench/validate/programs.ts'
import { browserOptions } from '#tools/test/find-browser.ts'

import { bareEditor } from './bare-editor.ts'
import { firstScript } from './first-script.ts'
import { type Editor, type Speed, measureEditors } from './measure-editor.ts'
import { ourEditor } from './our-editor.ts'
import { peerEditor } from './peer-editor.ts'

const BLOCKS = 500

/** How many pages a large site has beside the long one. */
const PAGES = 1000

/** How many times faster than the peer each is to be, and the script on first load in KB. */
const RATIO = 3
const SCRIPT = 250

const measures: readonly (readonly [
  key: 'key' | 'undo' | 'drag' | 'open',
  name: string,
  bound: number,
])[] = [
  ['key', 'a key until it shows, 95th percentile', 50],
  ['undo', 'undo until it shows', 50],
  ['drag', 'a drag until it shows', 100],
  ['open', 'opening', 1500],
]

/**
 * The Studio with a page of 500 blocks, in our site and in a large one, and Puck with an equal one, in
 * one run; with them the same blocks without an editor, to tell how much of a figure is the browser's.
 */
export async function benchStudio(pagesDir: string): Promise<Row[]> {
  const script = round(await firstScript(process.cwd()), 0)
  const our = await ourEditor(pagesDir, BLOCKS)
  const large = await ourEditor(pagesDir, BLOCKS, PAGES)
  const { peer, note } = await peerOrReason()
  const bare = await bareEditor(BLOCKS)
  const [ours, among, least, theirs] = await speeds([our, large, bare, ...(peer ? [peer] : [])])
  if (!ours || !among || !least) throw new Error('The Studio was not measured.')
  return [
    {
      measure: 'studio: script on first load',
      value: script,
      unit: 'KB brotli',
      bound: SCRIPT,
      ok: script <= SCRIPT,
    },
    ...measures.flatMap(([key, name, bound]): Row[] => [
      {
        measure: `studio: ${name}, ${BLOCKS} blocks`,
        value: round(ours[key], 0),
        unit: 'ms',
        bound,
        ok: ours[key] <= bound,
        ...(key === 'key' ? { note: slowestOf(ours) } : {}),
      },
      {
        measure: `studio: ${name}, among ${PAGES} pages`,
        value: round(among[key], 0),
        unit: 'ms',
        bound,
        ok: among[key] <= bound,
        ...(key === 'key' ? { note: slowestOf(among) } : {}),
      },
      {
        measure: `a bare field: ${name}, ${BLOCKS} blocks`,
        value: round(least[key], 0),
        unit: 'ms',
        ...(key === 'key' ? { note: slowestOf(least) } : {}),
      },
      theirs
        ? {
            measure: `Puck 0.23: ${name}, ${BLOCKS} blocks`,
            value: round(theirs[key], 0),
            unit: 'ms',
            ...(key === 'key' ? { note: slowestOf(theirs) } : {}),
          }
        : { measure: `Puck 0.23: ${name}, ${BLOCKS} blocks`, value: 0, unit: 'ms', note },
      ...(theirs
        ? [
            {
              measure: `studio: ${name}, times faster than Puck`,
              value: round(theirs[key] / ours[key], 1),
              unit: 'times',
              bound: RATIO,
              ok: theirs[key] / ours[key] >= RATIO,
            },
          ]
        : []),
    ]),
  ]
}

/** What the slowest keys have in common; the wait for the screen is the same for every editor. */
function slowestOf({ slowest: { scripts, screen, frame } }: Speed): string {
  const [a, b, c] = [scripts, screen, frame].map((time) => round(time, 0))
  return `the slowest: ${a} ms of scripts, ${b} until the screen asks, ${c} for the frame`
}

/** The peer, or in words why there is none. */
async function peerOrReason(): Promise<{ peer?: Editor; note: string }> {
  try {
    return { peer: await peerEditor(BLOCKS), note: '' }
  } catch (error) {
    return { note: `no figure: ${(error as Error).message.split('\n')[0]}` }
  }
}

async function speeds(editors: readonly Editor[]): Promise<Speed[]> {
  const browser = await chromium.launch(await browserOptions())
  try {
    return await measureEditors(browser, editors, BLOCKS)
  } finally {
    await browser.close()
    for (const editor of editors) await editor.close()
  }
}
