import type { Page } from '@playwright/test'

/** Where the site asks for posts, and what the service lets other hosts read. */
export const feed = 'https://feed.mitts.example/**'
export const cors = { 'access-control-allow-origin': '*' }

const HOUR = 3_600_000
const photo = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"/>'

/** A post as the service tells it, of some hours ago. */
export const post = (id: string, hours = 3, more: object = {}): object => ({
  id,
  mediaType: 'IMAGE',
  children: [],
  permalink: `https://photos.example/p/${id}`,
  timestamp: new Date(Date.now() - (hours + 0.5) * HOUR).toISOString(),
  caption: `Caption ${id}`,
  mediaUrl: `https://media.mitts.example/${id}.svg`,
  ...more,
})

/** The feed answers with these posts; what comes back says how often it was asked. */
export async function answerFeed(
  page: Page,
  posts: readonly unknown[] = [post('one')],
): Promise<() => number> {
  await page.route('https://media.mitts.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: photo }),
  )
  const json = { username: 'mitts.nyc', profilePictureUrl: '', posts }
  return counting(page, { json, headers: cors })
}

/** The feed answers with this status and nothing else; what comes back says how often it was asked. */
export const failFeed = (page: Page, status = 404): Promise<() => number> =>
  counting(page, { status, headers: cors })

async function counting(page: Page, answer: object): Promise<() => number> {
  let asked = 0
  await page.route(feed, (route) => {
    asked += 1
    return route.fulfill(answer)
  })
  return () => asked
}
