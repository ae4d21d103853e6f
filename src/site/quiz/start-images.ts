import { type Random, shuffle } from './shuffle.ts'

/** How many pictures the start shows. */
export const START_IMAGES = 6

/** The first six, then shuffled: what stands after them never shows. */
export function startImages<T>(images: readonly T[], random?: Random): T[] {
  return shuffle(images.slice(0, START_IMAGES), random)
}

/** What a picture is called, read off its file: `media/quiz/Bacon_Egg_+_Cheese.png`. */
export function imageTitle(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.png$/, '')
    .replaceAll('_', ' ')
}
