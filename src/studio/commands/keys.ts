/** What is pressed, spelt as commands spell theirs: `Mod+Shift+z`, `Alt+ArrowUp`. */
export function keyName(event: KeyboardEvent): string {
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return [
    event.ctrlKey || event.metaKey ? 'Mod+' : '',
    event.altKey ? 'Alt+' : '',
    event.shiftKey && event.key.length > 1 ? 'Shift+' : '',
    event.shiftKey && /^[a-z]$/.test(letter) ? 'Shift+' : '',
    letter,
  ].join('')
}

/** Whether keys belong to what has the focus: somebody is typing there. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  return (
    element !== null &&
    (/^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) || element.isContentEditable)
  )
}
