import { useEffect, useRef, useState } from 'react'

import { equal } from '#engine/edit/equal.ts'
import { edited } from '#engine/fix/edits.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { scan } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { applyFix } from '#studio/state/apply-fix.ts'
import { block as part } from '#studio/state/selection.ts'
import { type StudioStoreApi, useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import { type CodeEditor, codeEditor } from './code-editor.ts'
import { offeredKeys, offeredValues, rootSchema } from './completions.ts'
import { type Problem, placedFindings, readText } from './problems-in.ts'
import { refusedPart } from './refused-block.ts'
import { textOfPart } from './text-of-part.ts'
import { unreadKey } from './unread-key.ts'

import './code-mirror.css'
import styles from './json.module.css'

/** How long after a key what is wrong with the text is told, in milliseconds. */
const PAUSE_MS = 400

interface Part {
  readonly document: DocumentId
  /** JSON Pointer of what is shown; '' for the whole document. */
  readonly at: string
  /** The id of the block, if it is one. */
  readonly block: string | undefined
}

/**
 * A block or a document as the JSON it is, both ways live. While the text is no JSON, the store keeps
 * the last that was, and the text is kept beside it, so that no word is lost by looking elsewhere.
 */
export function JsonPanel({ document, at, block }: Part) {
  const store = useStudioStore()
  const value = useStudio((state) => valueAt(state.values[document], at))
  const findings = useStudio((state) => state.findings)
  const unread = useStudio((state) => state.unread[unreadKey(document, block)])
  const [place, setPlace] = useState({ line: 1, column: 1 })
  const holder = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(undefined)
  const shown = useRef<unknown>(undefined)
  const told = useRef(false)
  const here = useRef<Part>({ document, at, block })
  useEffect(() => {
    here.current = { document, at, block }
  })

  useEffect(() => {
    if (!holder.current) return undefined
    shown.current = valueAt(store.getState().values[document], here.current.at)
    const made = codeEditor(holder.current, textNow(store, here.current), 'JSON', {
      typed: (text) => {
        const took = take(store, here.current, text)
        if (took !== undefined) shown.current = took
      },
      moved: (line, column) => setPlace({ line, column }),
      mend: ({ mend }) => {
        if (!mend) return
        if ('code' in mend.by) return applyFix(store, mend.by)
        const text = edited(made.text(), mend.by)
        made.put(text)
        const took = take(store, here.current, text)
        if (took !== undefined) shown.current = took
      },
      undo: () => {
        const { document, block } = here.current
        const { unread, setUnread, say } = store.getState()
        if (unread[unreadKey(document, block)] === undefined) return false
        setUnread(unreadKey(document, block), undefined)
        made.put(textNow(store, here.current))
        say('Taken back to the last version that worked.')
        return true
      },
      offers: ({ kind, at, has }) => {
        const { document, at: base } = here.current
        const { values, site } = store.getState()
        const now = valueAt(values[document], base)
        const root = rootSchema(documentKind(document), base === '' ? undefined : now)
        return kind === 'key'
          ? offeredKeys(root, now, at, has)
          : offeredValues(root, now, at, { values, media: Object.keys(site.media) })
      },
    })
    editor.current = made
    return () => made.stop()
  }, [store, document, block])

  useEffect(() => {
    if (!editor.current || unread !== undefined || value === shown.current) return
    shown.current = value
    editor.current.put(textNow(store, { document, at, block }))
  }, [store, document, at, block, value, unread])

  useEffect(() => {
    const timer = setTimeout(() => {
      editor.current?.show(problemsNow(store, { document, at, block }, editor.current.text()))
      if (unread !== undefined && !told.current)
        store.getState().say('This is no JSON yet. The page shows the last version that worked.')
      told.current = unread !== undefined
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [store, document, at, block, value, unread, findings])

  const { pointer } = useStudio((state) => state.selection)
  const asked = useStudio((state) => state.fieldAsked)
  const answered = useRef(asked)
  useEffect(() => {
    if (!editor.current || asked === answered.current) return
    answered.current = asked
    const { places } = scan(editor.current.text(), new Set([pointer]))
    editor.current.focus(places.get(pointer)?.value.start ?? 0)
  }, [asked, pointer])

  return (
    <div className={styles.json} data-wide="">
      <div ref={holder} className={styles.editor} />
      <footer className={styles.foot}>
        <Button
          refused={unread === undefined ? undefined : 'This is not JSON yet. Mend it first.'}
          onClick={() => {
            const text = JSON.stringify(value, null, 2) ?? ''
            editor.current?.put(text)
          }}
        >
          Tidy
        </Button>
        <Button
          onClick={() => {
            void navigator.clipboard
              .writeText(editor.current?.text() ?? '')
              .then(() => store.getState().say('Copied.'))
              .catch(() => store.getState().say('The browser did not let this be copied.', true))
          }}
        >
          Copy
        </Button>
        <span>
          Line {place.line}, column {place.column}
        </span>
      </footer>
    </div>
  )
}

/** The text as it was left, or else as the document says it. */
function textNow(store: StudioStoreApi, { document, at, block }: Part): string {
  const { values, stored, unread } = store.getState()
  return unread[unreadKey(document, block)] ?? textOfPart(values[document], stored[document], at)
}

/** Gives the document what the text says, or keeps the text. Answers with the value it gave. */
function take(store: StudioStoreApi, { document, at, block }: Part, text: string): unknown {
  const { values, run, select, selection, setUnread } = store.getState()
  const { value } = readText(text)
  if (value === undefined || refusedPart(value, block, values[document]) !== undefined) {
    setUnread(unreadKey(document, block), text)
    return undefined
  }
  setUnread(unreadKey(document, block), undefined)
  const before = valueAt(values[document], at)
  // Only the spaces are others: there is nothing to take back.
  if (equal(value, before)) return before
  run(setValue, { document, at, value, name: 'the JSON', typed: true })
  const id = isRecord(value) ? value['id'] : undefined
  if (block !== undefined && typeof id === 'string' && id !== block)
    select(part(id, selection.pointer))
  return valueAt(store.getState().values[document], at)
}

function problemsNow(store: StudioStoreApi, of: Part, text: string): readonly Problem[] {
  const { values, findings, site } = store.getState()
  const { value, problems } = readText(text)
  const why = value === undefined ? undefined : refusedPart(value, of.block, values[of.document])
  if (value === undefined) return problems
  if (why !== undefined) return [{ severity: 'error', message: why, start: 0, end: 1 }, ...problems]
  return placedFindings(findings, `${site.pagesDir}/${of.document}`, of.at, text)
}
