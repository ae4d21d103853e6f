/** Gives the page that is edited the focus, or the title of the list of pages, where nothing has it. */
export function focusPage(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main :is([tabindex="0"], h1[tabindex])')?.focus()
}
