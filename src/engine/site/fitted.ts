/**
 * An example of a block as another site can show it.
 *
 * The examples are of the site that the blocks came with. What one of them names and this site lacks
 * is left out where the schema lets it be left out; else something of the same kind that the site has
 * takes its place: a picture that its pages show, its first shop. An address of the site that is none
 * here becomes `/`, because a button keeps its words. What cannot be had stays as it is, and is a
 * finding that says what to choose.
 */
import { spareFacts } from '#engine/fill.ts'
import { isRecord } from '#engine/is-record.ts'
import { type Plan, type ReferenceKind, planOf } from '#engine/schema/plan.ts'
import { type IdKind, blockSchemas } from '#engine/schema/schema.ts'
import { survey } from '#engine/schema/survey.ts'
import { drawingOf } from '#engine/site/media.ts'
import { documentKind } from '#engine/site/model.ts'
import { namesIn } from '#engine/site/names.ts'
import { trimmed } from '#engine/site/routes.ts'
import { hrefsIn } from '#engine/text/rich-line.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

/** What a site has. */
export interface There {
  /** Its documents by their path inside the pages folder; pictures of the first pages are taken first. */
  readonly documents: Iterable<readonly [path: string, document: unknown]>
  /** Its media files: `media/hero/hero.svg`. */
  readonly media: ReadonlySet<string>
}

/** How much of the example a value still is; the last two are left out where they can be. */
const SAME = 0
const FITTED = 1
const STAND_IN = 2
const LACKING = 3

interface Fitted {
  readonly value: unknown
  readonly how: number
}

/** The same object where the site has all that the block names. */
export function fittedBlock<T extends { readonly type: string }>(block: T, there: There): T {
  const schema = blockSchemas.get(block.type)
  return schema ? (new Fitting(there).fit(block, planOf(schema)).value as T) : block
}

/** Things that documents give names to. */
type GivenKind = Exclude<IdKind, 'anchor'>

const givenKinds: ReadonlySet<string> = new Set<GivenKind>([
  'location',
  'link',
  'post',
  'menu-item',
  'menu-section',
  'quiz-question',
])

function isGiven(kind: string | undefined): kind is GivenKind {
  return kind !== undefined && givenKinds.has(kind)
}

/** Pictures that take turns, so that drawings side by side are not all the same. */
const MOST_PICTURES = 6

class Fitting {
  private readonly there: There
  private readonly names = new Map<string, readonly string[]>()
  private turns = new Map<string, number>()

  constructor(there: There) {
    this.there = there
  }

  fit(value: unknown, plan: Plan): Fitted {
    const own =
      typeof value === 'string'
        ? this.fitText(value, plan)
        : Array.isArray(value)
          ? this.fitList(value, plan)
          : isRecord(value)
            ? this.fitRecord(value, plan)
            : same(value)
    return plan.also.reduce((fitted, also) => {
      const next = this.fit(fitted.value, also)
      return { value: next.value, how: Math.max(fitted.how, next.how) }
    }, own)
  }

  private fitRecord(record: Record<string, unknown>, plan: Plan): Fitted {
    const result: Record<string, unknown> = {}
    let how = SAME
    let file = SAME
    for (const [key, inner] of Object.entries(record)) {
      const property = plan.properties.get(key)
      const turns = new Map(this.turns)
      const fitted = this.fit(inner, property?.plan ?? plan.others ?? planOf({}))
      if (fitted.how >= STAND_IN && property?.required !== true) {
        how = Math.max(how, FITTED)
        // What is left out takes nobody's turn.
        this.turns = turns
      } else {
        result[key] = fitted.value
        how = Math.max(how, fitted.how)
      }
      if (property?.plan.names === 'media') file = fitted.how
    }
    if (how === SAME) return same(record)
    // What describes a picture tells nothing of another.
    for (const [key, { plan: inner }] of plan.properties)
      if (file === STAND_IN && inner.names === 'alt' && Object.hasOwn(result, key)) result[key] = ''
    return { value: result, how }
  }

  private fitList(list: readonly unknown[], { items = planOf({}), minItems }: Plan): Fitted {
    const all = list.map((item) => this.fit(item, items))
    const how = Math.max(SAME, ...all.map((one) => one.how))
    if (how === SAME) return same(list)
    const kept = [...all]
    const isSpare = ({ value, how: of }: Fitted, index: number): boolean =>
      of === LACKING ||
      (of === STAND_IN &&
        typeof value === 'string' &&
        kept.findIndex((one) => one.value === value) < index)
    for (let index = kept.length - 1; index >= 0 && kept.length > minItems; index -= 1)
      if (isSpare(kept[index] as Fitted, index)) kept.splice(index, 1)
    const worst = Math.max(...kept.map((one) => one.how))
    return { value: kept.map(({ value }) => value), how: kept.length === 0 ? LACKING : worst }
  }

  private fitText(text: string, { names: kind, pattern }: Plan): Fitted {
    if (this.lacksFact(text)) return { value: text, how: LACKING }
    if (kind === 'media')
      return this.has(text) ? same(text) : this.standIn(text, this.pictures(text), pattern)
    if (kind === 'href') return this.leads(text) ? same(text) : { value: '/', how: FITTED }
    if (kind === 'rich-text') return this.fitLinks(text)
    if (!isGiven(kind)) return same(text)
    const known = this.namesOf(kind)
    return known.includes(text) ? same(text) : this.standIn(text, known, pattern)
  }

  private lacksFact(text: string): boolean {
    if (!text.includes('{')) return false
    const [, site] = [...this.there.documents].find(([path]) => path === 'site.json') ?? []
    const brand = valueAt(site, '/brand')
    return (
      isRecord(brand) &&
      [...spareFacts].some((name) => text.includes(`{${name}}`) && !Object.hasOwn(brand, name))
    )
  }

  private fitLinks(text: string): Fitted {
    const lost = hrefsIn(text).filter((href) => !this.leads(href))
    const value = lost.reduce((sum, href) => sum.replace(`](${href})`, '](/)'), text)
    return { value, how: lost.length > 0 ? FITTED : SAME }
  }

  /** The next in turn of those that the schema takes. */
  private standIn(text: string, all: readonly string[], pattern: RegExp | undefined): Fitted {
    const fit = all.filter((one) => pattern?.test(one) !== false)
    const kind = fit.join()
    const turn = this.turns.get(kind) ?? 0
    this.turns.set(kind, turn + 1)
    const value = fit[turn % fit.length]
    return value === undefined ? { value: text, how: LACKING } : { value, how: STAND_IN }
  }

  private has(path: string): boolean {
    const { media } = this.there
    return media.has(path) || media.has(drawingOf(path) ?? '')
  }

  /** Whether an address of the site is one; any other is. */
  private leads(href: string): boolean {
    const link = /^link:([^/#?]*)/.exec(href)?.[1]
    if (link !== undefined) return this.namesOf('link').includes(link)
    if (!/^\/(?![/\\])/.test(href) || href.includes('{')) return true
    const route = trimmed(/^[^?#]*/.exec(href)?.[0] ?? '')
    return this.namesOf('route').includes(route)
  }

  /** Those that pages show, because others of the folder may be no more than icons; else all. */
  private pictures(path: string): readonly string[] {
    const film = /\.(?:webm|mp4)$/.exec(path)?.[0]
    if (film !== undefined) return [...this.there.media].filter((one) => one.endsWith(film))
    const shown = this.namesOf('media')
    return shown.length > 0
      ? shown
      : [...this.there.media].filter(isPicture).slice(0, MOST_PICTURES)
  }

  /** What documents of the site name or are named, by kind; looked for when it is first asked for. */
  private namesOf(kind: GivenKind | 'media' | 'route'): readonly string[] {
    let known = this.names.get(kind)
    if (known === undefined) {
      known = kind === 'media' ? this.shown() : kind === 'route' ? this.routes() : this.given(kind)
      this.names.set(kind, known)
    }
    return known
  }

  private given(kind: GivenKind): string[] {
    return [...this.there.documents].flatMap(([path, document]) => {
      const as = documentKind(path)
      return as === undefined || as === 'Page'
        ? []
        : namesIn(document, as, kind).map(({ name }) => name)
    })
  }

  private routes(): string[] {
    return [...this.pages()].flatMap((page) => {
      return [page['route'], ...itemsAt(page, '/aliases')].flatMap((one) =>
        typeof one === 'string' ? [trimmed(one)] : [],
      )
    })
  }

  private shown(): string[] {
    const found = new Set<string>()
    const note = (kind: ReferenceKind, name: string): void => {
      if (kind === 'media' && isPicture(name) && this.there.media.has(name)) found.add(name)
    }
    for (const page of this.pages()) {
      survey(page, 'Page', note)
      if (found.size >= MOST_PICTURES) break
    }
    return [...found]
  }

  private *pages(): Generator<Readonly<Record<string, unknown>>> {
    for (const [path, page] of this.there.documents)
      if (documentKind(path) === 'Page' && isRecord(page) && page['status'] !== 'draft') yield page
  }
}

function isPicture(path: string): boolean {
  return !/\.(?:webm|mp4)$/.test(path)
}

function same(value: unknown): Fitted {
  return { value, how: SAME }
}
