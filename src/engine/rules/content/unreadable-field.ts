import { field } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { ALL, LARGE, contrast, paletteOf } from '#engine/site/colors.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt, valueAt } from '#engine/where.ts'

/**
 * What a field of the theme puts on itself: what it stands on, where that is not the field, and the
 * least contrast (WCAG 2.2, 1.4.3 for words, small and large; 1.4.11 for the ring of the focus).
 */
const roles: Readonly<
  Record<string, { readonly what: string; readonly on?: string; readonly least: number }>
> = {
  text: { what: 'Words', least: ALL },
  soft: { what: 'Small print', least: ALL },
  display: { what: 'Headlines', least: LARGE },
  buttonText: { what: 'Words of the first button', on: 'button', least: ALL },
  altButtonText: { what: 'Words of the second button', on: 'altButton', least: ALL },
  focus: { what: 'The focus ring', least: LARGE },
}

/** A field of the theme has words, or a ring of the focus, that cannot be told from what they stand on. */
export const unreadableField: Rule = {
  code: 'unreadable-field',
  severity: 'error',
  docs: {
    why: 'Whatever is on the field, on every page, is hard to read or cannot be seen at all.',
    wrong: field({ pale: '#B98A94' }, { soft: 'pale' }),
    right: field({ pale: '#7A4A54' }, { soft: 'pale' }),
  },
  check(site, report) {
    const themes = site.themes.filter((path) => site.keepsSchema(path))
    for (const path of themes) {
      const own = site.document(path)
      // The theme of a set is laid over that of all, and may spoil what is well there.
      const base = path !== 'theme.json' && themes.includes('theme.json')
      const layers = base ? [site.document('theme.json'), own] : [own]
      const { colors } = paletteOf(layers)
      const isOwn = (at: string): boolean => valueAt(own, at) !== undefined
      const names = new Set(
        layers.flatMap((one) => entriesAt(one, '/fields')).map(([name]) => name),
      )
      for (const name of names) {
        const place = `/fields/${escaped(name)}`
        const role = (key: string): unknown =>
          layers.map((one) => valueAt(one, `${place}/${key}`)).findLast((one) => one !== undefined)
        for (const [key, { what, on, least }] of Object.entries(roles)) {
          const color = role(key)
          const ground = on === undefined ? name : role(on)
          if (typeof color !== 'string' || typeof ground !== 'string') continue
          const ratio = contrast(colors[color], colors[ground])
          if (ratio === undefined || ratio >= least) continue
          const places = [
            `${place}/${key}`,
            `/colors/${escaped(color)}`,
            `/colors/${escaped(ground)}`,
          ]
          const at = places.find(isOwn)
          if (at === undefined) continue
          // Rounded up, 4.46 would read as if it were enough.
          const now = Math.floor(ratio * 10) / 10
          report({
            file: site.file(path),
            at,
            problem: `${what} in "${color}" can hardly be read on "${ground}"${on === undefined ? '' : ` of the field "${name}"`}: the contrast is ${now} to 1 and must be at least ${least} to 1.`,
            remedy: 'Choose another colour there, or change one of the two under "colors".',
          })
        }
      }
    }
  },
}
