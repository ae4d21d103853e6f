import { isRecord } from '#engine/is-record.ts'
import type { Example } from '#engine/rules/docs.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

/** A block asks visitors for something, and site.json has no service that would take it. */
export const unknownForm: Rule = {
  code: 'unknown-form',
  severity: 'warning',
  docs: {
    why: 'Visitors are asked for their address but given no field to write it in.',
    wrong: signUp({}),
    right: signUp({ newsletter: { action: 'https://forms.example/send', field: 'email' } }),
  },
  check(site, report) {
    const services = valueAt(site.document('site.json'), '/services')
    if (!isRecord(services) || !site.keepsSchema('site.json')) return
    for (const [service, name] of site.named('form')) {
      if (Object.hasOwn(services, service)) continue
      for (const path of site.documentsNaming(name))
        for (const [at, type] of askingBlocks(site.document(path), service))
          report({
            file: site.file(path),
            at,
            problem: `The block "${type}" has no form: ${site.file('site.json')} does not say where to send what visitors write.`,
            remedy: `Add "${service}" to "services" there, or take the block out.`,
          })
    }
  },
}

/** The blocks of a page whose form goes to the service. */
function askingBlocks(page: unknown, service: string): [at: string, type: string][] {
  return itemsAt(page, '/blocks').flatMap((block, index) => {
    const { type, hidden } = isRecord(block) ? block : {}
    return typeof type === 'string' &&
      hidden !== true &&
      blockSchemas.get(type)?.['x-service'] === service
      ? [[`/blocks/${index}/type`, type] as [string, string]]
      : []
  })
}

function signUp(services: object): Example {
  const words = { heading: [{ text: 'News' }], label: 'Email', button: 'Sign up', thanks: 'Thanks' }
  const failed = { offline: 'You are offline.', blocked: 'It could not be sent.' }
  const campaign = { campaign: 'spring', month: '2026-03' }
  return {
    'pages/site.json': { services },
    'pages/one/home.json': {
      blocks: [{ type: 'newsletter', id: 'newsletter', ...words, ...campaign, ...failed }],
    },
  }
}
