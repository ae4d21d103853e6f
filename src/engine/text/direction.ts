/** Languages that are written from right to left where no script is named. */
const languages = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/

const scripts = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/

/** Whether a language is written from right to left: `he`, `az-Arab`; not `ar-Latn`. */
export function isRightToLeft(lang: string): boolean {
  const script = /-([A-Z][a-z]{3})\b/.exec(lang)?.[1]
  return script === undefined ? languages.test(lang) : scripts.test(script)
}
