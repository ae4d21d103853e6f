import type { FileChanges } from '#engine/diff/changes.ts'
import type { Told } from '#engine/diff/words.ts'
import { visible } from '#engine/text/visible.ts'

/** For a terminal, which nothing that a page says may steer: a document, and a line for each change. */
export function textReport(told: readonly Told[]): string {
  if (told.length === 0) return 'Nothing changed.'
  return told
    .map(({ title, sentences }) =>
      [visible(title), ...sentences.map((line) => `  ${visible(line)}`)].join('\n'),
    )
    .join('\n\n')
}

/** For a pull request. What pages say is shown as text, whatever it is. */
export function markdownReport(told: readonly Told[]): string {
  if (told.length === 0) return 'No page changed.'
  return told
    .map(({ title, path, sentences }) =>
      [
        `### ${escaped(title)}`,
        `\`${path}\``,
        '',
        ...sentences.map((line) => `- ${escaped(line)}`),
      ].join('\n'),
    )
    .join('\n\n')
}

/** For programs. `version` changes when a field changes its meaning or goes away. */
export function jsonReport(files: readonly FileChanges[], told: readonly Told[]): string {
  return JSON.stringify(
    {
      version: 1,
      files: files.map(({ path, changes }, index) => ({
        path,
        title: told[index]?.title,
        changes: changes.map((change, at) => ({ ...change, words: told[index]?.sentences[at] })),
      })),
    },
    null,
    2,
  )
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~@]/g, '\\$&').replaceAll(/\s+/g, ' ')
}
