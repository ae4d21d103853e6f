import { useEffect, useRef, useState } from 'react'

import { equal } from '#engine/edit/equal.ts'
import { documentKind } from '#engine/site/model.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { scan } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'
import { applyFix } from '#studio/state/apply-fix.ts'
import { formOf } from '#studio/state/documents.ts'
import { type StudioStoreApi, useStudio, useStudioStore } from '#studio/state/store.ts'
import { unreadKey } from '#studio/state/unread.ts'
import { Button } from '#studio/ui/Button.tsx'

import { type CodeEditor, codeEditor } from './code-editor.ts'
import { offeredKeys, offeredValues, rootSchema } from './completions.ts'
import { partAt } from './part-at.ts'
import { type Problem, placedFindings, readText } from './problems-in.ts'
import { refusedPart } from './refused-block.ts'
import { type Part, takeText } from './take-text.ts'
import { textOfPart } from './text-of-part.ts'

import './code-mirror.css'
import styles from './json.module.css'

/** How long after a key what is wrong with the text is told, in milliseconds. */
const PAUSE_MS = 400

/**
 * A block or a document as the JSON it is, both ways live. While the text is no JSON, the store keeps
 * the last that was, and the text is kept beside it, so that no word is lost by looking elsewhere.
 */
export function JsonPanel({ document, at, block }: Part) {
  const store = useStudioStore()
  const value = useStudio(({ values, stored }) =>
    // A file that is no JSON is its text.
    values[document] === undefined ? stored[document]?.text : valueAt(values[document], at),
  )
  const findings = useStudio((state) => state.findings)
  const unread = useStudio((state) => state.unread[unreadKey(document, block)]?.text)
  const [place, setPlace] = useState({ line: 1, column: 1 })
  const holder = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(undefined)
  /** What the editor has the text of; a block that is named anew in it is still the same. */
  const shown = useRef<Omit<Part, 'at'> & { value: unknown }>(undefined)
  /** The part that the cursor is known to be in. */
  const within = useRef<string>(undefined)
  const told = useRef(false)
  const here = useRef<Part>({ document, at, block })
  useEffect(() => {
    here.current = { document, at, block }
  })

  useEffect(() => {
    if (!holder.current) return undefined
    const isBroken = (): boolean => {
      const { document, block } = here.current
      const { unread, values } = store.getState()
      return unread[unreadKey(document, block)] !== undefined || values[document] === undefined
    }
    const made = codeEditor(holder.current, 'JSON', {
      typed: (text) => {
        const took = takeText(store, here.current, text)
        if (!took) return
        const { document, at } = here.current
        here.current = { document, at, block: took.block }
        shown.current = { document, ...took }
      },
      moved: ({ offset, ...next }, text) => {
        setPlace(next)
        if (text === undefined || isBroken()) return
        const { document, block } = here.current
        const { values, selection, select } = store.getState()
        const part = partAt(text, offset, block, values[document])
        within.current = part.pointer
        if (!equal(part, selection)) select(part)
      },
      mend: ({ mend, message }) => {
        if (mend && 'code' in mend.by) return applyFix(store, mend.by)
        // The text may have changed since it was found.
        const now = readText(made.text()).problems.find((one) => one.message === message)
        if (now?.mend && !('code' in now.mend.by)) made.edit(now.mend.by)
      },
      broken: isBroken,
      redoes: () => store.getState().history.future.length > 0,
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
    shown.current = undefined
    return () => made.stop()
  }, [store])

  useEffect(() => {
    const made = editor.current
    if (!made) return
    const was = shown.current
    const same = was?.document === document && was.block === block
    const left = unread !== undefined && unread !== made.text()
    if (same && value === was.value && !left) return
    shown.current = { document, block, value }
    const state = store.getState()
    const text = textOfPart(state.values[document], formOf(state, document), at)
    if (same && unread === undefined) made.put(text)
    else made.open(text, unread)
  }, [store, document, at, block, value, unread])

  useEffect(() => {
    const timer = setTimeout(() => {
      editor.current?.show(problemsNow(store, { document, at, block }, editor.current.text()))
      if (unread !== undefined && !told.current)
        store
          .getState()
          .say('This isn’t valid JSON yet. The page shows the last version that worked.', 'aside')
      told.current = unread !== undefined
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [store, document, at, block, value, unread, findings])

  const { pointer } = useStudio((state) => state.selection)
  const asked = useStudio((state) => state.fieldAsked)
  const answered = useRef(asked)
  useEffect(() => {
    const due = asked !== answered.current
    answered.current = asked
    if (!editor.current || (!due && pointer === within.current)) return
    within.current = pointer
    const { places } = scan(editor.current.text(), new Set([pointer]))
    editor.current.go(places.get(pointer)?.value.start ?? 0, due)
  }, [asked, pointer, block])

  return (
    <div className={styles.json} data-wide="">
      <div ref={holder} className={styles.editor} />
      <footer className={styles.foot}>
        <Button
          onClick={() => {
            void navigator.clipboard
              .writeText(editor.current?.text() ?? '')
              .then(() => store.getState().say('Copied.'))
              .catch(() => store.getState().say('Your browser blocked copying.', 'refused'))
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

function problemsNow(store: StudioStoreApi, of: Part, text: string): readonly Problem[] {
  const { values, findings, site } = store.getState()
  const { value, problems } = readText(text)
  const why = value === undefined ? undefined : refusedPart(value, of.block, values[of.document])
  if (value === undefined) return problems
  if (why !== undefined) return [{ severity: 'error', message: why, start: 0, end: 1 }, ...problems]
  return placedFindings(findings, inPages(site, of.document), of.at, text)
}
