import { CACHED_SHEETS, LETTERS, parseChoice, resultName } from '#engine/site/quiz.ts'
import { kebab } from '#engine/text/kebab.ts'
import { Essential } from '#kit/Essential.tsx'
import { island } from '#kit/island.tsx'
import { type FittedLine, type SiteView, useSite } from '#kit/site-context.ts'
import type { QuizProps } from '#schema/types.ts'

import { type Drawn, drawn } from './drawn.ts'
import { Quiz as QuizRoot } from './Quiz.island.tsx'
import type { FittedName } from './ResultView.tsx'

import styles from './quiz.module.css'

const QuizIsland = island(QuizRoot, { when: 'idle' })

/** The quiz, and a panel for whoever presses start before its script runs, or without any. */
export function Quiz(props: QuizProps) {
  const site = useSite()
  const { quiz, services } = site
  const { id, heading, strips, hands, results, fields } = props
  const picture = (src: string | undefined): Drawn | null => (src ? drawn(site.media(src)) : null)
  const all = (list: readonly string[]): Drawn[] => list.map((src) => drawn(site.media(src)))
  const cached = Object.values(CACHED_SHEETS).map((path) => site.resolve(`/${path}`))
  const remote = services.quiz
  const panel = `${id}-panel`
  return (
    <div className={styles.page}>
      <Panel {...props} id={panel} />
      <Essential>
        <QuizIsland
          words={{
            title: heading.map(({ text }) => text).join(' '),
            lead: props.lead,
            start: props.start,
            of: props.of,
            next: props.next,
            loading: props.loading,
            wrong: props.wrong,
            retry: props.retry,
            youAre: props.youAre,
            share: props.share,
            restart: props.restart,
            shareText: props.shareText,
            copy: props.copy,
            copied: props.copied,
          }}
          lines={site.fit(heading)}
          sheets={quiz ?? null}
          places={[
            ...(remote ? [[remote.questions, remote.scoring, remote.profiles] as const] : []),
            ...(quiz && remote
              ? [[cached[0] ?? '', cached[1] ?? '', cached[2] ?? ''] as const]
              : []),
          ]}
          mediaHosts={remote?.mediaHosts ?? []}
          field={props.field}
          display={kebab(props.display)}
          fields={fields}
          results={results.map(({ image, field }) => ({
            picture: drawn(site.media(image)),
            field,
          }))}
          pictures={picturesOf(quiz).map((src) => drawn(site.media(src)))}
          names={names(site)}
          hands={all(hands)}
          strips={all(strips)}
          startHand={picture(props.startHand)}
          arm={picture(props.arm)}
          wrongHands={picture(props.wrongHands)}
          shareImage={site.media(props.shareImage).url}
          panel={panel}
        />
      </Essential>
    </div>
  )
}

/**
 * It stands before the island, so that it is there when the button is. It carries every colour and
 * type style of the later screens, which the page's CSS is chosen by.
 */
function Panel({ id, loading, without, youAre, back, results, fields }: QuizProps) {
  const { quiz } = useSite()
  const fieldOf = (image: string): string | undefined =>
    results.find((result) => result.image === image)?.field
  return (
    <div id={id} popover="auto" className={styles.panel} data-field={fields[0]}>
      <p className={`${styles.wait} t-question`}>{loading}</p>
      <div className={styles.without}>
        <p className="t-textL">{without}</p>
        {quiz ? (
          <>
            <p className="t-marker">{youAre}</p>
            <ul className={styles.list}>
              {quiz.profiles.map((profile, index) => (
                <li
                  key={index}
                  className={`${styles.item} t-label`}
                  data-field={fieldOf(profile['Hero Image'])}
                >
                  {resultName(profile)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <button
          type="button"
          className={`${styles.pill} ${styles.dark} t-button`}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <span className={styles.says}>{back}</span>
        </button>
      </div>
      {fields.map((field, index) => (
        <span key={index} hidden data-field={field} />
      ))}
      {results.map(({ field }, index) => (
        <span key={index} hidden data-field={field} className="t-displayM t-small" />
      ))}
    </div>
  )
}

/** Every picture that the sheets name, once. */
function picturesOf(quiz: SiteView['quiz']): string[] {
  const choices = (quiz?.questions ?? []).flatMap((row) =>
    LETTERS.flatMap((letter) => parseChoice(row[letter]).image ?? []),
  )
  const heroes = (quiz?.profiles ?? []).flatMap((row) => [row['Hero Image'], row['Share Image']])
  return [...new Set([...choices, ...heroes])].filter((src) => src.startsWith('media/'))
}

function names({ quiz, fit }: SiteView): Record<string, FittedName> {
  return Object.fromEntries(
    (quiz?.profiles ?? []).map((profile) => {
      const name = resultName(profile) ?? ''
      return [
        name,
        { wide: fit([{ text: name, size: 0.15 }])[0] as FittedLine, narrow: fit(halves(name)) },
      ]
    }),
  )
}

/** A name on two lines of about the same length, unless one of them would be a shout. */
function halves(name: string): { text: string; size?: number }[] {
  const [best] = [...name.matchAll(/ /g)]
    .map(({ index }) => [name.slice(0, index), name.slice(index + 1)] as const)
    .filter(([a, b]) => Math.min(a.length, b.length) > 3)
    .toSorted(([a, b], [c, d]) => Math.abs(a.length - b.length) - Math.abs(c.length - d.length))
  return best ? best.map((text) => ({ text, size: 0.2 })) : [{ text: name, size: 0.2 }]
}
