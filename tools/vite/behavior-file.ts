/** `kit/loop` → `/src/kit/loop.behavior.ts`; a block's `hours-card/open` → `/blocks/hours-card/open.behavior.ts`. */
export function behaviorFile(key: string): string {
  const [room = '', name = ''] = key.split('/')
  const folder =
    room === 'kit' ? '/src/kit' : room === 'layouts' ? '/src/render/layouts' : `/blocks/${room}`
  return `${folder}/${name}.behavior.ts`
}
