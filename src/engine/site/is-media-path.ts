import { definition } from '#engine/schema/schema.ts'

let form: RegExp | undefined

/** Whether a document can name a file that is called so; the disk takes names that the schema does not. */
export function isMediaPath(path: string): boolean {
  form ??= new RegExp(definition('Media').pattern ?? '', 'u')
  return form.test(path)
}
