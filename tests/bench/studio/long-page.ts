/** What the middle block of a long page is found by, and its heading. */
export interface LongPage {
  readonly ids: readonly string[]
  readonly middle: string
}

/** A page of that many bands of words, as a document of the Studio. */
export function longPage(count: number): LongPage & { readonly document: object } {
  const ids = Array.from({ length: count }, (_, index) => `band-${index}`)
  return {
    ids,
    middle: ids[Math.floor(count / 2)] ?? '',
    document: {
      $schema: '../../schema/generated/page.schema.json',
      route: '/long',
      title: 'A long page',
      description: 'As many blocks as nobody should write, to see what the editor takes.',
      blocks: ids.map((id, index) => ({
        type: 'text-band',
        id,
        heading: headingOf(index),
        text: [...paragraphs],
      })),
    },
  }
}

export function headingOf(index: number): string {
  return `Band number ${index}`
}

/** What each band says below its heading. */
export const paragraphs = [
  'A sandwich you can eat with one hand is a snack. We make the other kind.',
  'Come by at eleven, before the line does.',
] as const
