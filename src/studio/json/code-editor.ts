/**
 * The editor of JSON texts: CodeMirror, put together from its parts.
 *
 * It keeps no history: to take something back is the store's. What is typed goes out by `typed`; a
 * text that comes from elsewhere is put in with the least change, so that the cursor stays.
 */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState } from '@codemirror/state'
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view'

import type { Offer } from './completions.ts'
import { type PlaceInText, placeInText } from './place-in-text.ts'
import { problemLines, showProblems } from './problem-lines.ts'
import type { Problem } from './problems-in.ts'
import { tokenColors } from './token-colors.ts'

interface Tells {
  typed(text: string): void
  moved(line: number, column: number): void
  mend(problem: Problem): void
  /** Undo was pressed; answers whether something of the text itself was taken back. */
  undo(): boolean
  offers(place: PlaceInText): readonly Offer[]
}

export interface CodeEditor {
  text(): string
  /** Puts in a text from elsewhere; it is not told as typed. */
  put(text: string): void
  show(problems: readonly Problem[]): void
  focus(offset: number): void
  stop(): void
}

const fromElsewhere = Annotation.define<boolean>()

/** An editor inside `parent`; `stop` takes it away again. */
export function codeEditor(parent: Element, text: string, label: string, tells: Tells): CodeEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
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
          { key: 'Mod-z', run: () => tells.undo() },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...searchKeymap,
          ...foldKeymap,
          ...lintKeymap,
          ...defaultKeymap,
        ]),
        EditorView.cspNonce.of(nonce()),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of((update) => {
          const { state, docChanged, selectionSet, transactions } = update
          if (docChanged && !transactions.some((one) => one.annotation(fromElsewhere)))
            tells.typed(state.doc.toString())
          if (docChanged || selectionSet) {
            const { head } = state.selection.main
            const line = state.doc.lineAt(head)
            tells.moved(line.number, head - line.from + 1)
          }
        }),
      ],
    }),
  })
  return {
    text: () => view.state.doc.toString(),
    put: (next) => {
      const before = view.state.doc.toString()
      if (before === next) return
      view.dispatch({ changes: change(before, next), annotations: fromElsewhere.of(true) })
    },
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
    focus: (offset) => {
      view.focus()
      view.dispatch({
        selection: { anchor: Math.min(offset, view.state.doc.length) },
        scrollIntoView: true,
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
