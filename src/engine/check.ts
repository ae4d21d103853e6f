import type { ErrorObject } from 'ajv'

import { type CheckedSite, siteUnderCheck } from '#engine/checked-site.ts'
import type { Coded, Finding } from '#engine/finding.ts'
import { placed } from '#engine/place.ts'
import { rules } from '#engine/rules/all.ts'
import { schemaReports } from '#engine/schema-findings.ts'
import { type DocumentKind, documentKind } from '#engine/site.ts'
import { read } from '#engine/text/read.ts'
import {
  type Validator,
  validateChrome,
  validateFeed,
  validateLinks,
  validateLocations,
  validateMenu,
  validatePage,
  validateSite,
  validateTheme,
} from '#schema/validators.js'

/** A site as text: everything that a check looks at. */
export interface SiteTree {
  /** The pages folder, as the file names below begin: `pages`. */
  readonly pagesDir: string
  /** Texts of `pages/**.json`, `blocks/<type>/block.schema.json` and `example.json`, by file name. */
  readonly files: ReadonlyMap<string, string>
  /** Media files, seen from the pages folder: `media/hero/hero.svg`. */
  readonly media: ReadonlySet<string>
  /** Names of the files in each block folder, by block type. */
  readonly blockFiles: ReadonlyMap<string, ReadonlySet<string>>
}

export interface CheckResult {
  /** In order of file, line and column. */
  readonly findings: readonly Finding[]
  /** Documents of the pages folder that are JSON, by path inside it, as `siteModel` takes them. */
  readonly documents: ReadonlyMap<string, unknown>
}

const validators: Readonly<Record<DocumentKind, Validator>> = {
  Chrome: validateChrome,
  Feed: validateFeed,
  Links: validateLinks,
  Locations: validateLocations,
  Menu: validateMenu,
  Page: validatePage,
  Site: validateSite,
  Theme: validateTheme,
}

/**
 * Everything that is wrong with a site: its files as JSON, its documents by their schemas, and what
 * only the whole can tell, by the rules. A document that is not JSON takes no part in the rest, so
 * that one fault is one finding. Never throws for anything a file says.
 */
export function checkSite(tree: SiteTree): CheckResult {
  const reports: Coded[] = []
  const values = new Map<string, unknown>()
  const texts = new Map<string, string>()
  for (const [file, text] of tree.files) {
    const result = read(file, text)
    texts.set(file, result.text)
    reports.push(...result.reports)
    if (result.value !== undefined) values.set(file, result.value)
  }

  const site = siteUnderCheck(tree, values)
  for (const [path, document] of site.documents) {
    const kind = documentKind(path)
    if (kind && !validators[kind](document)) {
      reports.push(...schemaReports(validators[kind].errors as ErrorObject[], document, site.file(path)))
    }
  }
  for (const report of ruleReports(site, reports)) reports.push(report)

  const findings = placed(reports, (file) => texts.get(file), (file) => values.get(file))
  return { findings, documents: site.documents }
}

/** What the rules say; where a rule and a schema blame the same value, the rule knows more. */
function ruleReports(site: CheckedSite, schema: Coded[]): Coded[] {
  const reports: Coded[] = []
  for (const { code, severity, check } of rules) {
    check(site, (report) => reports.push({ code, severity, ...report }))
  }
  if (reports.length === 0 || schema.length === 0) return reports
  const blamed = new Set(reports.map(({ file, at }) => `${file}#${at}`))
  const kept = schema.filter(({ code, file, at }) => code !== 'wrong-form' || !blamed.has(`${file}#${at}`))
  schema.splice(0, schema.length, ...kept)
  return reports
}
