import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { check, home, marquee, page, site } from '#tests/engine/site.ts'

/** Findings for a home page of this text, without the name of the file. */
const read = async (text: string): Promise<string[]> =>
  (await check({ [home]: text })).map((line) => line.replace(`${home}:`, ''))

const sound = page([marquee])

/** The home page with its first `from` replaced. */
const replaced = (from: string, to: string): string => sound.replace(from, to)

test.each<[string, string, string]>([
  [
    'a trailing comma',
    replaced('"We are open"', '"We are open",'),
    '10:30 trailing-comma [] This comma has no entry after it. Take the comma out.',
  ],
  [
    'a trailing comma with a blank line after it',
    replaced('"We are open"', '"We are open",\n\n'),
    '10:30 trailing-comma [] This comma has no entry after it. Take the comma out.',
  ],
  [
    'two commas',
    replaced('"Hello",', '"Hello",,'),
    '3:19 trailing-comma [] This comma has no entry after it. Take the comma out.',
  ],
  [
    'a line comment',
    replaced('"title"', '// the title\n  "title"'),
    '3:3 comment [] JSON has no comments. Take the comment out.',
  ],
  [
    'a block comment',
    replaced('"Hello"', '/* new */ "Hello"'),
    '3:12 comment [] JSON has no comments. Take the comment out.',
  ],
  [
    'single quotes',
    replaced('"Hello"', "'Hello'"),
    '3:12 not-json [] This text is in single quotes. Use double quotes: "Hello".',
  ],
  [
    'curly quotes',
    replaced('"Hello"', '“Hello”'),
    '3:12 not-json [] This text is in curly quotes. Use straight double quotes: "Hello".',
  ],
  [
    'a name without quotes',
    replaced('"title"', 'title'),
    '3:3 not-json [] The name title has no quotes. Write it in double quotes: "title".',
  ],
  [
    'a missing comma',
    replaced('"Hello",', '"Hello"'),
    '3:18 not-json [] A comma is missing after this. Add a comma between two entries.',
  ],
  [
    'a missing colon',
    replaced('"title":', '"title"'),
    '3:9 not-json [] A colon is missing after this name. Write the name, a colon and the value: "name": "value".',
  ],
  [
    'a missing value',
    replaced('"Hello"', ''),
    '3:3 not-json [] "title" has no value. Write a value after the colon, or take the name out.',
  ],
  [
    'a missing closing quote',
    replaced('"Hello"', '"Hello'),
    '3:12 not-json [] This text has no closing quote on its line. Add the quote; write \\n for a new line inside a text.',
  ],
  [
    'the wrong bracket',
    replaced('  ]\n', '  }\n'),
    '12:3 not-json [] This bracket does not close the one opened in line 5. Write "]" here, or look for a bracket that is missing before it.',
  ],
  [
    'a file cut off',
    sound.slice(0, sound.indexOf('  ]')),
    '11:5 not-json [] The file ends before the bracket of line 5 is closed. Add the rest of the file; "]" is missing.',
  ],
  [
    'a file cut off inside a text',
    sound.slice(0, sound.indexOf('llo')),
    '3:14 not-json [] The file ends inside the text that begins in line 3. Add the rest of the file.',
  ],
  [
    'more after the end',
    `${sound}\n}`,
    '14:1 not-json [] The document has ended before this. Take the rest out, or look for a bracket that closes too early.',
  ],
  [
    'True',
    replaced('"Hello"', 'True'),
    '3:12 not-json [] True is not a value that JSON knows. Write true.',
  ],
  [
    'a number with a leading dot',
    replaced('"Hello"', '.5'),
    '3:12 not-json [] .5 is not a number that JSON knows. Write 0.5.',
  ],
  [
    'a lone backslash',
    replaced('Hello', 'C:\\new\\x'),
    '3:19 not-json [] \\x is not an escape that JSON knows. Write two backslashes for one: \\\\.',
  ],
  [
    'a space that only looks like one',
    replaced('"Hello"', '\u00a0"Hello"'),
    '3:12 not-json [] The character U+00A0, which cannot be seen, cannot be here. Take it out, or put the text in double quotes.',
  ],
  [
    'an empty file',
    '',
    '1:1 not-json [] The file is empty. Write a document into it, or delete it.',
  ],
  [
    'a merge conflict',
    `<<<<<<< HEAD\n${sound}`,
    '1:1 not-json [] A merge left its conflict markers here. Keep the right version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    'a merge conflict where a comma would stand',
    replaced(',\n  "title"', '\n<<<<<<< ours\n=======\n>>>>>>> theirs\n  ,"title"'),
    '3:1 not-json [] A merge left its conflict markers here. Keep the right version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    'a byte order mark',
    `\uFEFF${sound}`,
    '1:1 byte-order-mark [] The file begins with a byte order mark, which JSON does not allow. Save it as UTF-8 without BOM.',
  ],
  [
    'a key written twice',
    replaced('"title"', '"route": "/",\n  "title"'),
    '3:3 duplicate-key [route] "route" appears twice in the same object. Keep one of them; only the last would count.',
  ],
  [
    'a key written twice, spaced',
    replaced('"title"', '"route" : "/",\n  "title"'),
    '3:3 duplicate-key [route] "route" appears twice in the same object. Keep one of them; only the last would count.',
  ],
  [
    'text that turns its direction',
    replaced('Hello', 'He\u202ello'),
    '3:15 unseen-character [title] There is a character U+202E that cannot be seen in this text. Take it out; it can make text look different from what it says.',
  ],
  [
    'the same written as an escape',
    replaced('Hello', 'He\\u202ello'),
    '3:15 unseen-character [title] There is a character U+202E that cannot be seen in this text. Take it out; it can make text look different from what it says.',
  ],
  [
    'an escape of what no text can hold',
    replaced('Hello', 'He\\u0000llo'),
    '3:15 unseen-character [title] There is a character U+0000 that cannot be seen in this text. Take it out; it can make text look different from what it says.',
  ],
  [
    'the break of a line on a slide',
    replaced('Hello', 'He\\u000bllo'),
    '3:15 unseen-character [title] There is a character U+000B that cannot be seen in this text. Take it out; it can make text look different from what it says.',
  ],
  [
    'a short escape of what steers a printer',
    replaced('Hello', 'He\\fllo'),
    '3:15 unseen-character [title] There is a character U+000C that cannot be seen in this text. Take it out; it can make text look different from what it says.',
  ],
  [
    'an apostrophe of Windows that was read as Latin 1',
    replaced('Hello', 'He\u0092s'),
    '3:15 unseen-character [title] There is a character U+0092 that cannot be seen in this text. Take it out; it can make text look different from what it says.',
  ],
  [
    'an escape after a backslash',
    replaced('Hello', 'He\\\\\\u202ello'),
    '3:17 unseen-character [title] There is a character U+202E that cannot be seen in this text. Take it out; it can make text look different from what it says.',
  ],
  [
    'bytes that are not UTF-8',
    replaced('Hello', 'Caf\uFFFD'),
    '3:16 not-utf-8 [title] A character was lost here, because the file is not UTF-8. Save the file as UTF-8 and write the character again.',
  ],
  [
    '33 levels',
    `${'['.repeat(33)}${']'.repeat(33)}`,
    '1:33 too-deep [] This is nested more than 32 levels deep. Flatten it; no setting needs that.',
  ],
  [
    'a million levels',
    '['.repeat(900_000),
    '1:33 too-deep [] This is nested more than 32 levels deep. Flatten it; no setting needs that.',
  ],
  [
    'more than a million characters',
    JSON.stringify('x'.repeat(1_000_000)),
    '1:1 too-large [] The file is longer than a million characters. Split it, and keep pictures in the media folder.',
  ],
])('%s', async (_name, text, expected) => expect(await read(text)).toEqual([expected]))

test('lines are counted alike with Windows line ends', async () =>
  expect(await read(replaced('"Hello",', '"Hello"').replaceAll('\n', '\r\n'))).toEqual([
    '3:18 not-json [] A comma is missing after this. Add a comma between two entries.',
  ]))

test('words between which a line broke stay apart when the break is taken out', async () => {
  const { findings } = await checkSite(site({ [home]: replaced('Hello', 'Hi\\u000bthere') }))
  expect(findings[0]?.fix?.edits[0]?.text).toBe(' ')
})

test('a key written twice points to the first of them', async () => {
  const { findings } = await checkSite(
    site({ [home]: replaced('"title"', '"route": "/",\n  "title"') }),
  )
  const [finding] = findings
  expect(finding).toMatchObject({
    line: 3,
    column: 3,
    endLine: 3,
    endColumn: 10,
    pointer: '/route',
  })
  expect(finding?.related).toEqual([
    { file: home, line: 2, column: 3, message: 'First used here.' },
  ])
})

test('emoji that are joined, and Persian, are not taken for hidden characters', async () =>
  expect(await read(replaced('Hello', '👩\u200d🍳 می\u200cخواهم'))).toEqual([]))

test('a colon with quotes inside a text is not taken for a key', async () =>
  expect(await read(replaced('Hello', 'a \\"b\\": c : d'))).toEqual([]))

test('a backslash that is written, and letters after it, are not taken for an escape', async () =>
  expect(await read(replaced('Hello', 'C:\\\\u200b path'))).toEqual([]))

test.each([1, 2, 3])('%i byte order marks are one finding, and move no other', async (count) => {
  const wrong = JSON.stringify(JSON.parse(replaced('"phrase"', '"phrse"')))
  const [mark, ...others] = await read('\uFEFF'.repeat(count) + wrong)
  expect(mark).toMatch(/^1:1 byte-order-mark /)
  expect(others).toEqual(await read(wrong))
  expect(others).toHaveLength(1)
})
