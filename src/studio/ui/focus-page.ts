/** Gives the page that is edited the focus, where nothing has it. */
export function focusPage(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main [tabindex="0"]')?.focus()
}
