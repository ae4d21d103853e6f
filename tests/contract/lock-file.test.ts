import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

// A registry that lacks one platform's binary makes npm leave it out of the lock file, and then
// `npm ci` refuses everywhere: see "Missing: … from lock file".
test('the lock file names the binaries of every platform, so `npm ci` works on each', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

// With NODE_ENV=production, as many hosts set it, npm leaves out the packages that build.
test('a host that follows the README installs what builds', () => {
  const [, command] = /Build command `([^`]+)`/.exec(readFileSync('README.md', 'utf8')) ?? []
  expect(command).toBe('npm ci --include=dev && npm run build')
})
