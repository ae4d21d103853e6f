import { useMemo } from 'react'

import { steps } from '#engine/text/pointer.ts'
import { Contrast } from '#studio/inspector/fields/color/Contrast.tsx'
import { usePalette, useThemes } from '#studio/inspector/fields/color/use-palette.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { NameSelect } from '#studio/inspector/fields/NameSelect.tsx'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'

import { themePairs, worstPair } from './theme-pairs.ts'

import controls from '#studio/inspector/fields/control.module.css'
import styles from './theme-color.module.css'

/** One of the theme's own colours, by its name, with how well words are read that it makes. */
export function Field({ at, value, required, set, control }: FieldProps) {
  const { document, base } = useForms()
  const palette = usePalette(document)
  const themes = useThemes(document)
  const [field, role] = steps(base + at).slice(-2)
  const chosen = asText(value)
  const choices = Object.keys(palette.colors).map((name) => ({ id: name, name }))
  const read = useMemo(() => {
    const own = themePairs(themes).filter(
      (pair) => pair.field === field && pair.roles.includes(role ?? ''),
    )
    return worstPair(own, palette)
  }, [themes, palette, field, role])
  return (
    <div className={styles.color}>
      <div className={controls.line}>
        <span
          className={styles.swatch}
          style={{ '--swatch': palette.colors[chosen] ?? 'transparent' }}
        />
        <NameSelect
          choices={choices}
          value={value}
          required={required}
          set={set}
          control={control}
        />
      </div>
      {read ? <Contrast {...read} /> : null}
    </div>
  )
}
