import { isRecord } from '#engine/is-record.ts'
import { blocks, folder, marquee, schema } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { nested, settingsOf } from '#engine/schema/nested.ts'
import { usages } from '#engine/site/usages.ts'
import { escaped, holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'

const old = {
  ...folder,
  'blocks/marquee/block.schema.json': {
    ...schema,
    properties: {
      repeat: { type: 'integer', deprecated: true, description: 'Use secondsPerLoop instead.' },
    },
  },
}

/**
 * A page sets what its block's schema calls `deprecated`: it still works, and will go. Pages are read
 * for it only where a block has such a setting.
 */
export const deprecatedSetting: Rule = {
  code: 'deprecated-setting',
  severity: 'warning',
  docs: {
    why: 'The setting will be taken away one day, and the page would break then.',
    wrong: { ...old, ...blocks({ ...marquee, repeat: 8 }) },
    right: { ...old, ...blocks({ ...marquee, secondsPerLoop: 30 }) },
  },
  check(site, report) {
    for (const type of site.tree.blockFiles.keys()) {
      const schema = site.blockDocument(`blocks/${type}/block.schema.json`)
      if (![...nested(schema)].some(([at, own]) => at !== '' && own['deprecated'] === true))
        continue
      for (const [path, kind] of site.kinds) {
        if (kind !== 'Page' || !site.readable.has(path)) continue
        const document = site.document(path)
        for (const block of usages(document, kind, type)) {
          const at = holderOf(block)
          for (const { key, description, ...place } of oldIn(valueAt(document, at), schema, at))
            report({
              file: site.file(path),
              ...place,
              on: 'key',
              problem: `"${key}" of the block "${type}" is deprecated.`,
              remedy: `Take it out; its schema says: ${JSON.stringify(description ?? '')}.`,
            })
        }
      }
    }
  },
}

interface Old {
  readonly at: string
  readonly key: string
  readonly description: unknown
}

/** The deprecated settings that the value at `at` has, at any depth; what goes with one is not told. */
function* oldIn(value: unknown, schema: unknown, at: string): Generator<Old> {
  if (!isRecord(schema)) return
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* oldIn(item, schema['items'], `${at}/${index}`)
  else if (isRecord(value))
    for (const [key, setting] of Object.entries(settingsOf(schema))) {
      if (!Object.hasOwn(value, key) || !isRecord(setting)) continue
      const { description } = setting
      const place = `${at}/${escaped(key)}`
      if (setting['deprecated'] === true) yield { at: place, key, description }
      else yield* oldIn(value[key], setting, place)
    }
}
