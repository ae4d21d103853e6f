import { useMemo } from 'react'

import { steps } from '#engine/text/pointer.ts'
import { Contrast } from '#studio/inspector/fields/color/Contrast.tsx'
import { usePalette, useThemes } from '#studio/inspector/fields/color/use-palette.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { themePairs, worstPair } from '#studio/inspector/fields/theme-color/theme-pairs.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { whenEmptied } from '#studio/inspector/form/shape.ts'

import controls from '#studio/inspector/fields/control.module.css'
import styles from '#studio/inspector/fields/theme-color/theme-color.module.css'

/**
 * What a colour looks like: seen, picked or written, with how well words are read that it makes. One
 * that is written otherwise than `#db2c14`, as a half transparent one, is not picked: that would be
 * another colour.
 */
export function Field({ at, schema, value, label, required, set, control }: FieldProps) {
  const { document, base } = useForms()
  const palette = usePalette(document)
  const themes = useThemes(document)
  const name = steps(base + at).at(-1)
  const written = asText(value)
  const read = useMemo(() => {
    const own = themePairs(themes).filter((pair) => pair.words === name || pair.ground === name)
    return worstPair(own, palette)
  }, [themes, palette, name])
  const picked = (color: string): void => {
    const inCapitals = written === written.toUpperCase()
    set(inCapitals ? color.toUpperCase() : color, true)
  }
  return (
    <div className={styles.color}>
      <div className={controls.line}>
        {/^(#[0-9a-f]{6})?$/i.test(written) ? (
          <input
            type="color"
            className={styles.swatch}
            style={{ '--swatch': written === '' ? 'transparent' : written }}
            aria-label={`Pick ${label}`}
            title={`Pick ${label}`}
            value={written.toLowerCase() || '#000000'}
            onChange={({ target }) => picked(target.value)}
          />
        ) : (
          <span className={styles.swatch} style={{ '--swatch': written }} />
        )}
        <input
          {...control}
          className={controls.control}
          value={written}
          placeholder="#DB2C14"
          onChange={({ target }) => set(target.value || whenEmptied(schema, required), true)}
        />
      </div>
      {read ? <Contrast {...read} /> : null}
    </div>
  )
}
