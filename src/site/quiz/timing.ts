/** How long the quiz takes over things, in milliseconds. */
export interface Timing {
  /** Between the fade out and the change. */
  readonly change: number
  /** Before the result comes in. */
  readonly result: number
  /** How long its transitions take. */
  readonly transition: number
  /** When the start's picture `index`, from 0, begins to appear. */
  image(index: number): number
}

const moving: Timing = {
  change: 500,
  result: 300,
  transition: 700,
  image: (index) => 200 + 150 * index,
}

const still: Timing = { change: 0, result: 0, transition: 0, image: () => 0 }

/** For visitors who asked for less motion the same things happen in the same order, at once. */
export function timing(reducedMotion: boolean): Timing {
  return reducedMotion ? still : moving
}
