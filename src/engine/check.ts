import type { CheckedSite } from '#engine/checked-site.ts'
import type { Coded, Finding } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { type Looked, isOfBlock, look } from '#engine/look.ts'
import { memo } from '#engine/memo.ts'
import { type NameIndex, indexOf } from '#engine/named.ts'
import { placed } from '#engine/place.ts'
import { rules, rulesOf } from '#engine/rules/all.ts'
import { schemaFaults } from '#engine/schema/faults.ts'
import { everyName } from '#engine/schema/survey.ts'
import { anchorsOf } from '#engine/site/anchors.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { parsed } from '#engine/text/json-value.ts'
import { withoutMark } from '#engine/text/without-mark.ts'
import { valueAt } from '#engine/where.ts'

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
  /** What the generator noted of each schema in schema/ and of what it made, as text, and what it would note now, by file. */
  readonly schemas?: { readonly made: string; readonly now: ReadonlyMap<string, string> }
  /** Font packages that are installed, with the files in each; left out, nothing is known of them. */
  readonly fonts?: ReadonlyMap<string, ReadonlySet<string>>
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

/** What nobody can tell who does not know every file. */
const ofTheWhole: ReadonlySet<string> = new Set(
  [...rulesOf.references, ...rulesOf.content].flatMap(({ code, check }) => (check ? [code] : [])),
)

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

class Check {
  private readonly tree: SiteTree
  private readonly looked: Looked
  private readonly site: CheckedSite
  private readonly broken = new Set<string>()
  private readonly schemaFaults: Coded[] = []
  private readonly blockFaults = new Map<string, readonly Coded[]>()

  constructor(tree: SiteTree) {
    const looked = look(tree)
    const { anchors, kinds, names, readable } = looked
    this.tree = tree
    this.looked = looked
    const file = (path: string): string => inPages(tree, path)
    const document = (path: string): unknown => this.value(file(path))
    // Kept, because one page may name a thousand things that are not there.
    const namesOf = memo((path: string) => everyName(document(path), kinds.get(path) ?? ''))
    const anchorsOfPage = memo((path: string) => anchorsOf(document(path)), anchors)
    let made: NameIndex | undefined
    const index = (): NameIndex => (made ??= indexOf(names))
    const numbersNaming = (name: number): Uint32Array => {
      const { starts, documents } = index()
      return documents.subarray(starts[name], starts[name + 1])
    }
    this.site = {
      ...looked,
      tree,
      file,
      document,
      anchors: (path) => (this.broken.has(file(path)) ? undefined : anchorsOfPage(path)),
      keepsSchema: (path) =>
        readable.has(path) && (this.broken.size === 0 || !this.broken.has(file(path))),
      blockDocument: (path) => this.value(path),
      faultsOfBlock: (path) => this.blockFaults.get(path) ?? [],
      named: (kind) => names.numbers.get(kind) ?? new Map<string, number>(),
      naming: names.documents,
      countNaming: (name) => (index().starts[name + 1] ?? 0) - (index().starts[name] ?? 0),
      numbersNaming,
      documentsNaming: (name) =>
        Array.from(numbersNaming(name), (number) => names.documents[number] ?? ''),
      pointersTo: (path, kind, value) => namesOf(path).get(kind)?.get(value) ?? [],
    }
  }

  async run(): Promise<CheckResult> {
    const { sets, doubtful, readable, faults: others } = this.looked
    sets.sort()
    for (const [file, definition] of doubtful) {
      const faults = await schemaFaults(this.value(file), definition, file)
      if (isOfBlock(this.tree, file)) this.blockFaults.set(file, faults)
      // Of a list of half a million wrong items there are more faults than a call has arguments.
      else for (const fault of faults) this.schemaFaults.push(fault)
    }
    await this.noteBroken()
    // No schema knows such a block, so none says what it names.
    for (const { code, file } of others) if (code === 'unknown-block') this.broken.add(file)
    for (const { code, severity, check } of rules) {
      check?.(this.site, (report) => others.push({ code, severity, ...report }))
    }
    const findings = placed(
      await this.weighed(this.reports()),
      (file) => this.text(file),
      (file) => this.value(file),
    )
    const documents = (): Map<string, unknown> =>
      new Map([...readable].map((path) => [path, this.site.document(path)]))
    return {
      findings,
      get documents() {
        return documents()
      },
    }
  }

  /** A fault that site.json lets pass is no reason to be silent about what rests on its file. */
  private async noteBroken(): Promise<void> {
    const faults = this.schemaFaults
    if (faults.length === 0) return
    const codes = new Set(faults.map(({ code }) => code))
    for (const { code, severity, file } of await this.weighed(faults))
      if (severity === 'error' && codes.has(code)) this.broken.add(file)
  }

  /**
   * Where a rule and a pattern blame the same value, the rule knows more; so it does of a text that
   * is empty or blank, and of a block whose settings are those of another version. What a text is
   * for, as the words of a link, tells more again than that it is blank. A rule that only warns is
   * silent in all these places: with its word alone, what is refused there would pass.
   */
  private reports(): Coded[] {
    const blamed = new Set<string>()
    const blank = new Set<string>()
    const known = new Set<string>()
    for (const { code, severity, file, at, within } of this.looked.faults) {
      if (severity === 'error') (code === 'blank-text' ? blank : blamed).add(`${file}#${at}`)
      if (code === 'older-block' || code === 'newer-block') known.add(`${file}#${within}`)
    }
    const kept = this.schemaFaults.filter(({ code, file, at }) => {
      const [, block = ''] = /^(\/blocks\/\d+)(?:\/|$)/.exec(at) ?? []
      return !(
        (blamed.has(`${file}#${at}`) && (code === 'wrong-form' || this.isEmpty(file, at))) ||
        blank.has(`${file}#${at}`) ||
        known.has(`${file}#${block}`)
      )
    })
    const malformed = kept.filter(({ code }) => code === 'wrong-form')
    const refused = new Set([...blank, ...malformed.map(({ file, at }) => `${file}#${at}`)])
    const told = this.looked.faults.filter(({ code, severity, file, at }) => {
      const place = `${file}#${at}`
      return code === 'blank-text'
        ? !blamed.has(place)
        : severity === 'error' || !refused.has(place)
    })
    const all = [...told, ...kept]
    return this.lacksFolder() ? all.filter(({ code }) => !ofTheWhole.has(code)) : all
  }

  private isEmpty(file: string, at: string): boolean {
    return valueAt(this.value(file), at) === ''
  }

  /** What seems to be missing may be in a folder that cannot be read; its name has no ending. */
  private lacksFolder(): boolean {
    return [...this.looked.odd.keys()].some((file) => !/\.[^/]*$/.test(file))
  }

  /** As site.json wants them; what weighs them is loaded when it wants anything. */
  private async weighed(reports: readonly Coded[]): Promise<readonly Coded[]> {
    const site = this.site.document('site.json')
    if (!isRecord(site) || site['checks'] === undefined) return reports
    const { weighed } = await import('#engine/checks/weighed.ts')
    const value = (file: string): unknown => this.value(file)
    const now = this.tree.now ?? Date.now()
    const whole = this.looked.unreadable.size === 0
    return weighed(reports, { site, file: this.site.file('site.json'), now, value, whole })
  }

  private text(file: string): string | undefined {
    const text = this.tree.files.get(file)
    return text === undefined ? undefined : withoutMark(text)
  }

  /** Undefined also for a file that changed since it was looked at, and is not JSON any more. */
  private value(file: string): unknown {
    if (this.looked.unreadable.has(file)) return undefined
    const known = this.looked.parsed
    if (!known.has(file)) known.set(file, parsed(this.text(file)))
    return known.get(file)
  }
}
