/**
 * What the Studio and its server, `tools/studio`, say to each other: JSON over `/studio/api/…`, of
 * the same origin. Each request carries the token of this start in `x-studio-token`, and in
 * `x-studio-tab` a name that the tab gave itself, so that the tab has drafts of its own and is not
 * told of its own saves.
 *
 * A document is addressed by its id, the path inside the pages folder as `GET site` lists it
 * (`main/home.json`), never by a path of the disk. A refusal is a sentence for people.
 */
import type { Oddity } from '#engine/check.ts'
import type { WholeChange } from '#engine/diff/changes.ts'
import type { FontMetrics } from '#engine/fit.ts'
import type { MediaFile } from '#engine/site/media.ts'

/** `main/home.json`. */
export type DocumentId = string

/** A document as it is on disk. */
export interface StoredDocument {
  readonly text: string
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string
}

/** `GET site`: everything the editor needs to open. */
export interface StudioSite {
  /** The pages folder as findings name it: `pages`. */
  readonly pagesDir: string
  readonly documents: Readonly<Record<DocumentId, StoredDocument>>
  /** Every picture and video there is, used or not, by `src`. */
  readonly media: Readonly<Record<string, MediaFile>>
  /** Sizes in bytes of what else is in the media folder: it can be shown nowhere, and is there. */
  readonly otherMedia?: Readonly<Record<string, number>>
  readonly fonts: {
    readonly css: string
    readonly metrics: FontMetrics
    readonly families: Readonly<Record<string, string>>
  }
  /** What `checkSite` takes beside the documents: texts of `blocks/`, names in its folders, fonts. */
  readonly blocks: {
    readonly files: Readonly<Record<string, string>>
    readonly names: Readonly<Record<string, readonly string[]>>
    /** As `SiteTree` has them. */
    readonly versions?: Readonly<Record<string, number>>
    readonly shapes?: string
    readonly schemas?: { readonly made: string; readonly now: Readonly<Record<string, string>> }
    readonly fonts?: Readonly<Record<string, readonly string[]>>
  }
  /** What is in the folder and cannot be read, by file name, with the reason. */
  readonly odd?: Readonly<Record<string, Oddity>>
  /** The year of the site's time zone. */
  readonly year: number
  /** All there are, the oldest first: also of open tabs, and of documents changed since. */
  readonly drafts: readonly Draft[]
  /** What to ask `GET news` for, to hear what happened after this was read. */
  readonly news: string
}

/** Unsaved work as the journal keeps it: one for each document that a tab has changed. */
export interface Draft {
  readonly id: DocumentId
  /** The tab that it was made in. */
  readonly tab: string
  /** Hash of the file that it was made from; null for a document that is not on disk. */
  readonly base: string | null
  /** The text that saving would write; null where saving would delete the file. */
  readonly text: string | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** What that file said, where it is another one by now and the server still knows. */
  readonly baseText?: string
}

/** `PUT drafts`: replaces the drafts that this tab has of these documents; `null` forgets one. */
export interface DraftsRequest {
  readonly drafts: Readonly<Record<DocumentId, Pick<Draft, 'base' | 'text'> | null>>
  /**
   * Drafts of other tabs that this one took up: their work is here now, and they can be forgotten.
   * One that is another by now, because its tab is still there, stays.
   */
  readonly taken?: readonly Pick<Draft, 'id' | 'tab' | 'at'>[]
  /**
   * When it was sent, in milliseconds since the tab was opened. What comes after a later one is too
   * late, and all of it is in that.
   */
  readonly at?: number
}

/** `POST save`: all of it is written or none. */
export interface SaveRequest {
  readonly files: readonly {
    readonly id: DocumentId
    /** Hash of the file as it was opened; null if there was none. */
    readonly base: string | null
    /** Null deletes the file. */
    readonly text: string | null
  }[]
}

/** The answer with 200. With 409 it is `SaveConflict`, and nothing was written. */
export interface SaveResult {
  /** Of each file as it is now on disk; null where it was deleted. */
  readonly hashes: Readonly<Record<DocumentId, string | null>>
  /** Of files that were no JSON: where the text that was written over is kept, seen from the root. */
  readonly kept?: Readonly<Record<DocumentId, string>>
}

export interface SaveConflict {
  /** The files that are no longer what was opened, as they are; null where one is gone. */
  readonly changed: Readonly<Record<DocumentId, StoredDocument | null>>
}

/** What any request is answered with when it is refused or fails: status 4xx or 5xx. */
export interface Refused {
  /** What is wrong and what to do, in plain words. */
  readonly message: string
  /** The same for a developer: what git says, or a command to run. */
  readonly details?: string | undefined
  /** Documents that were left out and have to be published as well. */
  readonly needs?: readonly DocumentId[] | undefined
}

/**
 * `GET news?after=…`, asked again and again: what happened since, but for what this tab did. It is
 * no stream, because a browser opens six connections to a server and no more: one for each tab that
 * goes on would keep the seventh tab from loading.
 */
export type News = {
  /** What to ask for next time; the first is in `GET site`. */
  readonly cursor: string
} & (
  | {
      readonly unknown?: false
      readonly gone?: false
      /** Files of the pages folder that changed on disk, as they are; null for one that is gone. */
      readonly documents: Readonly<Record<DocumentId, StoredDocument | null>>
      /** All there are, where they changed. */
      readonly media?: StudioSite['media']
      /** Source of the engine or of a block changed: what is open runs the code from before. */
      readonly code: boolean
      /**
       * Drafts of this tab that the journal has no more: another editor took them up, or somebody cleared
       * its folder.
       */
      readonly lost: readonly DocumentId[]
    }
  /** The server was started anew, and cannot tell. */
  | { readonly unknown: true; readonly gone?: false }
  /** The pages folder is not there; what happened is told once it is. */
  | { readonly gone: true; readonly unknown?: false }
)

/** `POST media`: a picture or video from the author's disk. */
export interface UploadRequest {
  /** As the author's file is called; only letters of it are kept. */
  readonly name: string
  /** Base64. */
  readonly data: string
}

export interface UploadResult {
  readonly src: string
  readonly media: Readonly<Record<string, MediaFile>>
}

/** `POST remove-media`: takes a file away that nothing shows. Nothing of the Studio brings it back. */
export interface RemovalRequest {
  readonly src: string
}

export type RemovalResult = Pick<UploadResult, 'media'>

export interface GitState {
  /** Null where the folder is no git repository, `HEAD` where no branch is checked out. */
  readonly branch: string | null
  /** Where it is null: why, and what to do. */
  readonly why?: Refused
  /** Why nothing can be committed now, if two versions are being combined there. */
  readonly unfinished?: Refused
  /** The remote that is pushed to, by its name or its address; null if there is none. */
  readonly remote: string | null
  /** Documents that differ from the last commit, as they were in it; null for new ones. */
  readonly committed: Readonly<Record<DocumentId, string | null>>
  /** What became of the pictures and videos that differ from it, by their paths in the pages folder. */
  readonly media: Readonly<Record<string, WholeChange>>
  /** Nobody has told git who publishes, so `PublishRequest` has to. */
  readonly noAuthor?: true
}

/** `GET publish`: what git has, and what is on disk. */
export interface Unpublished {
  readonly git: GitState
  readonly documents: StudioSite['documents']
}

/** `POST publish`: commits documents and media of the pages folder, nothing else. */
export interface PublishRequest {
  /** Empty where there is nothing to commit, only to send. */
  readonly message: string
  /**
   * The documents to commit, with the media that they name; left out, all that changed. The site has to
   * be sound as it is then published, whatever is wrong with what is left.
   */
  readonly only?: readonly DocumentId[]
  /** The branch of `GitState` that the author was told of; where it is another by now, nothing goes out. */
  readonly from?: string | null
  /** A branch to make; null stays on the current one. */
  readonly branch: string | null
  readonly push: boolean
  /** Who publishes, where git does not know: kept for this repository alone. */
  readonly author?: Author
}

export interface Author {
  readonly name: string
  readonly email: string
}

export interface PublishResult {
  readonly commit: string
  readonly branch: string
  readonly pushed: boolean
  /** Why it is committed here only though pushing was asked for; null otherwise. */
  readonly notPushed: Refused | null
}

/**
 * `GET dates`: when a commit last changed each document, in milliseconds since 1970; 'changed'
 * where the file is not what the last commit has, null where that has none. Empty where there is no
 * repository.
 */
export type Dates = Readonly<Record<DocumentId, number | 'changed' | null>>

/** `GET deleted`. */
export interface Deleted {
  /** There may be ones that were deleted before what this machine has. */
  readonly isCut?: boolean
  /** What commits took away, the newest first, each once. It may be there again. */
  readonly documents: readonly {
    readonly id: DocumentId
    /** Who deleted it. */
    readonly author: string
    /** Milliseconds since 1970. */
    readonly at: number
  }[]
}

/** `GET history?id=…`: newest first. */
export interface History {
  /** There are, or may be, older ones that this machine does not have or that are not told. */
  readonly isCut?: boolean
  readonly versions: readonly {
    /** What the document was called there. */
    readonly id: DocumentId
    readonly commit: string
    readonly author: string
    /** Milliseconds since 1970. */
    readonly at: number
    readonly message: string
  }[]
}

/** `GET version?id=…&commit=…`. */
export interface Version {
  /** Null where that commit has no such file. */
  readonly text: string | null
}
