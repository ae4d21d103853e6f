/**
 * The class name a browser sees for a local name of a CSS module: `marquee-track` for `.track` in
 * `blocks/marquee/marquee.module.css`, `kit-button-root` in `src/kit/button.module.css`,
 * `layout-header-root` in `src/render/layouts/header.module.css`, and with all its folders
 * `studio-ui-menu-item` in `src/studio/ui/menu.module.css`.
 *
 * A module's file name is unique in its room and a block's type is unique among blocks, so no hash
 * is needed and a page's markup stays readable.
 */
export function className(local: string, file: string): string {
  const path = file.split('?')[0]?.replaceAll('\\', '/') ?? ''
  const name = path.slice(path.lastIndexOf('/') + 1).replace('.module.css', '')
  const studio = /\/src\/studio\/(.*)\.module\.css$/.exec(path)?.[1]
  if (studio !== undefined) return `studio-${studio.replaceAll('/', '-')}-${local}`
  const room = path.includes('/src/kit/') ? 'kit-' : path.includes('/layouts/') ? 'layout-' : ''
  return `${room}${name}-${local}`
}
