import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Refusal } from '#tools/lib/command/command.ts'

interface Services {
  readonly socialFeed?: { readonly url: string; readonly mediaHosts: readonly string[] }
  readonly quiz?: Readonly<Record<string, string>>
}

interface Post {
  readonly mediaUrl: string
}

/**
 * Stands in for the remote services of a site, so that a page is measured as on a day when they
 * answer: the feed with the posts of its snapshot, their pictures, and the sheets of the quiz.
 *
 * Comes back with what a browser needs to be told to meet it under the services' own names.
 *
 * @throws {Refusal} if the machine has no `openssl` to make a certificate with.
 */
export async function serveStandIns(pagesDir: string, outDir: string) {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(pagesDir, file), 'utf8'))
  const { services } = json('site.json') as { services: Services }
  const { socialFeed: feed, quiz = {} } = services
  const answers = new Map<string, () => Uint8Array | string>()
  if (feed) {
    const { posts, ...rest } = json('content/feed.json') as { posts: readonly Post[] }
    const [host = ''] = feed.mediaHosts
    const remote = posts.map((post) => ({ ...post, mediaUrl: `https://${host}/${post.mediaUrl}` }))
    answers.set(feed.url, () => JSON.stringify({ ...rest, profilePictureUrl: '', posts: remote }))
    for (const { mediaUrl } of posts)
      answers.set(`https://${host}/${mediaUrl}`, () => readFileSync(join(pagesDir, mediaUrl)))
  }
  for (const [sheet, url] of Object.entries(quiz)) {
    const file = `cached/cached.${sheet === 'questions' ? 'quiz' : sheet}.json`
    answers.set(url, () => readFileSync(join(outDir, file)))
  }
  const server = createServer(certificate(), ({ url, headers }, response) => {
    const answer = answers.get(`https://${headers.host}${url}`)
    response.writeHead(answer ? 200 : 404, { 'access-control-allow-origin': '*' })
    response.end(answer?.())
  })
  const port = await listening(server)
  const hosts = [...new Set([...answers.keys()].map((url) => new URL(url).hostname))]
  return {
    flags: [
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(',')}`,
      '--ignore-certificate-errors',
    ],
    close: () => server.close(),
  }
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

/** A certificate for this run only: no key is kept, and only a browser told so trusts it. */
function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=stand-in',
      ].concat(['-keyout', key, '-out', cert]),
      { stdio: 'ignore' },
    )
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } catch {
    throw new Refusal(
      'No certificate could be made for the services that the pages ask.',
      'Install openssl.',
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
