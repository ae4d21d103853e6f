const mac: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' }
const other: Readonly<Record<string, string>> = { Mod: 'Ctrl', Alt: 'Alt', Shift: 'Shift' }
const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
  Escape: 'Esc',
}

/** Keys as people of that machine read them: `Mod+Shift+z` is "Ctrl+Shift+Z", or "⌘⇧Z". */
export function shownKeys(keys: string, onMac = isMac()): string {
  const parts = keys.split('+').map((part) => {
    const word = (onMac ? mac : other)[part] ?? signs[part] ?? part
    return /^[a-z]$/.test(word) ? word.toUpperCase() : word
  })
  return parts.join(onMac ? '' : '+')
}

/** Where ⌘ is the key for what Ctrl is for elsewhere, and Ctrl moves the cursor in a text. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
