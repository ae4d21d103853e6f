import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { newPage } from '#engine/site/new-page.ts'
import type { SaveConflict, SaveResult, StudioSite } from '#studio/api.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'
import { disk } from '#tools/lib/disk/disk.ts'

import { startStudio } from './start-studio.ts'
import { type Answer, type StudioServer, page } from './studio-server.ts'

let studio: StudioServer
const home = 'pages/set/home.json'

beforeEach(async () => {
  const faq = 'pages/set/faq.json'
  studio = await startStudio(
    scratchFolder({ 'pages/site.json': '{}\n', [home]: page('Home'), [faq]: page('Faq') }),
  )
})

type File = [id: string, base: string | null, text: string | null]

/** Saves these documents; a base is the text that they were opened with. */
async function save(...files: File[]): Promise<Answer> {
  const body = {
    files: files.map(([id, base, text]) => ({
      id,
      base: base === null ? null : wholeHash(base),
      text,
    })),
  }
  return studio.ask('/studio/api/save', { method: 'POST', body })
}

const message = (answer: Answer): string => answer.json<{ message: string }>().message

test('the editor opens with every document, its text and the hash of its bytes', async () => {
  const { documents, pagesDir } = (await studio.ask('/studio/api/site')).json<StudioSite>()
  expect(pagesDir).toBe('pages')
  expect(documents['set/home.json']).toEqual({ text: page('Home'), hash: wholeHash(page('Home')) })
  expect(Object.keys(documents)).toEqual(['set/faq.json', 'set/home.json', 'site.json'])
})

test('the editor opens with the names of documents that cannot be read', async () => {
  // More than is ever read of a file, for whoever may read all.
  truncateSync(join(studio.root, home), 2 ** 31)
  const { documents, odd } = (await studio.ask('/studio/api/site')).json<StudioSite>()
  expect(Object.keys(documents)).toEqual(['set/faq.json', 'site.json'])
  expect(odd).toEqual({ [home]: 'unreadable' })
})

test('a save writes the text as it is, byte for byte, and tells its hash', async () => {
  const text = '{ "odd":   1.0,\r\n\t"é": "\\u00e9" }\n'
  const { hashes } = (await save(['set/home.json', page('Home'), text])).json<SaveResult>()
  expect(studio.read(home)).toBe(text)
  expect(hashes).toEqual({ 'set/home.json': wholeHash(text) })
})

test('one save changes, makes and deletes', async () => {
  const answer = await save(
    ['set/home.json', page('Home'), page('Start')],
    ['set/new.json', null, page('New')],
    ['set/faq.json', page('Faq'), null],
  )
  expect(answer.json<SaveResult>().hashes).toEqual({
    'set/home.json': wholeHash(page('Start')),
    'set/new.json': wholeHash(page('New')),
    'set/faq.json': null,
  })
  expect(studio.read(home)).toBe(page('Start'))
  expect(studio.read('pages/set/new.json')).toBe(page('New'))
  expect(existsSync(join(studio.root, 'pages/set/faq.json'))).toBe(false)
})

test.each(['/a.b', '/a+b', '/a_b/x.', `/${'long-'.repeat(23)}x`, '/con.d/e'])(
  'a new page at %s has a file that can be saved',
  async (route) => {
    const made = newPage(new Map([['set/chrome.json', {}]]), { route, set: 'set', blocks: [] })
    const { path, text } = made as { path: string; text: string }
    expect((await save([path, null, text])).status).toBe(200)
    expect(studio.read(`pages/${path}`)).toBe(text)
  },
)

test('a save leaves nothing else behind, in the pages folder or beside it', async () => {
  await save(['set/home.json', page('Home'), page('Start')])
  expect(readdirSync(join(studio.root, 'pages/set'))).toEqual(['faq.json', 'home.json'])
  expect(readdirSync(join(studio.root, '.studio/pages'))).toEqual([])
})

test('a file that changed since it was opened is not written, nor any other, and the author gets it', async () => {
  studio.write(home, page('Theirs'))
  const answer = await save(
    ['set/faq.json', page('Faq'), page('Mine')],
    ['set/home.json', page('Home'), page('Mine')],
  )
  expect(answer.status).toBe(409)
  expect(answer.json<SaveConflict>()).toEqual({
    changed: { 'set/home.json': { text: page('Theirs'), hash: wholeHash(page('Theirs')) } },
  })
  expect(studio.read(home)).toBe(page('Theirs'))
  expect(studio.read('pages/set/faq.json')).toBe(page('Faq'))
})

test('a file that is gone since it was opened is not made again', async () => {
  const answer = await save(['set/gone.json', page('Gone'), page('Mine')])
  expect(answer.json<SaveConflict>()).toEqual({ changed: { 'set/gone.json': null } })
  expect(existsSync(join(studio.root, 'pages/set/gone.json'))).toBe(false)
})

test('a new file does not take the place of one that is there', async () => {
  const answer = await save(['set/home.json', null, page('Mine')])
  expect(answer.status).toBe(409)
  expect(studio.read(home)).toBe(page('Home'))
})

test('what somebody else wrote to the letter is no conflict', async () => {
  studio.write(home, page('Same'))
  expect((await save(['set/home.json', page('Home'), page('Same')])).status).toBe(200)
})

test('a save that changes nothing writes nothing', async () => {
  const before = statSync(join(studio.root, home), { bigint: true })
  expect((await save(['set/home.json', page('Home'), page('Home')])).status).toBe(200)
  const after = statSync(join(studio.root, home), { bigint: true })
  expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs])
})

test.each([
  ['text that is not JSON', '{"title":\n', 'pages/set/home.json wouldn’t be valid JSON.'],
  ['half of a character', '{"a":"\uD83C"}\n', 'pages/set/home.json holds half of a character.'],
])('%s is refused, and says what to do', async (_, text, reason) => {
  const answer = await save(['set/home.json', page('Home'), text])
  expect(answer.status).toBe(422)
  expect(message(answer)).toContain(reason)
  expect(studio.read(home)).toBe(page('Home'))
})

test.each(['{}', '{"a":1,"a":2}', '{"a":'])(
  'the file %s without a last line break may get one: nothing can be changed in some, only the whole',
  async (before) => {
    studio.write(home, before)
    expect((await save(['set/home.json', before, '{"a":1}\n'])).status).toBe(200)
    expect(studio.read(home)).toBe('{"a":1}\n')
  },
)

test('a byte order mark stays where it was', async () => {
  studio.write(home, '\uFEFF{}\n')
  expect((await save(['set/home.json', '\uFEFF{}\n', '\uFEFF{"a":1}\n'])).status).toBe(200)
  expect(studio.read(home)).toBe('\uFEFF{"a":1}\n')
})

test('a file that is not UTF-8 is not damaged', async () => {
  const bytes = Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d, 0x0a])
  studio.write(home, bytes)
  const body = { files: [{ id: 'set/home.json', base: wholeHash(bytes), text: '{}\n' }] }
  const answer = await studio.ask('/studio/api/save', { method: 'POST', body })
  expect(message(answer)).toBe(
    'pages/set/home.json isn’t UTF-8. Save it as UTF-8 in a code editor first.',
  )
})

test('a file with two names is written once where both say the same, and its text is kept once', async () => {
  const broken = '{ "title": '
  studio.write(home, broken)
  symlinkSync(join(studio.root, home), join(studio.root, 'pages/set/same.json'))
  const answer = await save(
    ['set/home.json', broken, page('One')],
    ['set/same.json', broken, page('One')],
  )
  const { hashes, kept = {} } = answer.json<SaveResult>()
  const hash = wholeHash(page('One'))
  expect(hashes).toEqual({ 'set/home.json': hash, 'set/same.json': hash })
  expect(Object.keys(kept)).toEqual(['set/home.json'])
  expect(studio.read(home)).toBe(page('One'))
})

test('a file with two names is not saved with two texts, and says which they are', async () => {
  symlinkSync(join(studio.root, home), join(studio.root, 'pages/set/same.json'))
  const answer = await save(
    ['set/home.json', page('Home'), page('One')],
    ['set/same.json', page('Home'), page('Two')],
  )
  expect(answer.status).toBe(422)
  expect(message(answer)).toBe(
    'pages/set/home.json and pages/set/same.json are the same file, so they can’t be saved with different changes. Undo what you changed in one of them, then save again.',
  )
  expect(studio.read(home)).toBe(page('Home'))
})

test('a link inside the pages folder stays a link, and its file is written', async () => {
  symlinkSync(join(studio.root, home), join(studio.root, 'pages/set/same.json'))
  await save(['set/same.json', page('Home'), page('Two')])
  expect(lstatSync(join(studio.root, 'pages/set/same.json')).isSymbolicLink()).toBe(true)
  expect(studio.read(home)).toBe(page('Two'))
})

test('a second name of the file elsewhere keeps what it had', async () => {
  linkSync(join(studio.root, home), join(studio.root, 'copy.json'))
  await save(['set/home.json', page('Home'), page('Two')])
  expect(studio.read('copy.json')).toBe(page('Home'))
})

test('a file of the longest name there is can be saved', async () => {
  const id = `set/${'ü'.repeat(122)}n.json`
  studio.write(`pages/${id}`, page('Long'))
  expect((await save([id, page('Long'), page('Start')])).status).toBe(200)
  expect(studio.read(`pages/${id}`)).toBe(page('Start'))
})

test('a folder that is gone, or is a file, is said in words', async () => {
  studio.write('pages/new', '')
  expect(message(await save(['new/home.json', null, page('New')]))).toBe(
    'There’s a file where a folder should be. Move it away, then try again. Nothing was changed.',
  )
  renameSync(join(studio.root, 'pages'), join(studio.root, 'away'))
  expect(message(await save(['set/home.json', page('Home'), page('Start')]))).toBe(
    'The pages folder is gone: it was moved, renamed or deleted. Put it back where it was, then try again.',
  )
})

test.each([
  ['EMFILE', 'This machine has too many files open. Close other programs'],
  [
    'EBUSY',
    'Another program or a container holds a file in its place. Close the program, or mount the folder and not the file',
  ],
])('a disk that refuses with %s is said in words', async (code, words) => {
  const rename = vi.spyOn(disk, 'rename').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  onTestFinished(() => rename.mockRestore())
  expect(message(await save(['set/home.json', page('Home'), '{}\n']))).toBe(
    `${words}, then try again. Nothing was changed.`,
  )
})

test('a file keeps its permissions', async () => {
  chmodSync(join(studio.root, home), 0o640)
  await save(['set/home.json', page('Home'), page('Two')])
  expect(statSync(join(studio.root, home)).mode & 0o777).toBe(0o640)
})

test('the tab that saved hears nothing of it, the others hear what was written', async () => {
  const [mine, other] = [await studio.listen('mine'), await studio.listen('other')]
  const body = {
    files: [{ id: 'set/home.json', base: wholeHash(page('Home')), text: page('Two') }],
  }
  const headers = { 'x-studio-tab': 'mine' }
  await studio.ask('/studio/api/save', { method: 'POST', body, headers })
  studio.touched(home)
  await new Promise((done) => setTimeout(done, 200))
  const document = { text: page('Two'), hash: wholeHash(page('Two')) }
  expect(await other()).toMatchObject({ documents: { 'set/home.json': document } })
  expect(await mine()).toMatchObject({ documents: {} })
})

test('the text of a file that is no JSON is kept before something is written over it', async () => {
  const broken = '{ "title": "Home" "mine": 1 }'
  studio.write(home, broken)
  const answer = await save(['set/home.json', broken, page('Home')])
  const { kept = {} } = answer.json<SaveResult>()
  expect(studio.read(home)).toBe(page('Home'))
  expect(kept['set/home.json']).toMatch(/^\.studio\/pages\/broken\/set-home\.json-\w{12}\.txt$/)
  expect(studio.read(kept['set/home.json'] ?? '')).toBe(broken)
  expect((await save(['set/home.json', page('Home'), page('Two')])).json<SaveResult>().kept).toBe(
    undefined,
  )
})

test('a file with a key twice is kept as well, and so is one that is deleted', async () => {
  const broken = '{ "title": "One", "title": "Two" }'
  studio.write(home, broken)
  const { kept = {} } = (await save(['set/home.json', broken, null])).json<SaveResult>()
  expect(studio.read(kept['set/home.json'] ?? '')).toBe(broken)
})
