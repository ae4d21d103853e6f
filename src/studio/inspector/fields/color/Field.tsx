import { words } from '#engine/schema/labels.ts'
import { valueAt } from '#engine/where.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'

import { contrastSentence, readsWell } from './contrast.ts'
import { Contrast } from './Contrast.tsx'
import { contrastOf, metBy, refusedColor } from './pairs.ts'
import { usePalette } from './use-palette.ts'

import styles from './color.module.css'

/** A colour of the theme, with how well words are read. A pair nobody can read cannot be chosen. */
export function Field({ at, schema, name = '', label, value, set, required, control }: FieldProps) {
  const store = useStudioStore()
  const { document, base, schema: root } = useForms()
  const palette = usePalette(document)
  const form = useStudio(({ values }) => valueAt(values[document], base))
  const met = metBy(root, form, at, name)
  const chosen = value === undefined ? asText(schema.default) : asText(value)
  const ratio = contrastOf(chosen, name, met, palette)
  return (
    <div className={styles.color}>
      <div className={styles.swatches} role="radiogroup" aria-label={label}>
        {(schema.enum ?? []).map(asText).map((color) => {
          const why = refusedColor(color, name, met, schema['x-never'] ?? [], palette)
          const refused = color === chosen ? undefined : why
          return (
            <label
              key={color}
              className={refused === undefined ? styles.swatch : styles.refused}
              title={refused ?? words(color)}
              style={{ '--swatch': palette.colors[color] ?? 'transparent' }}
            >
              <input
                type="radio"
                name={control.id}
                aria-label={words(color)}
                aria-disabled={refused === undefined ? undefined : true}
                aria-describedby={control['aria-describedby']}
                checked={color === chosen}
                onChange={() => {
                  if (refused !== undefined) store.getState().say(refused, 'refused')
                  else set(color === schema.default && !required ? undefined : color)
                }}
              />
            </label>
          )
        })}
      </div>
      {ratio === undefined ? null : (
        <Contrast sentence={contrastSentence(ratio)} well={readsWell(ratio)} />
      )}
    </div>
  )
}
