/** One thing `npm test` asks of the project. */
export interface Step {
  /** As in `npm test -- --only NAME`. */
  readonly name: string
  /** What is checked, as the report says it. */
  readonly title: string
  /** A command line; programs of node_modules are found. */
  readonly command: string
  /** What to do when it fails, where its program does not say that in our words. */
  readonly remedy?: string
  /** Where the tests of this step leave their count. */
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly file: string }
}

/** Quick and common faults first, so that most failing runs end within seconds. */
export const steps: readonly Step[] = [
  {
    name: 'generated',
    title: 'Generated files are up to date',
    command: 'tsx tools/generate/main.ts --check',
  },
  {
    name: 'format',
    title: 'Files are formatted',
    command: 'oxfmt --check',
    remedy: 'Run `npm run format` and commit the result.',
  },
  { name: 'lint', title: 'Code keeps the floors and the rules', command: 'oxlint --type-aware' },
  {
    name: 'dead',
    title: 'Nothing is unused',
    command: 'knip --no-progress',
    remedy: 'Take out what is listed, or use it.',
  },
  { name: 'types', title: 'Types agree', command: 'tsc --noEmit' },
  // Before the tests, which start the programs that are made here.
  {
    name: 'validate',
    title: 'Pages and blocks are valid',
    command: 'node tools/run/main.cjs validate',
  },
  {
    name: 'unit',
    title: 'Unit and contract tests',
    command:
      'vitest run --config tests/vitest.config.ts --reporter=minimal --reporter=json --outputFile.json=.cache/test/vitest.json',
    report: { kind: 'vitest', file: '.cache/test/vitest.json' },
  },
  {
    name: 'checklist',
    title: 'Every line of the checklist has a test',
    command: 'tsx tests/checklist/main.ts --missing',
  },
  {
    name: 'e2e',
    title: 'Both sites work in Chromium',
    command: 'playwright test --config tests/e2e/playwright.config.ts',
    report: { kind: 'playwright', file: '.cache/test/playwright.json' },
  },
  {
    name: 'studio',
    title: 'The Studio works in Chromium',
    command: 'playwright test --config tests/e2e/studio/playwright.config.ts',
    report: { kind: 'playwright', file: '.cache/test/studio.json' },
  },
]
