/** The storage keys that this body asks about (`data-flag`), each once. */
export function flagsOf(body: string): string[] {
  return [...new Set([...body.matchAll(/data-flag="([^"]+)"/g)].map(([, flag]) => flag ?? ''))]
}

/**
 * CSS that tells an element with `data-flag` what the boot script found: `--flagged` is `visible`
 * and `--unflagged` is `hidden` in one whose own flag is stored, and neither is set in others.
 */
export function flagCss(body: string): string {
  return flagsOf(body)
    .map(
      (flag) =>
        `[data-flagged~="${flag}"] [data-flag="${flag}"]{--flagged:visible;--unflagged:hidden}`,
    )
    .join('')
}
