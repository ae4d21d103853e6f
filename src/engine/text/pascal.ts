/** `menu-card` → `MenuCard`: what is named by a file or a folder, as code names it. */
export function pascal(name: string): string {
  return name.replaceAll(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
}
