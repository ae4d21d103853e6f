import type { Oddity, SiteTree } from '#engine/check.ts'
import type { Seen, TimedBlock } from '#engine/checked-site.ts'
import type { Coded } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { type NameLog, addName, beginRow, nameLog } from '#engine/named.ts'
import { rules } from '#engine/rules/all.ts'
import { mayHoldPlaceholder } from '#engine/rules/content/placeholder-text.ts'
import { mayHoldMarkdown } from '#engine/rules/content/raw-markdown.ts'
import { bracesIn } from '#engine/rules/references/unknown-fact.ts'
import { mayHoldMarkup } from '#engine/rules/safety/raw-html.ts'
import type { Definition } from '#engine/schema/faults.ts'
import type { ReferenceKind } from '#engine/schema/plan.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { type Found, survey } from '#engine/schema/survey.ts'
import { anchorsOf } from '#engine/site/anchors.ts'
import { eachPair } from '#engine/site/colors.ts'
import { headingsOf } from '#engine/site/headings.ts'
import { type DocumentKind, documentKind, folderOf } from '#engine/site/model.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { sendsOn } from '#engine/site/sends-on.ts'
import { isBlank } from '#engine/text/blank.ts'
import { read } from '#engine/text/read.ts'

/** What the files of a site tell one by one, and what of it the rules about the whole will need. */
export type Looked = { readonly [Key in keyof Seen]: Growing<Seen[Key]> } & {
  readonly names: NameLog
  /** Of pages that lead to places of their own. */
  readonly anchors: Map<string, ReadonlySet<string> | undefined>
  /** Files that are not there as JSON, by name. */
  readonly unreadable: Set<string>
  /** Files that may break their schema. */
  readonly doubtful: Map<string, Definition>
  readonly faults: Coded[]
  /** Documents that are asked for again: all but sound pages. */
  readonly parsed: Map<string, unknown>
}

/** The same, to be added to. */
type Growing<T> = T extends readonly (infer One)[]
  ? One[]
  : T extends ReadonlyMap<infer Key, infer One>
    ? Map<Key, One>
    : T extends ReadonlySet<infer One>
      ? Set<One>
      : never

const pageRules = rules.filter(({ checkPage }) => checkPage)

/** Looks at the files of a site one by one, and notes what is there and cannot be read. */
export function look(tree: SiteTree): Looked {
  const eye = new Eye(tree)
  for (const name of tree.files.keys()) eye.look(name, tree.files.get(name))
  for (const [name, oddity] of tree.odd ?? []) eye.miss(name, oddity)
  return eye.looked
}

class Eye {
  readonly looked: Looked = nothing()
  private readonly tree: SiteTree
  private readonly prefix: string

  constructor(tree: SiteTree) {
    this.tree = tree
    this.prefix = inPages(tree, '')
  }

  /** All that one file tells by itself, and what of it the rules will need. */
  look(file: string, source: string | undefined): void {
    if (source === undefined) {
      this.miss(file, 'unreadable')
      return
    }
    const ofBlock = isOfBlock(this.tree, file)
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
    for (const report of reports) this.looked.faults.push(report)
    if (value === undefined) this.looked.unreadable.add(file)
    else if (definition !== undefined) {
      if (!sound) this.looked.doubtful.set(file, definition)
      if (!sound || definition !== 'Page') this.looked.parsed.set(file, value)
    }
    if (ofBlock) return
    this.looked.kinds.set(path, kind)
    this.rememberDress(path, kind)
    if (value === undefined) return
    this.looked.readable.add(path)
    if (mayHoldMarkup(text)) this.looked.withMarkup.add(path)
    if (mayHoldPlaceholder(text)) this.looked.withPlaceholder.add(path)
    const braces = bracesIn(text)
    if (braces === 'unknown') this.looked.withBraces.add(path)
    if (braces === 'spare') this.looked.withSpareFact.add(path)
    if (!kind) return
    if (mayHoldMarkdown(text, this.found)) this.looked.withMarkdown.add(path)
    if (!sound || this.found.some(isBlank)) this.looked.withBlank.add(path)
    beginRow(this.looked.names, path)
    const leadsToItself = this.rememberFound()
    // A sound page is parsed again for its anchors only where another page leads to them.
    if (leadsToItself && kind === 'Page') this.looked.anchors.set(path, anchorsOf(value))
    if (kind === 'Page' && isRecord(value)) this.lookAtPage(file, path, value)
  }

  /** What the file that is looked at names, kind and name in turn. */
  private readonly found: string[] = []
  private readonly find: Found = (kind, name) => {
    this.found.push(kind, name)
  }

  /** Whether one of the names is an anchor of the document itself. */
  private rememberFound(): boolean {
    const { found } = this
    let leadsToItself = false
    for (let index = 0; index < found.length; index += 2) {
      const kind = found[index] as ReferenceKind
      const name = found[index + 1] as string
      if (kind === 'href') leadsToItself ||= name.startsWith('#')
      else if (kind === 'rich-text') leadsToItself ||= name.includes('](#')
      addName(this.looked.names, kind, name)
    }
    return leadsToItself
  }

  /** A file that is there and cannot be read is not also missing. */
  miss(file: string, oddity: Oddity): void {
    this.looked.odd.set(file, oddity)
    this.looked.unreadable.add(file)
    const path = file.slice(this.prefix.length)
    const kind = isOfBlock(this.tree, file) ? undefined : documentKind(path)
    if (kind) this.looked.kinds.set(path, kind)
    this.rememberDress(path, kind)
  }

  /** What pages wear, whether it can be read or not. */
  private rememberDress(path: string, kind: DocumentKind | undefined): void {
    if (kind === 'Chrome') this.looked.sets.push(folderOf(path))
    if (kind === 'Theme') this.looked.themes.push(path)
  }

  private lookAtPage(file: string, path: string, page: Record<string, unknown>): void {
    const folder = folderOf(path)
    const set = folder === 'shared' ? null : folder
    this.looked.pages.push({
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
        this.looked.faults.push({ code, severity, file, ...fault }),
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
        this.looked.versioned.push({ file, at: `/blocks/${index}`, type, v })
      eachPair(block, (pair) => addName(this.looked.names, 'colors', pair))
      if (block['hidden'] === true) continue
      const service = blockSchemas.get(type as string)?.['x-service']
      if (service !== undefined) addName(this.looked.names, 'form', service)
      const sender = sendsOn(block)
      if (sender !== undefined) {
        const link = block[sender]
        const href = isRecord(link) ? link['href'] : undefined
        if (typeof href === 'string')
          this.looked.redirections.push({ file, at: `/blocks/${index}/${sender}/href`, href })
      }
      if (block['when'] === undefined) continue
      const when = timesOf(block['when'])
      if (when) this.looked.timed.push({ file, at: `/blocks/${index}/when`, when })
    }
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

function nothing(): Looked {
  return {
    pages: [],
    timed: [],
    redirections: [],
    versioned: [],
    sets: [],
    themes: [],
    kinds: new Map(),
    readable: new Set(),
    withMarkup: new Set(),
    withMarkdown: new Set(),
    withPlaceholder: new Set(),
    withBraces: new Set(),
    withSpareFact: new Set(),
    withBlank: new Set(),
    odd: new Map(),
    names: nameLog(),
    anchors: new Map(),
    unreadable: new Set(),
    doubtful: new Map(),
    faults: [],
    parsed: new Map(),
  }
}

/** Whether a file of the tree is one of a block folder. */
export function isOfBlock({ blockFiles }: SiteTree, file: string): boolean {
  return file.startsWith('blocks/') && blockFiles.has(file.split('/')[1] ?? '')
}
