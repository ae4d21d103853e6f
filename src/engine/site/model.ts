import { isRecord } from '#engine/is-record.ts'
import { withDefaults } from '#engine/schema/defaults.ts'
import type {
  Chrome,
  Feed,
  Links,
  Locations,
  Menu,
  Page,
  QuizProfiles,
  QuizQuestions,
  QuizScoring,
  Site,
  Theme,
} from '#schema/types.ts'

/** The three sheets of the quiz, as they stand in content/quiz/. */
export interface QuizSheets {
  readonly questions: QuizQuestions['rows']
  readonly scoring: QuizScoring['rows']
  readonly profiles: QuizProfiles['rows']
}

/** A page file and the set it belongs to; `set` is null for pages that both sets serve. */
export interface SourcePage {
  readonly file: string
  readonly set: string | null
  readonly page: Page
}

/** The whole of pages/ as values, defaults filled. Made from documents that passed validation. */
export interface SiteModel {
  readonly site: Site
  readonly sets: Readonly<Record<string, { chrome: Chrome; theme: Theme }>>
  readonly pages: readonly SourcePage[]
  readonly links: Links['links']
  readonly locations: Locations['locations']
  /** Special days and the words for open and closed; undefined without shops. */
  readonly opening: Pick<Locations, 'special' | 'says'> | undefined
  readonly menu: Menu | undefined
  readonly feed: Feed | undefined
  /** Undefined unless all three sheets are there. */
  readonly quiz: QuizSheets | undefined
}

/** Which kind of document a file of the pages folder is, by its path inside that folder. */
export type DocumentKind =
  | 'Site'
  | 'Theme'
  | 'Chrome'
  | 'Links'
  | 'Locations'
  | 'Menu'
  | 'Feed'
  | 'QuizQuestions'
  | 'QuizScoring'
  | 'QuizProfiles'
  | 'Page'

const content: Record<string, DocumentKind> = {
  links: 'Links',
  locations: 'Locations',
  menu: 'Menu',
  feed: 'Feed',
  'quiz/questions': 'QuizQuestions',
  'quiz/scoring': 'QuizScoring',
  'quiz/profiles': 'QuizProfiles',
}

/**
 * The kind of a document: `site.json`, `theme.json`, `<set>/chrome.json`, `<set>/theme.json`,
 * `content/<name>.json`, `content/quiz/<name>.json`, and every other file directly in a set or in `shared/` is a page.
 * Undefined for a file that is none of these.
 */
export function documentKind(path: string): DocumentKind | undefined {
  if (!path.endsWith('.json')) return undefined
  const folder = folderOf(path)
  const name = path.slice(path.indexOf('/') + 1, -'.json'.length)
  if (folder === 'content') return Object.hasOwn(content, name) ? content[name] : undefined
  if (folder === '') return name === 'site' ? 'Site' : name === 'theme' ? 'Theme' : undefined
  if (folder === 'media' || name.includes('/')) return undefined
  return name === 'chrome' ? 'Chrome' : name === 'theme' ? 'Theme' : 'Page'
}

/** The folder of a document, which is its set, `shared` or `content`; '' where it is in none. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.indexOf('/'), 0))
}

/**
 * The model of a site whose documents are valid, keyed by their path inside the pages folder
 * (`site.json`, `main/home.json`). A set is any folder with a `chrome.json`.
 */
export function siteModel(documents: ReadonlyMap<string, unknown>): SiteModel {
  const read = <T>(path: string, kind: DocumentKind): T | undefined =>
    documents.has(path) ? withDefaults<T>(documents.get(path), kind) : undefined
  const base = read<Theme>('theme.json', 'Theme') ?? {}
  const sets: Record<string, { chrome: Chrome; theme: Theme }> = {}
  const pages: SourcePage[] = []
  for (const path of [...documents.keys()].toSorted()) {
    const folder = folderOf(path)
    const kind = documentKind(path)
    if (kind === 'Chrome') {
      sets[folder] = {
        chrome: withDefaults<Chrome>(documents.get(path), 'Chrome'),
        theme: overlaid(base, read<Theme>(`${folder}/theme.json`, 'Theme') ?? {}),
      }
    }
    if (kind === 'Page') {
      const set = folder === 'shared' ? null : folder
      pages.push({ file: path, set, page: withDefaults<Page>(documents.get(path), 'Page') })
    }
  }
  const shops = read<Locations>('content/locations.json', 'Locations')
  const site = read<Site>('site.json', 'Site')
  if (!site)
    throw new Error(
      'There is no site.json in the pages folder. Add one that names the live page set.',
    )
  return {
    site,
    sets,
    pages,
    links: read<Links>('content/links.json', 'Links')?.links ?? {},
    locations: shops?.locations ?? {},
    opening: shops,
    menu: read<Menu>('content/menu.json', 'Menu'),
    feed: read<Feed>('content/feed.json', 'Feed'),
    quiz: quizSheets(read),
  }
}

type Read = <T>(path: string, kind: DocumentKind) => T | undefined

function quizSheets(read: Read): QuizSheets | undefined {
  const questions = read<QuizQuestions>('content/quiz/questions.json', 'QuizQuestions')?.rows
  const scoring = read<QuizScoring>('content/quiz/scoring.json', 'QuizScoring')?.rows
  const profiles = read<QuizProfiles>('content/quiz/profiles.json', 'QuizProfiles')?.rows
  return questions && scoring && profiles ? { questions, scoring, profiles } : undefined
}

/** `over` laid on `base`: objects key by key, everything else replaced. */
export function overlaid<T>(base: T, over: T): T {
  if (!isRecord(base) || !isRecord(over)) return over ?? base
  const result: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) result[key] = overlaid(base[key], value)
  return result as T
}
