import { patternOf } from '#engine/schema/schema.ts'

/** Whether a value has the form that the schema asks of a page's route. */
export function isRoute(value: unknown): value is string {
  return typeof value === 'string' && patternOf('Route').test(value)
}
