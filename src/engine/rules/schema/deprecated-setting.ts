import { blocks, folder, marquee, schema } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { usages } from '#engine/site/usages.ts'

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
      const document = site.blockDocument(`blocks/${type}/block.schema.json`)
      const properties = isRecord(document) ? document['properties'] : undefined
      for (const [name, setting] of Object.entries(isRecord(properties) ? properties : {})) {
        if (!isRecord(setting) || setting['deprecated'] !== true) continue
        const { description } = setting
        for (const [path, kind] of site.kinds) {
          if (kind !== 'Page' || !site.readable.has(path)) continue
          for (const at of usages(site.document(path), kind, `${type}.${name}`))
            report({
              file: site.file(path),
              at,
              on: 'key',
              problem: `"${name}" of the block "${type}" is deprecated.`,
              remedy: `Take it out; its schema says: ${JSON.stringify(description ?? '')}.`,
            })
        }
      }
    }
  },
}
