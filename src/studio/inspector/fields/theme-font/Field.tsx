import { entriesAt } from '#engine/where.ts'
import { useThemes } from '#studio/inspector/fields/color/use-palette.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { NameSelect } from '#studio/inspector/fields/NameSelect.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'

/** One of the theme's own fonts, by its name. */
export function Field({ value, required, set, control }: FieldProps) {
  const { document } = useForms()
  const fonts = useThemes(document).flatMap((theme) => entriesAt(theme, '/fonts'))
  const names = fonts.map(([name]) => name)
  return (
    <NameSelect
      choices={[...new Set(names)].map((name) => ({ id: name, name }))}
      value={value}
      required={required}
      set={set}
      control={control}
    />
  )
}
