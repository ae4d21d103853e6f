import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { changes } from '#engine/diff/changes.ts'
import { tell } from '#engine/diff/words.ts'
import { merge } from '#engine/merge/merge.ts'
import { textlessSomewhere } from '#tests/engine/textless.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(`pages/${path}`, 'utf8'))

test.each(['multi-location/home.json', 'site.json', 'content/menu.json', 'theme.json'])(
  'a value of %s of which no text can be made is told and merged like any other',
  (path) => {
    const sound = read(path)
    const base = structuredClone(sound)
    for (const strange of textlessSomewhere(sound)) {
      const [before, after] = [new Map([[path, sound]]), new Map([[path, strange]])]
      for (const [a, b] of [
        [before, after],
        [after, before],
        [after, new Map([['shared/moved.json', strange]])],
      ] as const) {
        const told = tell(changes(a, b), a, b)
        expect(told.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(0)
      }
      expect(merge(base, strange, sound).conflicts).toEqual([])
      expect(merge(base, sound, strange).value).toEqual(strange)
      expect(merge(strange, sound, base).value).toEqual(sound)
    }
  },
)
