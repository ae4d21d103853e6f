/** Languages that are written from right to left where no script is named. */
const languages = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/

const scripts = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/

/** Whether a language is written from right to left: `he`, `az-Arab`; not `ar-Latn`. */
export function isRightToLeft(lang: string): boolean {
  const script = /-([A-Z][a-z]{3})\b/.exec(lang)?.[1]
  return script === undefined ? languages.test(lang) : scripts.test(script)
}

/** Signs around a part that is read from left to right, whatever stands beside it. */
const [START, END] = ['\u2066', '\u2069']

/** A text that keeps its order among words from right to left: a phone number, an address. */
export function leftToRight(text: string): string {
  return START + text + END
}
