/**
 * A save is cut off at every single step, by a process or a machine that dies and by a disk that
 * refuses, and so is what mends it afterwards. Whatever happens, the next start finds all files old
 * or all files new.
 */
import { describe, expect, test, vi } from 'vitest'

import {
  type Change,
  Unfinished,
  recoverAtStart,
  saveFiles,
} from '#tools/studio/documents/save-files.ts'

import { CrashDisk, type Trouble } from './crash-disk.ts'

const where = { folder: '/pages', state: '/.studio/pages' }
const old = {
  '/pages/site.json': '{"site":1}\n',
  '/pages/set/home.json': '{"home":1}\n',
  '/pages/set/gone.json': '{"gone":1}\n',
}

const saves: Record<string, { changes: Change[]; after: Record<string, string> }> = {
  'one page': {
    changes: [{ path: 'set/home.json', before: '{"home":1}\n', after: '{"home":2}\n' }],
    after: { ...old, '/pages/set/home.json': '{"home":2}\n' },
  },
  'a page changed, one made in a new folder, one deleted': {
    changes: [
      { path: 'set/home.json', before: '{"home":1}\n', after: '{"home":2}\n' },
      { path: 'content/menu.json', before: null, after: '{"menu":2}\n' },
      { path: 'set/gone.json', before: '{"gone":1}\n', after: null },
      { path: 'site.json', before: '{"site":1}\n', after: '{"site":2}\n' },
    ],
    after: {
      '/pages/content/menu.json': '{"menu":2}\n',
      '/pages/set/home.json': '{"home":2}\n',
      '/pages/site.json': '{"site":2}\n',
    },
  },
}

/** How a machine may die: with none, all or some of what was on its way to the platter. */
const chances: (() => () => boolean)[] = [
  () => () => false,
  () => () => true,
  () => alternating(),
  ...Array.from({ length: 8 }, (_, seed) => () => seeded(seed + 1)),
]

function alternating(): () => boolean {
  let last = false
  return () => (last = !last)
}

/** Numbers that look like chance and are the same in each run. */
function seeded(seed: number): () => boolean {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state > 0x7f_ff_ff_ff
  }
}

/** Every disk that a new start may find after this one died. */
const found = (disk: CrashDisk): CrashDisk[] => [
  disk.afterProcess(),
  ...chances.map((chance) => disk.afterMachine(chance())),
]

/** Runs it on a disk in trouble: whether it came to its end, or what it threw. */
function run(disk: CrashDisk, trouble: Trouble | undefined, act: () => void): unknown {
  disk.upset(trouble)
  try {
    act()
    return 'done'
  } catch (error) {
    return error
  } finally {
    disk.upset(undefined)
  }
}

/** How many steps it takes when nothing happens. */
function stepsOf(disk: CrashDisk, act: () => void): number {
  disk.upset(undefined)
  act()
  return disk.steps
}

/** The files of the pages folder as they are, half written ones and all. */
const ofPages = (disk: CrashDisk): Record<string, string> =>
  Object.fromEntries(Object.entries(disk.files()).filter(([path]) => path.startsWith('/pages/')))

describe.each(Object.entries(saves))('%s', (_, { changes, after }) => {
  const save = (disk: CrashDisk) => (): void => saveFiles(disk, where, changes)
  const start = (disk: CrashDisk) => (): void => recoverAtStart(disk, where)
  const fresh = new CrashDisk(old)
  const steps = stepsOf(fresh, save(fresh))

  test('takes its steps, and leaves nothing but the files', () => {
    expect(steps).toBeGreaterThan(10)
    expect(fresh.files()).toEqual(after)
  })

  test('once it is said to be saved, no death takes it back', () => {
    for (const disk of found(fresh)) {
      start(disk)()
      expect(disk.files()).toEqual(after)
    }
  })

  test.each(['die', 'die after'] as const)('%s at every step', (kind) => {
    for (let at = 0; at < steps; at += 1) {
      const disk = new CrashDisk(old)
      run(disk, { at, kind }, save(disk))
      expect(disk.dead).toBe(true)
      for (const next of found(disk)) {
        start(next)()
        expect([old, after], `step ${at}`).toContainEqual(next.files())
      }
    }
  })

  test('dies at every step, and again at every step of what mends it', () => {
    for (let at = 0; at < steps; at += 1) {
      const disk = new CrashDisk(old)
      run(disk, { at, kind: 'die after' }, save(disk))
      for (const left of [disk.afterProcess(), disk.afterMachine(alternating())]) {
        const again = left.afterProcess()
        const more = stepsOf(again, start(again))
        for (let second = 0; second < more; second += 1) {
          const twice = left.afterProcess()
          run(twice, { at: second, kind: 'die after' }, start(twice))
          expect(twice.dead).toBe(true)
          for (const next of found(twice)) {
            start(next)()
            expect([old, after], `steps ${at} and ${second}`).toContainEqual(next.files())
          }
        }
      }
    }
  })

  test.each(['ENOSPC', 'EIO', 'EACCES'] as const)('%s at every step, once', (kind) => {
    for (let at = 0; at < steps; at += 1) {
      const disk = new CrashDisk(old)
      const end = run(disk, { at, kind }, save(disk))
      const state = end === 'done' ? after : old
      expect(end === 'done' || (end as NodeJS.ErrnoException).code === kind, `step ${at}`).toBe(
        true,
      )
      expect(ofPages(disk), `step ${at}`).toEqual(state)
      for (const next of [disk, ...found(disk)]) {
        start(next)()
        expect([state], `step ${at}`).toContainEqual(next.files())
      }
    }
  })

  test.each(['ENOSPC', 'EIO', 'EACCES'] as const)('%s from every step on', (kind) => {
    for (let at = 0; at < steps; at += 1) {
      const disk = new CrashDisk(old)
      const end = run(disk, { at, kind, stays: true }, save(disk))
      const known = end === 'done' ? [after] : end instanceof Unfinished ? [old, after] : [old]
      for (const next of [disk, ...found(disk)]) {
        start(next)()
        expect(known, `step ${at}`).toContainEqual(next.files())
      }
    }
  })

  test('refused at every step, and killed at every step of taking it back', () => {
    for (let at = 0; at < steps; at += 1) {
      for (let more = 1; more < 12; more += 1) {
        const disk = new CrashDisk(old)
        const killed = disk.dyingAfter(at + more)
        run(disk, { at, kind: 'EIO' }, () => saveFiles(killed, where, changes))
        for (const next of found(disk)) {
          start(next)()
          expect([old, after], `step ${at} and ${more} more`).toContainEqual(next.files())
        }
      }
    }
  })

  test('a disk that takes a byte at a time is as good as any', () => {
    const disk = new CrashDisk(old, 1)
    save(disk)()
    expect(disk.files()).toEqual(after)
  })
})

test('a file that somebody changed after the crash is theirs', () => {
  const { changes = [] } = saves['one page'] ?? {}
  const disk = new CrashDisk({
    ...old,
    '/pages/set/home.json': '{"home":"theirs"}\n',
    '/.studio/pages/save.json': JSON.stringify({ changes }),
  })
  recoverAtStart(disk, where)
  expect(disk.files()).toEqual({ ...old, '/pages/set/home.json': '{"home":"theirs"}\n' })
})

test('a folder that may not be read keeps nobody from working, and the others are tidied', () => {
  const disk = new CrashDisk({
    ...old,
    '/pages/lost+found/inner': '',
    '/pages/set/.home.json.0123456789ab.part': '{"ho',
  })
  vi.spyOn(disk, 'list').mockImplementation((folder) => {
    if (folder !== '/pages/lost+found') return new CrashDisk(disk.files()).list(folder)
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
  })
  recoverAtStart(disk, where)
  expect(disk.files()).toEqual({ ...old, '/pages/lost+found/inner': '' })
})

test('a journal that leads out of the folder, which no save wrote, is not followed', () => {
  const changes = [{ path: '../elsewhere.json', before: null, after: '{}\n' }]
  const disk = new CrashDisk({ ...old, '/.studio/pages/save.json': JSON.stringify({ changes }) })
  recoverAtStart(disk, where)
  expect(disk.files()).toEqual(old)
})

test('a journal that is no journal keeps nobody from working', () => {
  const disk = new CrashDisk({ ...old, '/.studio/pages/save.json': 'scribbles' })
  recoverAtStart(disk, where)
  expect(disk.files()).toEqual(old)
})
