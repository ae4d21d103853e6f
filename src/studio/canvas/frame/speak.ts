import { isRightToLeft } from '#engine/text/direction.ts'

/** Gives what is drawn in a frame its language, and the direction that it is written in. */
export function speak({ documentElement: root }: Document, lang: string): void {
  root.lang = lang
  root.dir = isRightToLeft(lang) ? 'rtl' : 'ltr'
}
