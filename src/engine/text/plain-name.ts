/** Most letters of a name that is made of words. */
const MOST = 40

/** Letters that are no others with a mark, as they are written where there are only those of English. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/** The same letters without capitals and marks, as they are written in English: `Über` is `uber`. */
export function plainLetters(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]/g, (letter) => spelled[letter] ?? letter)
}

/**
 * Words as a name for an address: `Café Menü (1)` is `cafe-menu-1`. Letters a to z, figures and single
 * hyphens, 40 at most; '' for words that have none of them.
 */
export function plainName(words: string): string {
  return plainLetters(words)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-|-$/g, '')
}
