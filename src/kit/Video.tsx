import { useSite } from '#kit/site-context.ts'
import type { Video as VideoData } from '#schema/types.ts'

import { Picture, focused } from './Picture.tsx'

interface Props {
  readonly video: VideoData
  readonly sizes?: string
  /** Another still below 768 px, where no video plays. */
  readonly phone?: VideoData['poster'] | undefined
  /** Plays only where this media query matches. */
  readonly media?: string
  readonly className?: string | undefined
  /** False where the caller draws the still itself, as a drawing for instance. */
  readonly still?: boolean
}

/**
 * A silent loop over its still. The page carries the still; the behavior gives the video its file
 * once the page has loaded, the loop is in view, motion is welcome and data is not being saved.
 */
export function Video({ video, sizes, phone, media, className, still = true }: Props) {
  const site = useSite()
  const { width, height, url } = site.media(video.mp4)
  return (
    <>
      {still ? (
        <Picture
          image={video.poster}
          phone={phone}
          className={className}
          {...(sizes ? { sizes } : {})}
        />
      ) : null}
      <video
        className={className}
        width={width}
        height={height}
        data-behavior="kit/loop"
        data-webm={site.media(video.webm).url}
        data-mp4={url}
        data-media={media}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
        {...focused(video.poster)}
      />
    </>
  )
}
