import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

/** `file: line` of every line of code in these rooms that matches. */
const lines = (rooms: readonly string[], pattern: RegExp): string[] =>
  rooms
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
    )
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )

test('a finding quotes what a file says as JSON does', () =>
  expect(lines(['src/engine/rules', 'src/engine/checks', 'src/engine/schema'], /“/)).toEqual([]))

test('a refusal quotes what a person wrote as a text does', () =>
  expect(lines(['tools', 'src/engine/site'], /(called|no \w+|not) "\$\{/)).toEqual([]))
