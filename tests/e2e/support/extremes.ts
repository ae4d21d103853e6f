import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { freshCopy } from '#engine/edit/fresh-id.ts'
import { type Extreme, sampleBlock } from '#tests/contract/sample-block.ts'

const extremes: readonly Extreme[] = ['least', 'most', 'right-to-left']

/** The blocks that stay on the page they stand on. */
export const blockTypes = readdirSync('blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'redirect')
  .map(({ name }) => name)

/**
 * A copy of the site in `folder` with a page for each block, `/extreme-<type>`, that shows it with
 * as little and as much as its schema allows, and with words from right to left; and with one for all
 * their examples as narrow as they go and as wide, `/narrow` and `/wide`, on the layout with a grid.
 */
export function writeExtremes(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync('pages', folder, { recursive: true })
  // Three of a block that a page may have once: what is asked is how each is drawn.
  const facts = join(folder, 'site.json')
  const site = JSON.parse(readFileSync(facts, 'utf8')) as object
  const checks = { severity: { 'not-allowed-here': 'off' } }
  writeFileSync(facts, JSON.stringify({ ...site, checks }))
  for (const type of blockTypes) {
    const example = JSON.parse(readFileSync(`blocks/${type}/example.json`, 'utf8')) as object
    const taken = new Set<string>()
    const blocks = extremes.map((extreme) => ({
      ...(freshCopy(sampleBlock(type, { ...example }, extreme), taken) as object),
      type,
      id: `${type}-${extreme}`,
      layout: undefined,
      when: undefined,
    }))
    const page = {
      title: `The ${type} block at its extremes`,
      description: `How the ${type} block looks with the least and the most that it may hold.`,
      route: `/extreme-${type}`,
      blocks,
    }
    writeFileSync(join(folder, 'multi-location', `extreme-${type}.json`), JSON.stringify(page))
  }
  for (const [name, span] of [
    ['narrow', 1],
    ['wide', 12],
  ] as const) {
    const blocks = blockTypes.map((type) => ({
      ...(JSON.parse(readFileSync(`blocks/${type}/example.json`, 'utf8')) as object),
      id: type,
      layout: undefined,
      when: undefined,
      span,
    }))
    const page = {
      title: `Every block, ${name}`,
      description: `How blocks look in a layout with a grid whose page has them as ${name} as they go.`,
      route: `/${name}`,
      layout: 'sidebar',
      blocks,
    }
    writeFileSync(join(folder, 'multi-location', `${name}.json`), JSON.stringify(page))
  }
}
