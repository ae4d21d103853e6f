import type { Finding } from '#engine/finding.ts'
import type { Press } from '#studio/actions/action.ts'
import type { Command } from '#studio/actions/command.ts'
import type { DocumentId, StoredDocument, StudioSite } from '#studio/api.ts'

import type { Documents, Values } from './documents.ts'
import type { History } from './history.ts'
import type { Said, SaidKind } from './said.ts'
import type { Saving } from './saving.ts'
import type { Selection } from './selection.ts'
import type { Left, Unread } from './unread.ts'
import type { View } from './view.ts'

/** All that the editor knows, and what can be done to it; `store.ts` does it. */
export interface StudioState extends Documents {
  /** What the server told at the start; its documents are in `values`, `disk` and `stored`. */
  readonly site: StudioSite
  readonly history: History
  /** The document that is open. */
  readonly page: DocumentId
  readonly selection: Selection
  readonly findings: readonly Finding[]
  /** The documents that the findings are of; positions count in their texts. None before a check. */
  readonly checked: Documents | undefined
  /** Texts of the JSON tab that are no JSON yet, as they were left. */
  readonly unread: Unread
  readonly said: Said
  readonly view: View
  /**
   * How often the field of the selected part was asked for, by a click in the canvas for instance.
   * The inspector puts the cursor into it when this changes, and not whenever the selection does:
   * somebody who walks through the canvas by keys must not lose the focus to a field.
   */
  readonly fieldAsked: number
  /** Words of it that are to be selected there, as those that were searched for. */
  readonly wordsAsked: string
  /** What the canvas was last asked to bring into view, selected or not. */
  readonly toShow: Selection

  /** Runs a command, or says why not. Answers whether it ran. */
  run<Args>(command: Command<Args>, args: Args): boolean
  /**
   * One step back or forth; before one with a warning, that first, at which a key that is held stops.
   * What it changed is shown, and selected, unless by a key of somebody who types: another selection
   * would take the field away. Answers whether it went.
   */
  travel(way: 'undo' | 'redo', press?: Press): boolean
  /** The last step goes as if nobody had done it: there is nothing to redo. */
  cancel(): void
  select(selection: Selection): void
  /** Puts the cursor into the field of what is selected, on these words where it has them. */
  askField(words?: string): void
  /** The same, also where the window shows the page in place of the form, or a panel over it. */
  showField(words?: string): void
  look(view: Partial<View>): void
  open(page: DocumentId): void
  say(text: string, kind?: SaidKind): void
  found(findings: readonly Finding[], checked: Documents): void
  /** The media folder holds other files now. */
  stocked(media: StudioSite['media']): void
  /** Keeps a text that is no JSON yet; undefined forgets it. */
  setUnread(key: string, left: Left | undefined): void
  /** After saving: these texts are on disk now; null is a file that is gone. */
  saved(files: Readonly<Record<DocumentId, StoredDocument | null>>): void
  /** Gives a file that is no JSON a text that is, whose form is kept. */
  mend(id: DocumentId, text: string, warning?: string): void
  /** A document that comes back, and has no file, keeps the form of this text. */
  keepForm(id: DocumentId, text: string): void
  /**
   * Lets what is here of a document stand in for its file, which nobody can read: saving writes it
   * over that, in the form that the file had before.
   */
  standIn(id: DocumentId): void
  /** A change that comes from outside of any command, as a step to take back; see `Step.warning`. */
  change(label: string, values: Values, warning?: string): void
  /**
   * These files are otherwise on disk than they were opened, and the documents are as `values` has
   * them. It is a step to take back for documents that a step was about, because their steps would
   * not fit any more; others follow without.
   */
  follow(
    label: string,
    values: Values,
    files: Readonly<Record<DocumentId, StoredDocument | null>>,
    warning?: string,
  ): void

  readonly saving: Saving
  setSaving(change: Partial<Saving>): void
  /** Asks for all changed documents to be written, now or when the server is back. */
  save(): void
}
