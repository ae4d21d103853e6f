/**
 * The Studio's own colours. They follow the system unless the author set them; what was set is kept
 * in this browser. The page that is edited has its own, always.
 */
export type ThemeName = 'system' | 'light' | 'dark'

const KEY = 'studio-theme'

const darkness = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** What was set; `system` where nothing was, or where this browser keeps nothing. */
export function themeSet(): ThemeName {
  try {
    const name = localStorage.getItem(KEY)
    return name === 'light' || name === 'dark' ? name : 'system'
  } catch {
    return 'system'
  }
}

/** Changes the colours at once, and keeps them. */
export function setTheme(name: ThemeName): void {
  try {
    if (name === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, name)
  } catch {
    // They hold until the Studio is left.
  }
  show(name)
}

/** Shows what was set, and follows the system; what comes back stops it. */
export function startTheme(): () => void {
  const system = darkness()
  const follow = (): void => show(themeSet())
  follow()
  system.addEventListener('change', follow)
  return () => system.removeEventListener('change', follow)
}

function show(name: ThemeName): void {
  const dark = name === 'dark' || (name === 'system' && darkness().matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}
