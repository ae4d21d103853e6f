import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { scratchSite } from '#tests/tools/scratch-site.ts'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly if?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly concurrency?: object
  readonly if?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> }
  readonly steps: readonly Step[]
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly jobs: Readonly<Record<string, Job>>
}

const { place, read, write, run, git } = scratchSite()

const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
const runs = steps.flatMap(({ run }) => run ?? [])
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  engines: { node: string }
}

test('pushes and pull requests are tested with the two commands of the README', () => {
  expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request', 'merge_group'])
  const commands = workflow.jobs['test']?.steps.flatMap(({ run }) => run ?? [])
  expect(commands?.at(0)).toBe('npm ci')
  expect(commands?.at(-1)).toBe('npm test')
})

test('unit tests run on the oldest Node that is allowed, and on the newest', () => {
  const { versions } = workflow.jobs
  const [oldest] = versions?.strategy?.matrix['node'] ?? []
  expect(engines.node).toMatch(new RegExp(`^>=${oldest}(?![0-9])`))
  expect(versions?.strategy?.matrix['node']?.at(-1)).toBe('lts/*')
  expect(versions?.steps[1]?.with?.['node-version']).toBe('${{ matrix.node }}')
  expect(versions?.steps.at(-1)?.run).toBe('npm test -- --only unit')
})

test('a pull request is told in words what it changes on the pages', () => {
  const { changes } = workflow.jobs
  expect(changes?.if).toBe("github.event_name == 'pull_request'")
  expect(changes?.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' })
  expect(changes?.steps[0]?.with?.['fetch-depth']).toBe(0)
  expect(changes?.concurrency).toEqual({
    group: 'changes-${{ github.ref }}',
    'cancel-in-progress': true,
  })
  expect(changes?.steps.flatMap(({ run }) => run?.trim() ?? []).slice(0, 2)).toEqual([
    'npm ci',
    'npm run --silent diff -- "origin/$GITHUB_BASE_REF...HEAD" --format markdown > changes.md\ncat changes.md >> "$GITHUB_STEP_SUMMARY"',
  ])
  // From a fork nobody may write a comment.
  expect(changes?.steps.at(-1)?.if).toBe(
    'github.event.pull_request.head.repo.full_name == github.repository',
  )
})

test.each([
  ['a first comment is written', '', ['pr comment 7 --body-file comment.md']],
  [
    'the comment that is there is written anew, and no other of that name',
    '41',
    ['api --silent --method PATCH repos/o/r/issues/comments/41 --field body=@comment.md'],
  ],
])('%s', (_, id, told) => {
  // What answers for GitHub: it knows a comment by what it begins with.
  write('bin/gh', `#!/bin/sh\necho "$@" >> calls\n[ "$2" = --paginate ] && echo '${id}'\nexit 0\n`)
  write('changes.md', 'Home: Faves removed')
  chmodSync(place('bin/gh'), 0o755)
  execFileSync('bash', ['-e', '-c', workflow.jobs['changes']?.steps.at(-1)?.run ?? ''], {
    cwd: place(),
    env: {
      PATH: `${place('bin')}:${process.env['PATH']}`,
      GITHUB_REPOSITORY: 'o/r',
      PULL_REQUEST: '7',
    },
  })
  const [asked, ...others] = read('calls').trim().split('\n')
  const mark = '<!-- sandwichboard: what changes -->'
  expect(read('comment.md')).toBe(`${mark}\nHome: Faves removed`)
  expect(asked).toBe(
    `api --paginate repos/o/r/issues/7/comments --jq .[] | select(.user.login == "github-actions[bot]" and (.body | startswith("${mark}"))) | .id`,
  )
  expect(others).toEqual(told)
})

test('of what main did since, that comparison tells nothing', () => {
  const title = (text: string): void => {
    const site = JSON.parse(read('pages/site.json')) as { brand: object }
    write('pages/site.json', JSON.stringify({ ...site, brand: { ...site.brand, name: text } }))
    git('commit', '-qam', text)
  }
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'before')
  git('branch', 'change')
  title('Main went on')
  git('update-ref', 'refs/remotes/origin/main', 'main')
  git('checkout', '-q', 'change')
  write('pages/one/new.json', '{}')
  git('add', '.')
  git('commit', '-qm', 'change')
  const step = runs.find((command) => command.includes(' diff '))
  const states = /-- "([^"]+)"/.exec(step ?? '')?.[1]?.replace('$GITHUB_BASE_REF', 'main') ?? ''
  const told = run('diff', [states, '--format', 'json']).out
  expect(JSON.parse(told)).toMatchObject({ files: [{ path: 'one/new.json' }] })
  expect(told).not.toContain('site.json')
})

test('they run on the oldest Node that is promised', () => {
  const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))
  expect(node?.with?.['node-version']).toBe(20)
})

test('the programs of a change never meet the token that may write its comment', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkouts).toHaveLength(Object.keys(workflow.jobs).length)
  for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false)
})

test('findings are annotated in pull requests and nowhere else', () => {
  const step = steps.find(({ run }) => run?.includes('npm run --silent validate'))
  expect(step?.if).toBe("github.event_name == 'pull_request'")
  expect(step?.run).toBe('npm run --silent validate -- --format github')
})

test('every npm script that is named exists', () => {
  const named = runs.flatMap((run) => [...run.matchAll(/npm run (?:--silent )?(\S+)/g)])
  expect(named.map(([, name]) => name).filter((name) => !scripts[name ?? ''])).toEqual([])
})

test('.ci/run is those two commands and can be run', () => {
  const lines = readFileSync('.ci/run', 'utf8').split('\n')
  expect(lines.filter((line) => line.startsWith('npm'))).toEqual(['npm ci', 'npm test'])
  expect(execFileSync('git', ['ls-files', '-s', '.ci/run'], { encoding: 'utf8' })).toMatch(
    /^100755/,
  )
})
