import { definition } from '#engine/schema/schema.ts'

let form: RegExp | undefined

/** Whether a value has the form that the schema asks of a page's route. */
export function isRoute(value: unknown): value is string {
  form ??= new RegExp(definition('Route').pattern ?? '', 'u')
  return typeof value === 'string' && form.test(value)
}
