import { holderOf } from '#engine/text/pointer.ts'

/**
 * Puts the cursor into the field of a part, or of the smallest thing around it that has one; into the
 * first field for what is no part, but all of a block. Words that the field has are selected in it.
 */
export function focusField(panel: Element, pointer: string, words: string): void {
  const setting = pointer === '' ? panel.querySelector('[data-at]') : fieldOf(panel, pointer)
  if (!setting) return
  if (!setting.contains(document.activeElement)) {
    openAround(setting)
    if (setting instanceof HTMLDetailsElement) setting.open = true
    const controls = 'input:not([type=hidden]), textarea, select, [contenteditable=true]'
    const control =
      setting.querySelector<HTMLElement>(controls) ?? setting.querySelector<HTMLElement>('button')
    control?.focus({ preventScroll: true })
    setting.scrollIntoView({ block: 'nearest' })
  }
  if (words !== '') selectWords(document.activeElement, words)
}

/** Selects the first of these words in a field, or in one whose words are as on the page. */
function selectWords(field: Element | null, words: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const at = field.value.indexOf(words)
    if (at >= 0 && field.selectionStart !== null) field.setSelectionRange(at, at + words.length)
  } else if (field instanceof HTMLElement && field.isContentEditable) {
    const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.nodeValue?.indexOf(words) ?? -1
      if (at >= 0) return getSelection()?.setBaseAndExtent(text, at, text, at + words.length)
    }
  }
  return undefined
}

/** Brings the field of a part into view and leaves the cursor where it is. */
export function showField(panel: Element, pointer: string): void {
  const setting = fieldOf(panel, pointer)
  if (!setting || setting.contains(document.activeElement)) return
  openAround(setting)
  setting.scrollIntoView({ block: 'nearest' })
}

function fieldOf(panel: Element, pointer: string): Element | undefined {
  for (let at = pointer; at !== ''; at = holderOf(at)) {
    const setting = panel.querySelector(`[data-at="${CSS.escape(at)}"]`)
    if (setting) return setting
  }
  return undefined
}

function openAround(setting: Element): void {
  for (let at = setting.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true
}
