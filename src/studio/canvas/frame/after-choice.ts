/**
 * Does what draws the page anew at a click on it. Where the click chooses an answer of the page, that
 * is once it has come to it: React would put back a radio button that it draws while its click is on
 * its way, and hear of no change.
 */
export function afterChoice({ target }: MouseEvent, act: () => void): void {
  if ((target as Element).matches('[type=radio], [type=checkbox]')) setTimeout(act)
  else act()
}
