import type { Site } from '#schema/types.ts'
import { Refusal } from '#tools/lib/command/command.ts'

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
export function policyHosts({ newsletter, socialFeed, quiz }: Site['services']): PolicyHosts {
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
    `site.json, services › ${where}: “${host}” is not a host.`,
    'Write just the name: media.example.com.',
  )
}

/**
 * What a tag cannot say, that no site may frame a page, and what needs a host with HTTPS, that nothing
 * is asked for without it.
 */
export const headerPolicy = "frame-ancestors 'none'; upgrade-insecure-requests"

/**
 * The content security policy of a page: nothing but what it is made of and the hosts it reaches.
 * No script can be made from text.
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
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ')
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? ["'none'"] : sources
}

/**
 * The policy as a tag, first in the head: it holds at every address the page answers at, also that
 * of its file and, with status 404, those no rule of a host can name.
 */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}">`
}
