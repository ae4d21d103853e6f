import type { CheckedSite } from '#engine/checked-site.ts'
import { isRecord } from '#engine/is-record.ts'
import { memo } from '#engine/memo.ts'
import type { Example } from '#engine/rules/docs.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { listed } from '#engine/schema/messages.ts'
import { definition } from '#engine/schema/schema.ts'
import { alike, meetings, paletteOf, placeOf } from '#engine/site/colors.ts'
import { folderOf } from '#engine/site/model.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

/** Words have a colour that cannot be read on what they stand on. */
export const unreadableColor: Rule = {
  code: 'unreadable-color',
  severity: 'error',
  docs: {
    why: 'Nobody can read words that have nearly the colour behind them.',
    wrong: intro('tomato'),
    right: intro('ink'),
  },
  check(site, report) {
    const paletteOfSet = memo((set: string) =>
      paletteOf([site.document('theme.json'), site.document(`${set}/theme.json`)]),
    )
    const sets = new Set(site.pages.map(({ set }) => set ?? liveSet(site)))
    for (const [pair, name] of site.named('colors')) {
      const [words = '', field = '', banned] = pair.split(' ')
      const wrong = [...sets].filter(
        (set) => banned !== undefined || alike(words, field, paletteOfSet(set)),
      )
      for (const path of wrong.length > 0 ? site.documentsNaming(name) : []) {
        const set = setOf(site, path)
        // Where a setting is misspelt, the colour that stands in for it is nobody's choice.
        if (!wrong.includes(set) || !site.keepsSchema(path)) continue
        const palette = paletteOfSet(set)
        const good = (definition('Color').enum ?? [])
          .map(String)
          .filter((one) => one !== words && !alike(one, field, palette))
        for (const { at, setting } of places(site.document(path), pair))
          report({
            file: site.file(path),
            at,
            problem: `Words in "${words}" cannot be read on "${field}".`,
            remedy: `${at.endsWith(`/${setting}`) ? 'Use' : `Give \`${setting}\``} one of: ${listed(good)}; or put them on another colour.`,
          })
      }
    }
  },
}

/** The set that a page is shown in; one that all sets share, in the live one. */
function setOf(site: CheckedSite, path: string): string {
  const folder = folderOf(path)
  return folder === 'shared' ? liveSet(site) : folder
}

function liveSet(site: CheckedSite): string {
  const variant = valueAt(site.document('site.json'), '/variant')
  return typeof variant === 'string' ? variant : ''
}

/** Where a page has the pair, and by which setting the words are coloured there. */
function places(page: unknown, pair: string): { at: string; setting: string }[] {
  return itemsAt(page, '/blocks').flatMap((block, index) =>
    (isRecord(block) ? meetings(block) : [])
      .filter((one) => one.pair === pair)
      .map((one) => ({ at: `/blocks/${index}${placeOf(one)}`, setting: one.spot.words[0] })),
  )
}

/** A theme, and an introduction whose headline has this colour on a light red. */
function intro(headlineColor: string): Example {
  return {
    'pages/theme.json': { colors: { ink: '#3D0A17', tomato: '#E8604F', ham: '#FFB1AB' } },
    'pages/one/home.json': {
      blocks: [
        {
          type: 'intro',
          id: 'intro',
          headline: [{ text: 'Two hands' }],
          headlineColor,
          text: ['Zero forks needed.'],
          image: { src: 'media/logo.svg', alt: '' },
          field: 'ham',
        },
      ],
    },
  }
}
