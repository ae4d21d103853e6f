import { expect, test } from 'vitest'

import { type Machine, findBrowser } from '#tools/test/find-browser.ts'

const downloaded = '/cache/playwright/chrome'

/** A computer on which the browsers at `paths` start; what it was asked to fetch ends up in `did`. */
function computer(
  paths: string[],
  more: Partial<Machine> & { gets?: Record<string, string> } = {},
) {
  const there = new Set(paths)
  const did: string[] = []
  const fetched = (what: string) => {
    did.push(what)
    const path = more.gets?.[what]
    if (path) there.add(path)
  }
  const machine: Machine = {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    home: '/home/someone',
    root: true,
    downloaded,
    works: (path) => there.has(path),
    download: () => fetched('download'),
    installPackage: () => fetched('package'),
    ...more,
  }
  return { machine, did }
}

const everything = ['/my/own', '/usr/bin/chromium', downloaded]

test('CHROMIUM_PATH comes before everything else', () => {
  const { machine } = computer(everything, { env: { PATH: '/usr/bin', CHROMIUM_PATH: '/my/own' } })
  expect(findBrowser(machine)).toBe('/my/own')
})

test('a CHROMIUM_PATH that names no browser is refused, not passed over', () => {
  const { machine, did } = computer(everything, { env: { CHROMIUM_PATH: '/not/there' } })
  expect(() => findBrowser(machine)).toThrow('CHROMIUM_PATH names /not/there')
  expect(did).toEqual([])
})

test('the browser of the system comes before one that Playwright downloaded', () => {
  expect(findBrowser(computer(everything).machine)).toBe('/usr/bin/chromium')
})

test.each<[string, NodeJS.Platform, Machine['env'], string]>([
  ['Chrome on the PATH', 'linux', { PATH: '/opt/bin' }, '/opt/bin/google-chrome'],
  ['the snap', 'linux', {}, '/snap/bin/chromium'],
  ['Chrome on a Mac', 'darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [
    'Chromium of one person on a Mac',
    'darwin',
    {},
    '/home/someone/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  [
    'Chrome on Windows',
    'win32',
    { ProgramFiles: 'C:\\Programs' },
    'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
  ],
])('%s is found', (_, platform, env, path) => {
  expect(findBrowser(computer([path], { platform, env }).machine)).toBe(path)
})

test('an earlier download is used without fetching anything', () => {
  const { machine, did } = computer([downloaded])
  expect(findBrowser(machine)).toBe(downloaded)
  expect(did).toEqual([])
})

test('where there is no browser one is downloaded', () => {
  const { machine, did } = computer([], { gets: { download: downloaded } })
  expect(findBrowser(machine)).toBe(downloaded)
  expect(did).toEqual(['download'])
})

test('where the download does not start Debian’s package is installed', () => {
  const { machine, did } = computer([], { gets: { package: '/usr/bin/chromium' } })
  expect(findBrowser(machine)).toBe('/usr/bin/chromium')
  expect(did).toEqual(['download', 'package'])
})

test('nobody but root installs a package', () => {
  const { machine, did } = computer([], { root: false, gets: { package: '/usr/bin/chromium' } })
  expect(() => findBrowser(machine)).toThrow(/name yours in CHROMIUM_PATH/)
  expect(did).toEqual(['download'])
})

test('where nothing helps, two sentences say so', () => {
  expect(() => findBrowser(computer([]).machine)).toThrow(
    'There is no Chromium or Chrome here and none could be installed. Install one, or name yours in CHROMIUM_PATH.',
  )
})
