import type { Drawn } from './drawn.ts'

interface Props {
  readonly picture: Drawn
  readonly alt?: string
  readonly sizes?: string
  readonly className?: string | undefined
}

/** A picture inside the island, with its own width and height so that nothing moves. */
export function Shot({ picture, alt = '', sizes = '100vw', className }: Props) {
  const { url, width, height, lighter = [] } = picture
  const image = <img src={url} width={width} height={height} alt={alt} className={className} />
  if (lighter.length === 0) return image
  return (
    <picture>
      {lighter.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
