/**
 * The editor of JSON texts: CodeMirror, put together from its parts.
 *
 * To take something back is the store's, but for what was typed since the text was last JSON: of that
 * the store knows nothing. What is typed goes out by `typed`; a text that comes from elsewhere is put
 * in with the least change, so that the cursor stays.
 */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, isolateHistory, redo, undo } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language'
import { lintGutter, nextDiagnostic, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState, Transaction } from '@codemirror/state'
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view'

import type { Edit } from '#engine/finding.ts'

import type { Offer } from './completions.ts'
import { type PlaceInText, placeInText } from './place-in-text.ts'
import { problemLines, showProblems } from './problem-lines.ts'
import type { Problem } from './problems-in.ts'
import { tokenColors } from './token-colors.ts'

interface Tells {
  typed(text: string): void
  /** The cursor stands elsewhere; `text` is given where its author put it there. */
  moved(place: { line: number; column: number; offset: number }, text: string | undefined): void
  mend(problem: Problem): void
  /** Whether the text is no JSON, so that to take back is to take back what was typed in it. */
  broken(): boolean
  /** Whether there is something to redo that came before what was typed here. */
  redoes(): boolean
  offers(place: PlaceInText): readonly Offer[]
}

export interface CodeEditor {
  text(): string
  /** Begins with another text, as it was when it worked and as it was left since. */
  open(text: string, left: string | undefined): void
  /** Puts in a text from elsewhere; it is not told as typed. */
  put(text: string): void
  /** Changes the text as its author would. */
  edit(edits: readonly Edit[]): void
  show(problems: readonly Problem[]): void
  /** Puts the cursor somewhere, and with `focus` what is typed goes there. */
  go(offset: number, focus: boolean): void
  stop(): void
}

const fromElsewhere = Annotation.define<boolean>()

/** An editor inside `parent`; `stop` takes it away again. */
export function codeEditor(parent: Element, label: string, tells: Tells): CodeEditor {
  const extensions = [
    lineNumbers(),
    foldGutter(),
    codeFolding(),
    drawSelection(),
    highlightActiveLine(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    search({ top: true }),
    highlightSelectionMatches(),
    json(),
    tokenColors,
    lintGutter(),
    problemLines((problem) => tells.mend(problem)),
    autocompletion({
      icons: false,
      override: [
        ({ state, pos, explicit }) => {
          const place = placeInText(state, pos)
          if (!place || (!explicit && place.from === place.to)) return null
          const colon =
            place.kind === 'key' && !/^\s*:/.test(state.sliceDoc(place.to, place.to + 9))
          return {
            from: place.from,
            to: place.to,
            filter: true,
            options: tells.offers(place).map(({ label: words, detail, json: written }) => ({
              // What is typed has a quote before it, and so has to be what it is compared with.
              label: written,
              displayLabel: words,
              detail,
              apply: colon ? `${written}: ` : written,
            })),
          }
        },
      ],
    }),
    keymap.of([
      { key: 'Mod-z', run: (at) => tells.broken() && undo(at) },
      { key: 'Mod-Shift-z', run: (at) => !tells.redoes() && redo(at) },
      { key: 'Mod-y', run: (at) => !tells.redoes() && redo(at) },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...foldKeymap,
      // The library's own keys for problems open a list of its own as well, with the Studio's key.
      { key: 'F8', run: nextDiagnostic },
      ...defaultKeymap,
    ]),
    EditorView.cspNonce.of(nonce()),
    EditorView.lineWrapping,
    // Some programs know a text that can be scrolled by keys only by its place among the stops of Tab.
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    history(),
    // What is typed into a text that works begins anew, so that it can be taken back to just there.
    EditorState.transactionExtender.of(({ docChanged }) =>
      docChanged && !tells.broken() ? { annotations: isolateHistory.of('before') } : null,
    ),
    EditorView.updateListener.of(({ state, docChanged, selectionSet, transactions }) => {
      if (!docChanged && !selectionSet) return
      const own = !transactions.some((one) => one.annotation(fromElsewhere))
      const text = state.doc.toString()
      if (docChanged && own) tells.typed(text)
      const { head } = state.selection.main
      const { number, from } = state.doc.lineAt(head)
      const place = { line: number, column: head - from + 1, offset: head }
      tells.moved(place, own ? text : undefined)
    }),
  ]
  const stateOf = (doc: string) => EditorState.create({ doc, extensions })
  const view = new EditorView({ parent, state: stateOf('') })
  return {
    text: () => view.state.doc.toString(),
    open: (next, left) => {
      view.setState(stateOf(next))
      if (left !== undefined && left !== next)
        view.dispatch({ changes: change(next, left), annotations: fromElsewhere.of(true) })
    },
    put: (next) => {
      const before = view.state.doc.toString()
      if (before === next) return
      view.dispatch({
        changes: change(before, next),
        annotations: [fromElsewhere.of(true), Transaction.addToHistory.of(false)],
      })
    },
    edit: (edits) =>
      view.dispatch({
        changes: edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
      }),
    show: (problems) => {
      const { length } = view.state.doc
      const kept = problems.filter(({ start }) => start <= length)
      view.dispatch(
        setDiagnostics(
          view.state,
          kept.map(({ start, end, severity, message }) => ({
            from: start,
            to: Math.min(end, length),
            severity,
            message,
          })),
        ),
        { effects: showProblems.of(kept) },
      )
    },
    go: (offset, focus) => {
      if (focus) view.focus()
      view.dispatch({
        selection: { anchor: Math.min(offset, view.state.doc.length) },
        scrollIntoView: true,
        annotations: fromElsewhere.of(true),
      })
    },
    stop: () => view.destroy(),
  }
}

/** The editor makes style sheets, which the page's policy lets in only with the nonce of its start. */
function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

/** What is between the common start and the common end of two texts. */
function change(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let tail = 0
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) }
}
