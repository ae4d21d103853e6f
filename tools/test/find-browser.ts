/**
 * The browser that tests and measures drive.
 *
 * A machine may have one already, and what is there is taken before anything is fetched: the one
 * `CHROMIUM_PATH` names, the system's Chromium or Chrome, Playwright's earlier download, a new
 * download, and at last Debian's package. A program counts only if it runs: Ubuntu's
 * `chromium-browser` may be a stub, and a download may lack system libraries.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

import { chromium } from '@playwright/test'

import { Refusal } from '#tools/lib/command/command.ts'

/** What the search asks of the computer it runs on. */
export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
  readonly root: boolean
  /** Where Playwright keeps its own Chromium, downloaded or not. */
  readonly downloaded: string
  /** Whether there is a browser at this path and it starts. */
  works(path: string): boolean
  /** Downloads Playwright's Chromium; quietly does nothing where it cannot. */
  download(): void
  /** Installs Debian's package; quietly does nothing where it cannot. */
  installPackage(): void
}

/** Programs of the system, the one without a window first: it needs a third less time for a page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

/**
 * The path of a Chromium or Chrome that starts.
 *
 * @throws {Refusal} when `CHROMIUM_PATH` names none, or when there is none and none can be had.
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  const named = machine.env['CHROMIUM_PATH']
  if (named) {
    if (machine.works(named)) return named
    throw new Refusal(
      `CHROMIUM_PATH names ${named}, but no browser starts there.`,
      'Correct it, or unset it so that a browser is searched for.',
    )
  }
  const found = () =>
    [...systemPaths(machine), machine.downloaded].find((path) => machine.works(path))
  const here = found()
  if (here) return here
  machine.download()
  if (machine.works(machine.downloaded)) return machine.downloaded
  if (machine.platform === 'linux' && machine.root) machine.installPackage()
  const installed = found()
  if (installed) return installed
  throw new Refusal(
    'There is no Chromium or Chrome here and none could be installed.',
    'Install one, or name yours in CHROMIUM_PATH.',
  )
}

/** How Playwright and Lighthouse start the browser: its path and the flags that keep it to itself. */
export async function browserOptions(machine: Machine = thisMachine()) {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return {
    executablePath: findBrowser(machine),
    // Chromium's sandbox refuses to start for root, which is who runs in a container.
    args: machine.root ? ['--no-sandbox', ...args] : args,
  }
}

function systemPaths({ platform, env, home }: Machine): string[] {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
    return folders.flatMap((folder) =>
      folder
        ? [
            win32.join(folder, 'Google/Chrome/Application/chrome.exe'),
            win32.join(folder, 'Chromium/Application/chrome.exe'),
          ]
        : [],
    )
  }
  const folders = (env['PATH'] ?? '').split(':').filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => posix.join(folder, name)))
  if (platform !== 'darwin') {
    return [...onPath, '/usr/bin/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome']
  }
  const apps = ['Google Chrome', 'Chromium'].flatMap((app) =>
    ['/Applications', posix.join(home, 'Applications')].map((folder) =>
      posix.join(folder, `${app}.app/Contents/MacOS`, app),
    ),
  )
  return [...onPath, ...apps]
}

function thisMachine(): Machine {
  const { platform, env } = process
  const run = (command: string, args: string[], timeout: number) =>
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout }).status === 0
  return {
    platform,
    env,
    home: homedir(),
    root: process.getuid?.() === 0,
    downloaded: chromium.executablePath(),
    // On Windows `--version` opens a window, so there a file is believed.
    works: (path) => existsSync(path) && (platform === 'win32' || run(path, ['--version'], 20_000)),
    download() {
      console.log('There is no Chromium or Chrome here; downloading Playwright’s.')
      const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
      run(process.execPath, [cli, 'install', 'chromium'], 600_000)
    },
    installPackage() {
      if (!existsSync('/usr/bin/apt-get')) return
      console.log('The download did not work; installing Debian’s package.')
      run('apt-get', ['update'], 300_000)
      run(
        'apt-get',
        ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
        600_000,
      )
      if (!existsSync('/usr/bin/chromium-headless-shell'))
        run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 600_000)
    },
  }
}
