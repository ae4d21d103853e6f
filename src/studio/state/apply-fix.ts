import type { Finding } from '#engine/finding.ts'
import { edited } from '#engine/fix/edits.ts'
import { withoutMark } from '#engine/text/without-mark.ts'

import { parsed, textIn } from './documents.ts'
import { documentOf } from './places.ts'
import type { StudioStoreApi } from './store.ts'

/**
 * Mends what a finding says how to mend, as a step to take back. Refused, with the reason said, where
 * the document changed since it was checked: the places of the fix count in the text of then.
 */
export function applyFix(
  store: StudioStoreApi,
  { file, fix }: Pick<Finding, 'file' | 'fix'>,
): void {
  const now = store.getState()
  const { site, values, checked, change, mend, say } = now
  const id = documentOf(site, file)
  const before = textIn(now, id)
  if (!fix || before === undefined) return say('This can’t be fixed from here.', 'refused')
  // Texts, not values: others may give a file another form that says the same.
  if (!checked || textIn(checked, id) !== before)
    return say('The page is being checked. Try again in a moment.', 'refused')
  const text = edited(withoutMark(before), fix.edits)
  const value = parsed(text)
  if (value === undefined)
    return say(`More is wrong with ${file} than this. Fix it in its JSON tab.`, 'refused')
  if (values[id] !== undefined) change('Fix a problem', { ...values, [id]: value })
  else mend(id, text)
  return say('Fixed.')
}

/** What the button of a fix says: "Use “mustard”", "Add it", "Take it out". */
export function fixWords({ fix }: Pick<Finding, 'fix'>): string | undefined {
  const [edit, ...more] = fix?.edits ?? []
  if (!edit) return undefined
  if (more.length > 0) return 'Fix it'
  if (edit.text === '') return 'Remove it'
  if (edit.text.startsWith(',')) return 'Add it'
  const value = parsed(edit.text)
  return typeof value === 'string' && value.length <= 30 ? `Use “${value}”` : 'Fix it'
}
