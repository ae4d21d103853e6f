/**
 * How a message is told. All are read out; news and refusals are shown as well, since nothing else
 * on the screen may tell of them. `aside` is what whoever sees the screen sees anyway: another block
 * is selected, a lifted one is somewhere else.
 */
export type SaidKind = 'news' | 'refused' | 'aside'

/** What just happened, or why it did not; `id` tells two equal messages apart. */
export interface Said {
  readonly text: string
  readonly id: number
  readonly kind: SaidKind
}
