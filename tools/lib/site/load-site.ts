import type { Finding } from '#engine/finding.ts'
import type { SiteModel } from '#engine/site/model.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { findingText } from '#tools/validate/pretty.ts'

import { readSite } from './read-site.ts'
import type { SiteLocation } from './site-location.ts'

/** What is needed of the renderer to load a site. */
type Loader = Pick<typeof import('#render/entry-server.ts'), 'checkSite' | 'siteModel'>

/** A site that will not be used because of these findings. */
export class FindingsRefusal extends Refusal {
  /** The errors first: it is they that stand in the way. */
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[], root: string) {
    const isError = ({ severity }: Finding): boolean => severity === 'error'
    const errors = findings.filter(isError)
    const others = findings.filter((one) => !isError(one))
    // Of what is printed, the end is in sight.
    const details = [...others, ...errors].map((finding) => findingText(finding, root)).join('\n')
    super('The pages have errors.', 'Fix what is listed and try again.', details)
    this.findings = [...errors, ...others]
  }
}

/**
 * The site of a pages folder, checked.
 *
 * @throws {FindingsRefusal} with all findings when one of them is an error.
 * @throws {Refusal} when the folder does not exist.
 */
export async function checkedModel(loader: Loader, where: SiteLocation): Promise<SiteModel> {
  const tree = await readSite(where)
  const { findings, documents } = await loader.checkSite(tree)
  if (findings.some(({ severity }) => severity === 'error')) {
    throw new FindingsRefusal(findings, where.root)
  }
  return loader.siteModel(documents)
}

/**
 * The set to serve as the live one: the one asked for, or the one site.json names.
 *
 * @throws {Refusal} if there is no such set.
 */
export function liveSet(model: SiteModel, asked: string | undefined): string {
  const live = asked ?? model.site.variant
  if (Object.hasOwn(model.sets, live)) return live
  const sets = Object.keys(model.sets).map((name) => `“${name}”`)
  throw new Refusal(`There is no page set “${live}”.`, `The sets are ${sets.join(' and ')}.`)
}
