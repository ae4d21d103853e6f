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

/** A comment on GitHub may have 65,536 characters; the rest is for what it says itself. */
const LONGEST_COMMENT = 60_000

/**
 * For a pull request. What pages say is shown as text, whatever it is. What is too long for a comment
 * ends with a count of the changes that are left out, and with `command`, which tells them all.
 */
export function markdownReport(told: readonly Told[], command: string): string {
  if (told.length === 0) return 'No page changed.'
  const parts: string[] = []
  let room = LONGEST_COMMENT
  let left = 0
  for (const { title, path, sentences } of told) {
    const name = title === path ? [] : [code(visible(path))]
    const head = [`### ${escaped(title)}`, ...name, ''].join('\n')
    const lines = sentences.map((line) => `- ${escaped(line)}`)
    const fitting: string[] = []
    room -= head.length + 2
    for (const line of lines) {
      room -= line.length + 1
      if (room < 0) break
      fitting.push(line)
    }
    left += lines.length - fitting.length
    if (fitting.length > 0) parts.push([head, ...fitting].join('\n'))
  }
  if (left > 0)
    parts.push(
      `${left} more ${left === 1 ? 'change does' : 'changes do'} not fit here. All of them: \`${command}\``,
    )
  return parts.join('\n\n')
}

/** As code in Markdown, between more backticks than it has in a row itself (CommonMark, 6.1). */
function code(text: string): string {
  const rows = text.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(0, ...rows.map(({ length }) => length)) + 1)
  return rows.length === 0 ? `\`${text}\`` : `${fence} ${text} ${fence}`
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

/**
 * What a page says, as Markdown that shows it. An empty comment behind it keeps GitHub from making a
 * person of `@name`, an issue of `#12` or `GH-12`, and a link of an address: a backslash does not.
 * What cannot be seen is, but for what joins the letters of a script and the parts of an emoji.
 */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\u200C\u200D]+/g, (run) => visible(run))
    .replaceAll(/[\\`*_{}[\]<>|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll(/[@#]|:(?=\/\/)|www(?=\.)|GH(?=-\d)/gi, '$&<!-- -->')
}
