import { type PagesFolder, commandFor } from '#engine/site/pages-folder.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { Refusal } from '#tools/lib/command/command.ts'

/** @throws {Refusal} if the text of a file is not JSON, so that nobody knows what it says. */
export function requireJson(file: string, text: string, folder: PagesFolder): void {
  try {
    jsonValue(text)
  } catch {
    throw new Refusal(
      `${file} cannot be read as JSON.`,
      `Fix it first; \`${commandFor(folder, 'validate')}\` says where.`,
    )
  }
}
