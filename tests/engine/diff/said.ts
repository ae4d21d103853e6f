import { changes } from '#engine/diff/changes.ts'
import { tell } from '#engine/diff/words.ts'

export type Block = Record<string, unknown>

export const block = (id: string, more: Block = {}): Block => {
  const types: Record<string, string> = { hero: 'hero-video', drip: 'edge', crust: 'edge' }
  return { type: types[id] ?? id, id, ...more }
}
export const page = (blocks: Block[], more: Block = {}): Block => ({
  route: '/',
  title: 'Home',
  ...more,
  blocks,
})
export const home = 'multi-location/home.json'

/** The sentences for a page that was and is, each with the page's title. */
export function said(before: unknown, after: unknown, path = home): string[] {
  const [old, now] = [new Map([[path, before]]), new Map([[path, after]])]
  return tell(changes(old, now), old, now).flatMap(({ title, sentences }) =>
    sentences.map((sentence) => `${title}: ${sentence}`),
  )
}

export const three = [block('hero', { heading: 'Lunch' }), block('intro'), block('faves')]
export const [hero, intro, faves] = three as [Block, Block, Block]
