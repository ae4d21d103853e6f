import { Link } from '#kit/Link.tsx'
import { type SiteView, useSite } from '#kit/site-context.ts'
import type { Feed, SocialStripProps } from '#schema/types.ts'

import { PhotoRow } from './PhotoRow.tsx'
import { type Photo, photoOf } from './refresh.behavior.ts'

import styles from './social-strip.module.css'

/** The newest posts. The page carries the snapshot; a script puts newer posts in its place. */
export function SocialStrip(props: SocialStripProps) {
  const { id, heading, more, posts, linkOverrides, loading, failed, profile, field } = props
  const site = useSite()
  const overrides = Object.fromEntries(
    linkOverrides.map(({ post, href }) => [post, site.resolve(href)]),
  )
  const snapshot = (site.feed?.posts ?? []).slice(0, posts)
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className={`${styles.heading} t-displayS`}>
          {heading}
        </h2>
        <Link
          href={more.href}
          event={more.event}
          newTab={more.newTab}
          className={`${styles.more} t-link t-text`}
        >
          {more.label}
        </Link>
      </header>
      <PhotoRow
        photos={snapshot.flatMap((post) => snapshotPhoto(post, overrides, site))}
        feed={site.services.socialFeed ?? null}
        count={posts}
        overrides={overrides}
        loading={loading}
        failed={failed}
        profile={{ label: profile.label, href: site.resolve(profile.href) }}
      />
    </section>
  )
}

/** Widest form of a photo that is offered: it is drawn 130 px wide, on screens of up to 2.5 px a pixel. */
const WIDEST = 320

/** A post of the snapshot: its picture is a file of the site, and somebody wrote what it shows. */
function snapshotPhoto(
  post: Feed['posts'][number],
  overrides: Record<string, string>,
  site: SiteView,
): Photo[] {
  const photo = photoOf(post, overrides)
  if (!photo) return []
  const file = site.media(photo.url)
  // One kind that every browser knows, in one size, because ten of these stand in a row.
  const small = (file.variants ?? []).findLast(
    ({ type, width }) => type === 'image/webp' && width <= WIDEST,
  )
  return [{ ...photo, url: small?.url ?? file.url, alt: post.alt }]
}
