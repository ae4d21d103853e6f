import { isRecord } from '#engine/schema/schema.ts'
import { valueAt } from '#engine/where.ts'
import { useThemes } from '#studio/inspector/fields/color/use-palette.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { ThemeNames } from '#studio/inspector/fields/ThemeNames.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'

/** One of the theme's own fonts, by its name. */
export function Field({ value, required, set, control }: FieldProps) {
  const { document } = useForms()
  const names = useThemes(document).flatMap((theme) => {
    const fonts = valueAt(theme, '/fonts')
    return isRecord(fonts) ? Object.keys(fonts) : []
  })
  return (
    <ThemeNames
      names={[...new Set(names)]}
      value={value}
      required={required}
      set={set}
      control={control}
    />
  )
}
