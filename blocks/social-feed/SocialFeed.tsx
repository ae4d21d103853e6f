import { dateFormat } from '#engine/time/date-format.ts'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { type SiteView, useSite } from '#kit/site-context.ts'
import type { Feed, SocialFeedProps } from '#schema/types.ts'

import { clampRatio, placing } from './columns.ts'
import { linkOf, mediaOf, pillOf } from './refresh.behavior.ts'

import styles from './social-feed.module.css'

/** The blocks that stand for photos: five proportions, mixed. */
const BLANKS = [1.25, 1, 4 / 3, 0.75, 1.1]
/** As many as fill a screen and half of the next one, in four columns and in two. */
const BLANK_COUNT = 16

/** How wide a tile is drawn: its share of the wall, less the gaps and the margins. */
const SIZES =
  '(max-width: 767px) calc(50vw - 25px), (max-width: 999px) calc(33vw - 24px), calc(25vw - 26px)'

/**
 * A wall of posts. The page carries the snapshot; refresh.behavior.ts puts newer posts in its place,
 * and says so when there is neither.
 */
export function SocialFeed(props: SocialFeedProps) {
  const { id, heading, posts, linkOverrides, field } = props
  const site = useSite()
  const overrides = Object.fromEntries(
    linkOverrides.map(({ post, href }) => [post, site.resolve(href)]),
  )
  const shown = (site.feed?.posts ?? []).filter((post) => mediaOf(post)).slice(0, posts)
  const source = site.services.socialFeed
  const first = shown.length > 0 ? 'snapshot' : source ? 'loading' : 'failed'
  const places = placing(shown.map((post) => ratioOf(post, site)))
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-heading`}>
      <h1 id={`${id}-heading`} className="hidden-visually">
        {heading}
      </h1>
      <div
        className={styles.frame}
        data-state={first}
        {...(source
          ? {
              'data-behavior': 'social-feed/refresh',
              'data-feed': JSON.stringify(source),
              'data-overrides': JSON.stringify(overrides),
              'data-posts': posts,
              'data-video': props.video,
              'data-album': props.album,
            }
          : {})}
      >
        <ul className={styles.tiles} style={places.at(-1)} data-tiles="">
          {shown.map((post, index) => (
            <Tile
              key={post.id}
              post={post}
              href={linkOf(post, overrides)}
              pill={pillOf(post, props)}
              place={places[index]}
              early={index < 4}
            />
          ))}
        </ul>
        {first === 'loading' ? <Blanks mark={props.placeholder} /> : null}
        {shown.length === 0 ? <Nothing {...props} asking={first === 'loading'} /> : null}
        {source ? (
          <template data-tile="">
            <Tile href="" pill="" />
          </template>
        ) : null}
      </div>
    </section>
  )
}

function ratioOf(post: Feed['posts'][number], { media }: SiteView): number {
  const { width, height } = media(mediaOf(post) ?? post.mediaUrl)
  return clampRatio(width, height)
}

interface TileProps {
  readonly post?: Feed['posts'][number]
  readonly href: string
  readonly pill: string
  readonly place?: Record<string, string> | undefined
  readonly early?: boolean
}

/** One post; without one, the mould that newer posts are cast in. */
function Tile({ post, href, pill, place, early = false }: TileProps) {
  return (
    <li className={styles.tile} data-post={post?.id} style={place}>
      <a className={styles.link} href={href || undefined}>
        {post ? (
          <Picture
            image={{ src: mediaOf(post) ?? post.mediaUrl, alt: post.alt }}
            sizes={SIZES}
            load={early ? 'early' : 'late'}
            className={styles.image}
          />
        ) : (
          <img className={styles.image} alt="" loading="lazy" referrerPolicy="no-referrer" />
        )}
        {pill || !post ? <span className={`${styles.pill} t-label`}>{pill}</span> : null}
        <span className={styles.strip}>
          <time className={`${styles.time} t-label`} dateTime={post?.timestamp}>
            {post ? <Day of={post.timestamp} /> : null}
          </time>
          <span className={`${styles.caption} t-small`} dir="auto">
            {post?.caption}
          </span>
        </span>
      </a>
    </li>
  )
}

/** A date needs no clock; an age comes with the script. */
function Day({ of }: { of: string }) {
  const { lang, timeZone } = useSite()
  return dateFormat(lang, { dateStyle: 'medium', timeZone }).format(new Date(of))
}

function Blanks({ mark }: { mark: string }) {
  const ratios = Array.from(
    { length: BLANK_COUNT },
    (_, index) => BLANKS[index % BLANKS.length] ?? 1,
  )
  const places = placing(ratios)
  return (
    <div className={styles.blanks} style={places.at(-1)} aria-hidden="true" data-blanks="">
      {ratios.map((_, index) => (
        <div key={index} className={styles.blank} style={places[index]}>
          <Picture image={{ src: mark, alt: '' }} load="early" className={styles.mark} />
        </div>
      ))}
    </div>
  )
}

type NothingProps = Pick<SocialFeedProps, 'loading' | 'failed' | 'profiles' | 'hand'>

function Nothing({ loading, failed, profiles, hand, asking }: NothingProps & { asking: boolean }) {
  return (
    <div role="status" className={styles.status}>
      {asking ? <p className={`${styles.asking} hidden-visually`}>{loading}</p> : null}
      <div className={styles.nothing}>
        <Picture image={{ src: hand, alt: '' }} className={styles.hand} />
        <p className="t-displayS">{failed}</p>
        <ul className={styles.profiles}>
          {profiles.map(({ label, href, event, newTab }, index) => (
            <li key={index}>
              <Link
                href={href}
                event={event}
                newTab={newTab}
                className={`${styles.profile} t-link t-text`}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
