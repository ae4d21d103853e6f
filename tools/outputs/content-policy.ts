import type { Services } from '#schema/types.ts'
import { Refusal } from '#tools/lib/command.ts'

import type { InlineHashes } from './inline-hashes.ts'

/** The origins, beside its own, that a page reaches. */
export interface PolicyHosts {
  readonly connect: readonly string[]
  readonly images: readonly string[]
  /** Where forms post, and where the service they post to leads on. */
  readonly forms: readonly string[]
}

/**
 * The origins behind these services; pass those that the page's blocks use.
 *
 * @throws {Refusal} for a host that is none, which would break or widen the policy.
 */
export function policyHosts({ newsletter, socialFeed, quiz }: Services): PolicyHosts {
  const sheets = quiz ? [quiz.questions, quiz.scoring, quiz.profiles] : []
  const shots = (quiz?.mediaHosts ?? []).map((host) => originOf(host, 'quiz › mediaHosts'))
  return {
    connect: [
      ...[socialFeed?.url, ...sheets].flatMap((url) => (url ? [new URL(url).origin] : [])),
      // The picture of a result is fetched to be shared.
      ...shots,
    ],
    images: [
      ...(socialFeed?.mediaHosts ?? []).map((host) => originOf(host, 'socialFeed › mediaHosts')),
      ...shots,
    ],
    forms: newsletter
      ? [
          new URL(newsletter.action).origin,
          ...newsletter.redirectHosts.map((host) => originOf(host, 'newsletter › redirectHosts')),
        ]
      : [],
  }
}

function originOf(host: string, where: string): string {
  if (/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/iu.test(host)) return `https://${host}`
  throw new Refusal(
    `site.json, services › ${where}: “${host}” is no host.`,
    'Write just the name: media.example.com.',
  )
}

/**
 * The content security policy of a page: nothing but what it is made of and the hosts it reaches.
 * No script can be made from text, and no site may frame the page.
 */
export function contentPolicy(
  { scripts, styles }: InlineHashes,
  { connect, images, forms }: PolicyHosts,
): string {
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', ...images],
    ['media-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['form-action', ...orNone(forms)],
    // A form that posts into a hidden frame needs both; without this one no post arrives.
    ['frame-src', ...orNone(forms)],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    ['upgrade-insecure-requests'],
  ]
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ')
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? ["'none'"] : sources
}

/**
 * The policy as a tag, for the page of status 404: it answers at every address, where no rule of a
 * host can name it. A tag cannot say who may frame the page; the header X-Frame-Options does.
 */
export function policyTag(policy: string): string {
  const content = policy.replace(/frame-ancestors [^;]*; /u, '').replaceAll('"', '&quot;')
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`
}
