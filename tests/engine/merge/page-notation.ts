export interface Block {
  id: string
  type: string
  [setting: string]: unknown
}

const types: Record<string, string> = { h: 'hero-video', i: 'intro', f: 'faves', n: 'newsletter' }
/** `blocks('h i=2 f')`: a page of those blocks, a figure is the heading. */
export const blocks = (notation: string): { title: string; blocks: Block[] } => ({
  title: 'Home',
  blocks: notation
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [id = '', heading, note] = word.split('=')
      return {
        type: types[id] ?? 'edge',
        id,
        ...(heading ? { heading } : {}),
        ...(note ? { note } : {}),
      }
    }),
})
export const notation = (page: unknown): string =>
  (page as { blocks: Block[] }).blocks
    .map(({ id, heading, note }) =>
      [id, heading, note].filter((part) => typeof part === 'string').join('='),
    )
    .join(' ')
