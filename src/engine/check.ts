import type { CheckedSite, Naming } from '#engine/checked-site.ts'
import type { Coded, Finding } from '#engine/finding.ts'
import { type Looked, isOfBlock, look, missed } from '#engine/look.ts'
import { placed } from '#engine/place.ts'
import { rules } from '#engine/rules/all.ts'
import { schemaFaults } from '#engine/schema/faults.ts'
import type { ReferenceKind } from '#engine/schema/plan.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { pointersTo } from '#engine/schema/survey.ts'
import { anchorsOf } from '#engine/site/anchors.ts'
import { inPages } from '#engine/site/pages-folder.ts'

/** Why a file or folder is not read. */
export type Oddity = 'unreadable' | 'broken-link' | 'link-out' | 'link-in-circle'

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
  /** Sizes of media files in bytes, asked only where they may matter; undefined for an unknown one. */
  readonly mediaBytes?: (path: string) => number | undefined
  /** The version of each block that has migrations, by type; any other has version 1. */
  readonly versions?: ReadonlyMap<string, number>
  /** The text of schema/generated/shapes.json: what pages can count on. */
  readonly shapes?: string
  /** What is there and is not among the files, with the reason; by file name. */
  readonly odd?: ReadonlyMap<string, Oddity>
  /** The moment it is judged at, in milliseconds; left out, the present. */
  readonly now?: number
}

export interface CheckResult {
  /** In order of file, line and column. */
  readonly findings: readonly Finding[]
  /**
   * Documents of the pages folder that are JSON, by path inside it, as `siteModel` takes them.
   * Parsed when first asked for: a check alone is a third faster without them.
   */
  readonly documents: ReadonlyMap<string, unknown>
}

/**
 * Everything that is wrong with a site: its files as JSON, its documents by their schemas, and what
 * only the whole can tell, by the rules. A document that is not JSON takes no part in the rest, so
 * that one fault is one finding. Never throws for anything a file says.
 *
 * A promise, because the validators are loaded when a document is not surely sound.
 *
 * @param looked what its files tell one by one, where that is known already.
 */
export function checkSite(tree: SiteTree, looked: Looked = look(tree)): Promise<CheckResult> {
  for (const [file, oddity] of tree.odd ?? []) missed(tree, looked, file, oddity)
  return new Check(tree, looked).run()
}

class Check implements CheckedSite {
  readonly tree: SiteTree
  private readonly looked: Looked
  readonly pages: Looked['pages']
  readonly timed: Looked['timed']
  readonly redirections: Looked['redirections']
  readonly versioned: Looked['versioned']
  readonly sets: Looked['sets']
  readonly kinds: Looked['kinds']
  readonly readable: Looked['readable']
  readonly withMarkup: Looked['withMarkup']
  readonly withPlaceholder: Looked['withPlaceholder']
  readonly withBlank: Looked['withBlank']
  readonly odd: Looked['odd']
  private readonly prefix: string
  private readonly broken = new Set<string>()
  private readonly schemaFaults: Coded[] = []
  private readonly blockFaults = new Map<string, readonly Coded[]>()
  private readonly otherFaults: Coded[]
  private readonly parsed: Map<string, unknown>

  readonly file = (path: string): string => `${this.prefix}${path}`
  readonly document = (path: string): unknown => this.value(this.file(path))
  readonly anchors = (path: string): ReadonlySet<string> | undefined => {
    const { anchors } = this.looked
    if (!anchors.has(path)) anchors.set(path, anchorsOf(this.document(path)))
    return anchors.get(path)
  }
  readonly keepsSchema = (path: string): boolean =>
    this.readable.has(path) && !this.broken.has(this.file(path))
  readonly blockDocument = (file: string): unknown => this.value(file)
  readonly faultsOfBlock = (file: string): readonly Coded[] => this.blockFaults.get(file) ?? []
  readonly named = (kind: ReferenceKind): ReadonlyMap<string, readonly Naming[]> =>
    this.looked.names.get(kind) ?? new Map()
  readonly pointersTo = (path: string, kind: ReferenceKind, value: string): string[] =>
    pointersTo(this.document(path), this.kinds.get(path) ?? '', kind, value)

  constructor(tree: SiteTree, looked: Looked) {
    this.tree = tree
    this.looked = looked
    this.pages = looked.pages
    this.timed = looked.timed
    this.redirections = looked.redirections
    this.versioned = looked.versioned
    this.sets = looked.sets
    this.kinds = looked.kinds
    this.readable = looked.readable
    this.withMarkup = looked.withMarkup
    this.withPlaceholder = looked.withPlaceholder
    this.withBlank = looked.withBlank
    this.odd = looked.odd
    this.prefix = inPages(tree, '')
    this.otherFaults = looked.faults
    this.parsed = looked.parsed
  }

  async run(): Promise<CheckResult> {
    this.sets.sort()
    for (const [file, definition] of this.looked.doubtful) {
      const faults = await schemaFaults(this.value(file), definition, file)
      if (faults.length > 0) this.broken.add(file)
      if (isOfBlock(this.tree, file)) this.blockFaults.set(file, faults)
      else this.schemaFaults.push(...faults)
    }
    for (const { code, severity, check } of rules) {
      check?.(this, (report) => this.otherFaults.push({ code, severity, ...report }))
    }
    const findings = placed(
      await this.weighed(),
      (file) => this.text(file),
      (file) => this.value(file),
    )
    const documents = (): Map<string, unknown> =>
      new Map([...this.readable].map((path) => [path, this.document(path)]))
    return {
      findings,
      get documents() {
        return documents()
      },
    }
  }

  /**
   * Where a rule and a pattern blame the same value, the rule knows more; so it does of a text that
   * is blank, and of a block whose settings are those of another version.
   */
  private reports(): Coded[] {
    const blamed = new Set<string>()
    const known = new Set<string>()
    for (const { code, file, at, within } of this.otherFaults) {
      blamed.add(`${file}#${at}`)
      if (code === 'blank-text') known.add(`${file}#${at}`)
      if (code === 'older-block' || code === 'newer-block') known.add(`${file}#${within}`)
    }
    const kept = this.schemaFaults.filter(({ code, file, at }) => {
      const [, block = ''] = /^(\/blocks\/\d+)(?:\/|$)/.exec(at) ?? []
      return !(
        (code === 'wrong-form' && blamed.has(`${file}#${at}`)) ||
        known.has(`${file}#${at}`) ||
        known.has(`${file}#${block}`)
      )
    })
    return [...this.otherFaults, ...kept]
  }

  /** As site.json wants them; what weighs them is loaded when it wants anything. */
  private async weighed(): Promise<Coded[]> {
    const site = this.document('site.json')
    if (!isRecord(site) || site['checks'] === undefined) return this.reports()
    const { weighed } = await import('#engine/checks/weighed.ts')
    const value = (file: string): unknown => this.value(file)
    const now = new Date(this.tree.now ?? Date.now())
    return weighed(this.reports(), { site, file: this.file('site.json'), now, value })
  }

  private text(file: string): string | undefined {
    return this.tree.files.get(file)?.replace(/^\uFEFF/, '')
  }

  /** Undefined also for a file that changed since it was looked at, and is not JSON any more. */
  private value(file: string): unknown {
    if (this.looked.unreadable.has(file)) return undefined
    if (!this.parsed.has(file)) this.parsed.set(file, parsed(this.text(file)))
    return this.parsed.get(file)
  }
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
