import type {
  CheckedSite,
  Naming,
  PageAddresses,
  Redirection,
  TimedBlock,
  VersionedBlock,
} from '#engine/checked-site.ts'
import type { Coded, Finding } from '#engine/finding.ts'
import { placed } from '#engine/place.ts'
import { rules } from '#engine/rules/all.ts'
import { mayHoldPlaceholder } from '#engine/rules/placeholder-text.ts'
import { mayHoldMarkup } from '#engine/rules/raw-html.ts'
import { type Definition, schemaFaults } from '#engine/schema/faults.ts'
import type { ReferenceKind } from '#engine/schema/plan.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { type Found, pointersTo, survey } from '#engine/schema/survey.ts'
import { anchorsOf } from '#engine/site/anchors.ts'
import { headingsOf } from '#engine/site/headings.ts'
import { type DocumentKind, documentKind } from '#engine/site/model.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { isBlank } from '#engine/text/blank.ts'
import { read } from '#engine/text/read.ts'

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
 */
export function checkSite(tree: SiteTree): Promise<CheckResult> {
  return new Check(tree).run()
}

const pageRules = rules.filter(({ checkPage }) => checkPage)

class Check implements CheckedSite {
  readonly tree: SiteTree
  readonly pages: PageAddresses[] = []
  readonly timed: TimedBlock[] = []
  readonly redirections: Redirection[] = []
  readonly versioned: VersionedBlock[] = []
  readonly sets: string[] = []
  readonly kinds = new Map<string, DocumentKind | undefined>()
  readonly readable = new Set<string>()
  readonly withMarkup = new Set<string>()
  readonly withPlaceholder = new Set<string>()
  readonly withBlank = new Set<string>()
  readonly odd = new Map<string, Oddity>()
  private readonly prefix: string
  private readonly doubtful = new Map<string, Definition>()
  private readonly broken = new Set<string>()
  private readonly schemaFaults: Coded[] = []
  private readonly blockFaults = new Map<string, readonly Coded[]>()
  private readonly otherFaults: Coded[] = []
  private readonly names = new Map<ReferenceKind, Map<string, Naming[]>>()
  private readonly unreadable = new Set<string>()
  private readonly anchorsOf = new Map<string, ReadonlySet<string> | undefined>()
  private readonly parsed = new Map<string, unknown>()

  readonly file = (path: string): string => `${this.prefix}${path}`
  readonly document = (path: string): unknown => this.value(this.file(path))
  readonly anchors = (path: string): ReadonlySet<string> | undefined => {
    if (!this.anchorsOf.has(path)) this.anchorsOf.set(path, anchorsOf(this.document(path)))
    return this.anchorsOf.get(path)
  }
  readonly keepsSchema = (path: string): boolean =>
    this.readable.has(path) && !this.broken.has(this.file(path))
  readonly blockDocument = (file: string): unknown => this.value(file)
  readonly faultsOfBlock = (file: string): readonly Coded[] => this.blockFaults.get(file) ?? []
  readonly named = (kind: ReferenceKind): ReadonlyMap<string, readonly Naming[]> =>
    this.names.get(kind) ?? new Map()
  readonly pointersTo = (path: string, kind: ReferenceKind, value: string): string[] =>
    pointersTo(this.document(path), this.kinds.get(path) ?? '', kind, value)

  constructor(tree: SiteTree) {
    this.tree = tree
    this.prefix = inPages(tree, '')
  }

  async run(): Promise<CheckResult> {
    const { files } = this.tree
    for (const file of files.keys()) this.look(file, files.get(file))
    for (const [file, oddity] of this.tree.odd ?? []) this.miss(file, oddity)
    this.sets.sort()
    for (const [file, definition] of this.doubtful) {
      const faults = await schemaFaults(this.value(file), definition, file)
      if (faults.length > 0) this.broken.add(file)
      if (this.isOfBlock(file)) this.blockFaults.set(file, faults)
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

  /** All that one file tells by itself, and what of it the rules will need. */
  private look(file: string, source: string | undefined): void {
    if (source === undefined) {
      this.miss(file, 'unreadable')
      return
    }
    const ofBlock = this.isOfBlock(file)
    const path = file.slice(this.prefix.length)
    const kind = ofBlock ? undefined : documentKind(path)
    const definition = ofBlock ? (file.endsWith('/example.json') ? 'Block' : 'BlockSchema') : kind
    // Kept back until the file is known to be JSON: what is none names nothing.
    this.found.length = 0
    let sound = false
    const { text, value, reports } = read(file, source, (parsed) => {
      if (definition === undefined) return -1
      const keys = survey(parsed, definition, this.find)
      sound = keys >= 0
      return keys
    })
    this.otherFaults.push(...reports)
    if (value === undefined) this.unreadable.add(file)
    else if (definition !== undefined) {
      if (!sound) this.doubtful.set(file, definition)
      if (!sound || definition !== 'Page') this.parsed.set(file, value)
    }
    if (ofBlock) return
    this.kinds.set(path, kind)
    if (kind === 'Chrome') this.sets.push(path.slice(0, path.indexOf('/')))
    if (value === undefined) return
    this.readable.add(path)
    if (mayHoldMarkup(text)) this.withMarkup.add(path)
    if (mayHoldPlaceholder(text)) this.withPlaceholder.add(path)
    if (!kind) return
    if (!sound || this.found.some(isBlank)) this.withBlank.add(path)
    const leadsToItself = this.rememberFound({ path })
    // A sound page is parsed again for its anchors only where another page leads to them.
    if (leadsToItself && kind === 'Page') this.anchorsOf.set(path, anchorsOf(value))
    if (kind === 'Page' && isRecord(value)) this.lookAtPage(file, path, value)
  }

  /** What the file that is looked at names, kind and name in turn. */
  private readonly found: string[] = []
  private readonly find: Found = (kind, name) => {
    this.found.push(kind, name)
  }

  /** Whether one of the names is an anchor of the document itself. */
  private rememberFound(naming: Naming): boolean {
    const { found } = this
    let leadsToItself = false
    for (let index = 0; index < found.length; index += 2) {
      const kind = found[index] as ReferenceKind
      const name = found[index + 1] as string
      if (kind === 'href') leadsToItself ||= name.startsWith('#')
      else if (kind === 'rich-text') leadsToItself ||= name.includes('](#')
      this.remember(kind, name, naming)
    }
    return leadsToItself
  }

  /** A file that is there and cannot be read is not also missing. */
  private miss(file: string, oddity: Oddity): void {
    this.odd.set(file, oddity)
    this.unreadable.add(file)
    const path = file.slice(this.prefix.length)
    const kind = this.isOfBlock(file) ? undefined : documentKind(path)
    if (kind) this.kinds.set(path, kind)
    if (kind === 'Chrome') this.sets.push(path.slice(0, path.indexOf('/')))
  }

  private isOfBlock(file: string): boolean {
    return file.startsWith('blocks/') && this.tree.blockFiles.has(file.split('/')[1] ?? '')
  }

  private lookAtPage(file: string, path: string, page: Record<string, unknown>): void {
    const folder = path.slice(0, path.indexOf('/'))
    const set = folder === 'shared' ? null : folder
    this.pages.push({
      file,
      set,
      route: page['route'],
      aliases: page['aliases'],
      movedFrom: page['movedFrom'],
      draft: page['status'] === 'draft',
    })
    this.lookAtBlocks(file, page['blocks'])
    const { tree } = this
    const blocks = page['blocks']
    const around = { tree, headings: Array.isArray(blocks) ? headingsOf(blocks, false) : [] }
    for (const { code, severity, checkPage } of pageRules) {
      checkPage?.(page, around, (fault) =>
        this.otherFaults.push({ code, severity, file, ...fault }),
      )
    }
  }

  private lookAtBlocks(file: string, blocks: unknown): void {
    if (!Array.isArray(blocks)) return
    const { versions } = this.tree
    for (let index = 0; index < blocks.length; index += 1) {
      const block: unknown = blocks[index]
      if (!isRecord(block)) continue
      const { type, v } = block
      if (v !== undefined || versions?.has(type as string))
        this.versioned.push({ file, at: `/blocks/${index}`, type, v })
      if (block['hidden'] === true) continue
      if (type === 'redirect') {
        const href = isRecord(block['link']) ? block['link']['href'] : undefined
        if (typeof href === 'string')
          this.redirections.push({ file, at: `/blocks/${index}/link/href`, href })
      }
      if (block['when'] === undefined) continue
      const when = timesOf(block['when'])
      if (when) this.timed.push({ file, at: `/blocks/${index}/when`, when })
    }
  }

  private remember(kind: ReferenceKind, name: string, naming: Naming): void {
    let names = this.names.get(kind)
    if (names === undefined) this.names.set(kind, (names = new Map()))
    const all = names.get(name)
    if (all === undefined) names.set(name, [naming])
    else if (all[all.length - 1] !== naming) all.push(naming)
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
    if (this.unreadable.has(file)) return undefined
    if (!this.parsed.has(file)) this.parsed.set(file, parsed(this.text(file)))
    return this.parsed.get(file)
  }
}

/** The times of a block, as far as they are texts. */
function timesOf(when: unknown): TimedBlock['when'] | undefined {
  const { from, until } = isRecord(when) ? when : {}
  if (typeof from !== 'string' && typeof until !== 'string') return undefined
  return {
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof until === 'string' ? { until } : {}),
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
