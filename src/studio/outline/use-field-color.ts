import { isRecord } from '#engine/schema/schema.ts'
import { useStudio } from '#studio/state/store.ts'

/** The colour that the theme of the site gives a field; undefined for a name it does not know. */
export function useFieldColor(field: string | undefined): string | undefined {
  return useStudio(({ values }) => {
    const theme = values['theme.json']
    const colors = isRecord(theme) ? theme['colors'] : undefined
    const color = isRecord(colors) && field !== undefined ? colors[field] : undefined
    return typeof color === 'string' ? color : undefined
  })
}
