/** The attributes of what stands on one field, and below 768 px on another; see `theme-css.ts`. */
export function onField(field: string, phoneField: string): Readonly<Record<string, string>> {
  return {
    'data-field': field,
    ...(phoneField === field ? {} : { 'data-phone-field': phoneField }),
  }
}
