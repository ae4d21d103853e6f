import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { validateIn } from '#tests/bench/validate/programs.ts'
import { TYPES, scaledHouse } from '#tests/bench/validate/scaled-house.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { sound } from '#tests/tools/commands.ts'

test('the site of copied blocks that the bench measures has no problem', async () => {
  const house = scratchFolder()
  await scaledHouse(house, 2 * TYPES, 12)
  const { stdout } = spawnSync(process.execPath, validateIn(house), {
    cwd: house,
    encoding: 'utf8',
  })
  expect(stdout).toMatch(sound)
  // It makes all that is generated, and bundles the command.
}, 60_000)
