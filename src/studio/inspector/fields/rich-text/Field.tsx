import { useRef } from 'react'

import { keyName } from '#studio/actions/keys.ts'
import { shownKeys } from '#studio/actions/shown-keys.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { rowsFor } from '#studio/inspector/fields/rows.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useDraft } from '#studio/inspector/form/draft.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { insertWords } from '#studio/inspector/form/plain-paste.ts'
import { Icon } from '#studio/ui/Icon.tsx'
import { Popover, type PopoverHandle } from '#studio/ui/Popover.tsx'
import { useOnceDrawn } from '#studio/ui/use-once-drawn.ts'

import { LinkForm } from './LinkForm.tsx'
import { type Marked, bold, paragraphsOf } from './marks.ts'

import controls from '#studio/inspector/fields/control.module.css'
import styles from './rich-text.module.css'

/** Words with strong ones and links among them, and no other marks. */
export function Field({ at, name, value, required, set, control, label }: FieldProps) {
  const { text: draft, keep } = useDraft(at, value)
  const area = useRef<HTMLTextAreaElement>(null)
  const { document } = useForms()
  const linking = useRef<PopoverHandle>(null)
  const onceDrawn = useOnceDrawn()
  const whole = name === 'RichText'
  const stored = Array.isArray(value) ? value.join('\n\n') : asText(value)
  // What is half typed, as an empty line at the end, is not yet a paragraph.
  const text = draft ?? stored
  const put = (next: string): void => {
    const kept = whole ? paragraphsOf(next) : next.replaceAll(/\s*\n\s*/g, ' ')
    const gone = !required && kept.length === 0
    keep({ text: whole ? next : asText(kept), of: gone ? undefined : kept })
    set(gone ? undefined : kept, true)
  }
  const mark = (change: (marked: Marked) => Marked): void => {
    const element = area.current
    if (!element) return
    const next = change(markedIn(element, text))
    put(next.text)
    onceDrawn(() => {
      element.focus()
      element.setSelectionRange(next.start, next.end)
    })
  }
  const paste = async (into: Element, html: string, text: string): Promise<void> => {
    const { pastedWords } = await import('./pasted-marks.ts')
    insertWords(into, pastedWords(html, text, whole ? '\n\n' : ' '))
  }
  return (
    <div className={styles.rich}>
      <div className={styles.tools}>
        <button
          type="button"
          title={`Bold (${shownKeys('Mod+b')})`}
          aria-label={`Make words of ${label} bold`}
          onClick={() => mark(bold)}
        >
          <strong>B</strong>
        </button>
        <Popover
          ref={linking}
          label="Where the link goes"
          aria-label={`Make words of ${label} a link`}
          title={`Make the selected words a link (${shownKeys('Mod+k')})`}
          button={<Icon name="link" />}
        >
          {(close) => (
            <LinkForm
              document={document}
              marked={markedIn(area.current, text)}
              onLink={(change) => {
                close()
                area.current?.focus()
                mark(change)
              }}
            />
          )}
        </Popover>
      </div>
      <textarea
        {...control}
        ref={area}
        className={controls.control}
        rows={rowsFor(text, whole ? 4 : 2)}
        value={text}
        onChange={({ target }) => put(target.value)}
        onBlur={() => keep(undefined)}
        onPaste={(event) => {
          const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) =>
            event.clipboardData.getData(type),
          )
          if (html === '') return
          event.preventDefault()
          void paste(event.currentTarget, html, text)
        }}
        onKeyDown={(event) => {
          const keys = keyName(event.nativeEvent)
          const { selectionStart, selectionEnd } = event.currentTarget
          if (keys === 'Mod+b') mark(bold)
          else if (keys === 'Mod+k' && selectionStart < selectionEnd) linking.current?.show()
          else return
          event.preventDefault()
        }}
      />
      {whole ? <span className={controls.unit}>An empty line starts a new paragraph.</span> : null}
    </div>
  )
}

/** A text with what is selected of it in its area; nothing at its start where there is none yet. */
function markedIn(area: HTMLTextAreaElement | null, text: string): Marked {
  return { text, start: area?.selectionStart ?? 0, end: area?.selectionEnd ?? 0 }
}
