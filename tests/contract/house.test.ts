import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { contradictions } from '#engine/schema/contradictions.ts'
import { classNamesIn } from '#tools/vite/class-names-only.ts'

const allowed = new Set(
  `package.json package-lock.json tsconfig.json vite.config.ts schema pages blocks src tools tests
  README.md LICENSE AGENTS.md llms.txt`.split(/\s+/),
)

/** Every file of the repository, new ones included, ignored ones not. */
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
  .split('\0')
  .filter((file) => file && existsSync(file))

test('the top level holds the rooms of the house and dot files, nothing else', () => {
  const top = new Set(files.map((file) => file.split('/')[0] ?? ''))
  expect([...top].filter((name) => !name.startsWith('.') && !allowed.has(name))).toEqual([])
  expect([...allowed].filter((name) => !top.has(name))).toEqual([])
})

test('what layouts there are stands in one schema, where pages and blocks name one', () => {
  const schemas = files.filter((file) => /^schema\/(?!generated)\S+\.json$/.test(file))
  const listing = schemas.filter((file) => readFileSync(file, 'utf8').includes('"quiz", "bare"'))
  expect(listing).toEqual(['schema/defs/layout.json'])
})

test('each value of a list that is told of in sentences has its own', () => {
  const schemas = files.filter((file) => /^schema\/(?!generated)\S+\.json$/.test(file))
  const uneven = schemas.flatMap((file) =>
    [...contradictions(JSON.parse(readFileSync(file, 'utf8')))]
      .filter(({ at }) => at.endsWith('/enumDescriptions'))
      .map(({ at, problem }) => `${file}${at}: ${problem}`),
  )
  expect(uneven).toEqual([])
})

test('no file is called utils', () => {
  expect(files.filter((file) => /^(utils?|helpers?|misc)\./.test(basename(file)))).toEqual([])
})

test('what a file says of itself stands before its imports, whose order may take it along', () => {
  const sources = files.filter((file) => /^(blocks|src|tests|tools)\/.*\.tsx?$/.test(file))
  const amid = / from '\S+'\n+\/\*\*(?:(?!\*\/)[^])*\*\/\nimport /
  expect(sources.filter((file) => amid.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('what shows under a pointer does not stay after a tap on a touch screen', () => {
  const styles = files.filter((file) => /^(blocks|src\/(kit|render))\/.*\.css$/.test(file))
  expect(styles.length).toBeGreaterThan(0)
  const stays = styles.filter((file) => {
    const css = readFileSync(file, 'utf8').replaceAll(
      /^( *)@media .*\(hover\b.*\{\n[^]*?^\1\}/gm,
      '',
    )
    return css.includes(':hover')
  })
  expect(stays).toEqual([])
})

test('the Studio’s sheets style each class that is used, and have no other', () => {
  const sheets = files.filter((file) => /^src\/studio\/.*\.module\.css$/.test(file))
  const users = files.filter((file) => /^src\/studio\/.*\.tsx?$/.test(file))
  const sources = users.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const wrong = sheets.flatMap((sheet) => {
    const styled = Object.keys(classNamesIn(readFileSync(sheet, 'utf8'), sheet))
    const used = sources.flatMap(({ file, text }) => {
      const imports = text.matchAll(/import (\w+) from '(\S+\.module\.css)'/g)
      const [line = '', styles] =
        [...imports].find(([, , from = '']) => sheetAt(file, from) === sheet) ?? []
      // `styles[kind]` uses the classes that are named after the words of a union.
      const uses = new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[\\w)`, 'g')
      return styles === undefined
        ? []
        : [...text.replace(line, '').matchAll(uses)].flatMap(([, name]) =>
            name === undefined ? styled.filter((one) => text.includes(`'${one}'`)) : [name],
          )
    })
    return [
      ...styled.filter((one) => !used.includes(one)),
      ...used.filter((one) => !styled.includes(one)),
    ].map((one) => `${sheet}: .${one}`)
  })
  expect(sheets.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])

  function sheetAt(file: string, from: string): string {
    return from.startsWith('.') ? join(dirname(file), from) : from.replace('#', 'src/')
  }
})

test('what one sheet styles no other does, whatever a block is called', () => {
  const owners = new Map<string, string[]>()
  for (const sheet of files.filter((file) => /^(blocks|src)\/.*\.module\.css$/.test(file)))
    for (const name of Object.values(classNamesIn(readFileSync(sheet, 'utf8'), resolve(sheet))))
      owners.set(name, [...(owners.get(name) ?? []), sheet])
  expect(owners.size).toBeGreaterThan(0)
  const shared = [...owners].filter(([, sheets]) => sheets.length > 1)
  expect(shared.map(([name, sheets]) => `.${name} of ${sheets.join(' and ')}`)).toEqual([])
})

test('no file names a folder of one person’s machine', () => {
  const text = files.filter((file) =>
    /\.(ts|tsx|js|json|css|html|md|yml|svg)$|(^|\/)\.[^/]+$/.test(file),
  )
  const path = /(?<![\w.:/-])\/(work|tmp|root|Users)\/[\w.-]+|[A-Z]:\\Users\\/
  const found = text.flatMap((file) => {
    const match = path.exec(readFileSync(file, 'utf8'))
    return match ? [`${file}: ${match[0]}`] : []
  })
  expect(found).toEqual([])
})

test('every link from one document to another leads somewhere', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, link = '']) => join(dirname(file), link))
        .filter((target) => !existsSync(target))
        .map((target) => `${file}: ${target}`),
    )
  expect(broken).toEqual([])
})

test('the block dialect knows every part that blocks can share', () => {
  const dialect = JSON.parse(readFileSync('schema/block-dialect.json', 'utf8')) as {
    $defs: { value: { properties: { $ref: { enum: string[] } } } }
  }
  expect(dialect.$defs.value.properties.$ref.enum).toEqual(
    readdirSync('schema/defs')
      .map((name) => `../../schema/defs/${name}`)
      .toSorted(),
  )
})
