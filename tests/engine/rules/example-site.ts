import { type CheckResult, type Oddity, checkSite } from '#engine/check.ts'
import { isRecord } from '#engine/is-record.ts'
import type { Example } from '#engine/rules/docs.ts'
import { home, site, siteJson } from '#tests/engine/site.ts'

const shop = {
  name: 'The counter',
  street: '1 Example Street',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  hours: {
    days: 'Mon, Thu',
    times: '8-8',
    spoken: '8 AM to 8 PM',
    open: [{ days: ['Mon', 'Thu'], from: '08:00', to: '20:00' }],
  },
  order: 'link:order',
  orderLabel: 'Order',
}

const content: Readonly<Record<string, unknown>> = {
  'pages/content/locations.json': { locations: { counter: shop } },
  'pages/content/menu.json': {
    ordering: 'order',
    allergens: ['gluten'],
    vegetarianMark: '(v)',
    sections: [
      {
        id: 'drinks',
        name: 'Drinks',
        serve: 'drinks',
        items: [
          { id: 'seltzer', name: 'Seltzer', price: 3, description: 'Cold.', serve: 'seltzer' },
        ],
      },
    ],
  },
  'pages/content/feed.json': {
    username: 'one',
    profilePictureUrl: 'media/logo.svg',
    posts: [
      {
        id: 'post-1',
        mediaType: 'IMAGE',
        permalink: 'https://photos.example/1',
        timestamp: '2026-01-01T12:00:00Z',
        caption: 'Lunch.',
        mediaUrl: 'media/logo.svg',
        alt: 'A sandwich.',
      },
    ],
  },
}

/**
 * A small sound site with a shop, a menu and a feed, changed as an example of the docs says. Of what
 * is not asked of a small site only the code that is `asked`.
 */
export function checkExample(example: Example, asked?: string): Promise<CheckResult> {
  const files: Record<string, string | undefined> = { 'pages/site.json': siteJson({}, asked) }
  for (const [file, document] of Object.entries(content)) files[file] = JSON.stringify(document)
  const own = site(files).files
  const odd = new Map<string, Oddity>()
  for (const [file, change] of Object.entries(example)) {
    if (isRecord(change) && 'odd' in change) odd.set(file, change['odd'] as Oddity)
    else if (isRecord(change) && 'bytes' in change)
      files[file] = 'x'.repeat(Number(change['bytes']))
    else if (change === null) files[file] = undefined
    else if (typeof change === 'string') files[file] = change
    else files[file] = JSON.stringify(patched(parsed(own, file), change), null, 2)
  }
  return checkSite({ ...site(files), odd })
}

/** What the sample has by that name; a page that it does not have begins as a copy of its home. */
function parsed(files: ReadonlyMap<string, string>, file: string): unknown {
  const text = files.get(file)
  if (text !== undefined) return JSON.parse(text)
  if (!/^pages\/(one|shared)\//.test(file)) return {}
  const copy = JSON.parse(files.get(home) ?? '{}') as Record<string, unknown>
  return { ...copy, title: 'A copy', description: 'A copy of the first page of this site.' }
}

/** JSON Merge Patch, https://www.rfc-editor.org/rfc/rfc7396. */
function patched(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const result: Record<string, unknown> = isRecord(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key]
    else result[key] = patched(result[key], value)
  }
  return result
}
