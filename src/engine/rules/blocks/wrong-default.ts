import { equal } from '#engine/edit/equal.ts'
import { nearest } from '#engine/nearest.ts'
import type { Example } from '#engine/rules/docs.ts'
import { folder, schema } from '#engine/rules/examples.ts'
import { type Rule, reported, suggested } from '#engine/rules/rule.ts'
import { listed } from '#engine/schema/messages.ts'
import { nested } from '#engine/schema/nested.ts'
import { type Schema, definition } from '#engine/schema/schema.ts'
import { keepsSchema } from '#engine/schema/survey.ts'
import { pascal } from '#engine/text/pascal.ts'

/** The default of a setting is nothing that the setting can be. */
export const wrongDefault: Rule = {
  code: 'wrong-default',
  severity: 'error',
  docs: {
    why: 'Every block that leaves the setting out gets a value that its component does not expect.',
    wrong: withDefault('mayonaise'),
    right: withDefault('mayo'),
  },
  check(site, report) {
    for (const type of site.tree.blockFiles.keys()) {
      const file = `blocks/${type}/block.schema.json`
      if (site.faultsOfBlock(file).some(({ code }) => code !== 'missing-setting')) continue
      for (const [where, own] of nested(site.blockDocument(file))) {
        const { default: value } = own
        if (value === undefined) continue
        const whole = resolvedHere(own)
        const words = whole.enum?.filter((word) => typeof word === 'string')
        // The walk may doubt what is right; a list has the last word about its own.
        if (keepsSchema(value, whole) || whole.enum?.some((word) => equal(word, value))) continue
        const guess = words && typeof value === 'string' ? nearest(value, words) : undefined
        report({
          file,
          ...reported(`${where}/default`, {
            problem: `The default ${JSON.stringify(value)} is not a value this setting can have.`,
            ...suggested(
              guess,
              words
                ? `Use one of: ${listed(words)}.`
                : 'Write one that the schema allows for this setting, or leave it out.',
            ),
          }),
        })
      }
    }
  },
}

function withDefault(value: string): Example {
  const field = {
    description: 'What it stands on.',
    $ref: '../../schema/defs/field.json',
    default: value,
  }
  const own = { ...schema, properties: { field } }
  return { ...folder, 'blocks/marquee/block.schema.json': own }
}

/** A setting with the shared part that it refers to laid under it: `../../schema/defs/css-color.json` is CssColor. */
function resolvedHere(own: Schema): Schema {
  const { $ref, ...rest } = own
  const [, file] = /\/([a-z-]+)\.json$/.exec($ref ?? '') ?? []
  return { ...(file === undefined ? {} : definition(pascal(file))), ...rest }
}
