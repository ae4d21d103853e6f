import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contentPolicy, policyHosts, policyTag } from '#tools/outputs/content-policy.ts'
import { headersFile, siteHeaders } from '#tools/outputs/headers-file.ts'
import { inlineHashes } from '#tools/outputs/inline-hashes.ts'
import { headerRules } from '#tools/preview/header-rules.ts'

const none = { scripts: [], styles: [] }
/** The directives of a policy by name. */
const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.replace(/^\S+ ?/, '')]),
  )

test('a page without services reaches nothing but its own files', () => {
  expect(contentPolicy(none, policyHosts({}))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; font-src 'self'; " +
      "connect-src 'self'; form-action 'none'; frame-src 'none'; manifest-src 'self'; base-uri 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  )
})

test('a service opens its own hosts and no more', () => {
  const policy = directives(
    contentPolicy(
      none,
      policyHosts({
        newsletter: {
          action: 'https://forms.example/d/x?y=1;z',
          field: 'a',
          redirectHosts: ['thanks.example'],
        },
        socialFeed: { url: 'https://feed.example:8443/v1/a', mediaHosts: ['*.media.example'] },
      }),
    ),
  )
  expect(policy).toMatchObject({
    'form-action': 'https://forms.example https://thanks.example',
    'frame-src': 'https://forms.example https://thanks.example',
    'connect-src': "'self' https://feed.example:8443",
    'img-src': "'self' data: https://*.media.example",
    'script-src': "'self'",
  })
})

test('the picture of a result may be shown, and fetched to be shared', () => {
  const sheet = 'https://sheets.example/1'
  const quiz = { questions: sheet, scoring: sheet, profiles: sheet, mediaHosts: ['pics.example'] }
  expect(directives(contentPolicy(none, policyHosts({ quiz })))).toMatchObject({
    'connect-src': "'self' https://sheets.example https://pics.example",
    'img-src': "'self' data: https://pics.example",
  })
})

test.each(['a.example; script-src *', '*', 'https://a.example', 'a.example/path', ''])(
  '“%s” is refused as a host',
  (host) => {
    const services = { socialFeed: { url: 'https://feed.example', mediaHosts: [host] } }
    expect(() => policyHosts(services)).toThrow(
      `site.json, services › socialFeed › mediaHosts: “${host}” is not a host. Write just the name: media.example.com.`,
    )
  },
)

test('each inline style and script is named once, and data is not', () => {
  const html = `<head><script>a()</script><style>b{}</style><script type="speculationrules">{}</script>
    <script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>
    <script type="application/json">{}</script><!-- <script>c()</script> --><script >a()</script></head>`
  const hashes = inlineHashes(html)
  // printf 'a()' | openssl dgst -sha256 -binary | openssl base64
  expect(hashes.scripts).toEqual([
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
  ])
  expect(hashes.styles).toHaveLength(1)
  expect(contentPolicy(hashes, policyHosts({}))).toContain(`style-src 'self' ${hashes.styles[0]};`)
})

test('who may frame a page is said by the host, for no tag can', () => {
  const tag = policyTag(contentPolicy(none, policyHosts({})))
  expect(tag).toMatch(
    /^<meta http-equiv="Content-Security-Policy" content="default-src 'none'; .*">$/,
  )
  expect(tag).not.toContain('frame-ancestors')
  const headersOf = headerRules(headersFile(siteHeaders({ base: '/', drawings: ['/icon.svg'] })))
  const policy = (path: string) => headersOf(path).get('content-security-policy')
  expect(policy('/about-us')).toContain("frame-ancestors 'none'")
  expect(policy('/icon.svg')).toMatch(/, default-src 'none'; (?!.*script-src)/)
  expect(policy('/assets/a-1.svg')).toMatch(/, default-src 'none'; (?!.*script-src)/)
})

test('every answer has the headers that hold everywhere, and assets are kept for a year', () => {
  const headersOf = headerRules(headersFile(siteHeaders({ base: '/shop/' })))
  expect(Object.fromEntries(headersOf('/shop/nothing'))).toEqual({
    'content-security-policy': "frame-ancestors 'none'; upgrade-insecure-requests",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  })
  expect(headersOf('/shop/assets/a-1.js').get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
})

test('only a site that has a host to itself binds the whole of it to HTTPS', () => {
  const headersOf = (base: string) => headerRules(headersFile(siteHeaders({ base })))
  expect(headersOf('/')('/menu').get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
  expect(headersOf('/shop/')('/shop/menu').has('strict-transport-security')).toBe(false)
})

test('a value cannot add a rule', () => {
  expect(() => headersFile([{ path: '/', headers: { 'X-A': 'a\n/*\n  X-B: b' } }])).toThrow(
    'The header X-A has several lines. Write it in one.',
  )
})

test('README tells a server of one’s own every rule, and what to make of a redirect', () => {
  const [, told = ''] = readFileSync('README.md', 'utf8').split('On a server of your own')
  const [nginx, caddy] = [...told.matchAll(/```\n([^]*?)```/g)].map(([, recipe]) => recipe)
  const paths = siteHeaders({ base: '/', drawings: ['/icon.svg'] }).map(({ path }) => path)
  for (const recipe of [nginx, caddy])
    for (const word of [...paths, '_redirects']) expect(recipe).toContain(word)
})
