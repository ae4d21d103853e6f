import {
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import type { QuizSheets } from '#engine/site/model.ts'
import { useSelectedPart } from '#kit/selected-part.ts'
import type { FittedLine } from '#kit/site-context.ts'
import { editedState } from '#site/quiz/edited-state.ts'
import type { SheetUrls } from '#site/quiz/load-quiz.ts'
import { type QuizState, type Step, advance, atStart } from '#site/quiz/machine.ts'
import { parseQuiz } from '#site/quiz/parse-quiz.ts'
import { type Quiz as QuizData, resultOf } from '#site/quiz/quiz.ts'
import { sharedText } from '#site/quiz/shared-text.ts'
import { START_IMAGES, imageTitle, startImages } from '#site/quiz/start-images.ts'
import { timing } from '#site/quiz/timing.ts'

import { type Drawn, findPicture } from './drawn.ts'
import { Notice } from './Notice.tsx'
import { QuestionView } from './QuestionView.tsx'
import { type FittedName, ResultView } from './ResultView.tsx'
import { StartView } from './StartView.tsx'
import { Strips } from './Strips.tsx'
import { useSharing } from './use-sharing.ts'
import { useSheets } from './use-sheets.ts'

import styles from './quiz.module.css'

interface Props {
  /** Every word on the screen that is not in the sheets. */
  readonly words: Readonly<
    Record<
      | 'title'
      | 'lead'
      | 'start'
      | 'of'
      | 'next'
      | 'loading'
      | 'wrong'
      | 'retry'
      | 'youAre'
      | 'share'
      | 'restart'
      | 'shareText'
      | 'copy'
      | 'copied',
      string
    >
  >
  readonly lines: readonly FittedLine[]
  /** The set that travels with the page; null where the page has none. */
  readonly sheets: QuizSheets | null
  /** Where sets are asked for, in turn; none where nothing newer is to be had. */
  readonly places: readonly SheetUrls[]
  readonly mediaHosts: readonly string[]
  readonly field: string
  readonly display: string
  readonly fields: readonly string[]
  readonly results: readonly { readonly picture: Drawn; readonly field: string }[]
  readonly pictures: readonly Drawn[]
  readonly names: Readonly<Record<string, FittedName>>
  readonly hands: readonly Drawn[]
  readonly strips: readonly Drawn[]
  readonly startHand: Drawn | null
  readonly arm: Drawn | null
  readonly wrongHands: Drawn | null
  /** The picture shared where the result has none. */
  readonly shareImage: string
  /** The id of the panel that the start button opens while nothing here runs. */
  readonly panel: string
  /** Where it begins, if not at the start. */
  readonly view?: string
}

/** The places of the results that the start shows: what stands there may change while it is edited. */
const inOrder: readonly number[] = [...Array(START_IMAGES).keys()]

/** in: it shows; out: it fades; waiting: it is there and does not show yet. */
type Phase = 'in' | 'out' | 'waiting'

/** The whole quiz: the machine of `#site/quiz`, with its pauses, its data and its screens. */
export function Quiz(props: Props) {
  const { words, sheets, places, panel } = props
  const [played, setState] = useState<QuizState>({ ...atStart, view: props.view ?? atStart.view })
  const [phase, setPhase] = useState<Phase>('in')
  const [awake, setAwake] = useState(false)
  const [cast, setCast] = useState<readonly number[]>(inOrder)
  const embedded = useMemo(() => sheets && parseQuiz(sheets), [sheets])
  const { quiz: playedQuiz, newest, failed, hold, retry } = useSheets(places, embedded)
  const edited = editedState(useSelectedPart(), sheets, embedded)
  const state = edited ?? played
  const quiz = edited ? embedded : playedQuiz
  const isEdited = edited !== undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = useRef(0)
  const timer = useRef(0)

  /** Fade out, wait, change, fade in. What is pressed meanwhile is not counted. */
  const go = (step: Step): void => {
    if (phase === 'out') return
    if (typeof step === 'object') return setState((now) => advance(now, step, quiz ?? none))
    const { change, result } = timing(wantsStill())
    const chosen = step === 'start' ? hold() : quiz
    const next = advance(state, step, chosen ?? none)
    if (next === state) return
    setPhase('out')
    timer.current = window.setTimeout(() => {
      steps.current += 1
      setState(next)
      if (step === 'restart') setCast(startImages(inOrder))
      setPhase(next.view === 'result' ? 'waiting' : 'in')
      if (next.view === 'result') timer.current = window.setTimeout(() => setPhase('in'), result)
    }, change)
  }

  // Before the first paint after waking: another order of the pictures, and a tap that came early.
  const wake = useEffectEvent(() => {
    setCast(startImages(inOrder))
    setAwake(true)
    const early = document.getElementById(panel)
    // To ask a browser that has no popovers is an error there.
    if (CSS.supports('selector(:popover-open)') && early?.matches(':popover-open')) {
      early.hidePopover()
      go('start')
    }
  })
  useLayoutEffect(() => wake(), [])
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (steps.current > 0 && !isEdited) goTo(heading.current)
  }, [state.view, state.index, quiz, isEdited])

  const { view, index, score, selected, order } = state
  const question = view === 'quiz' ? quiz?.questions[index] : undefined
  const profile = view === 'result' && quiz ? resultOf(quiz, score) : undefined
  const find = (name: string): Drawn | undefined =>
    findPicture(name, props.pictures, props.mediaHosts)
  const hero = profile && find(profile.hero)
  const field =
    view === 'start'
      ? props.field
      : view === 'result'
        ? (props.results.find(({ picture }) => picture.url === hero?.url)?.field ?? props.field)
        : (props.fields[index % props.fields.length] ?? props.field)
  const { image } = timing(false)

  return (
    <section
      className={styles.root}
      data-field={field}
      data-view={view}
      data-phase={phase}
      data-awake={awake}
      data-covers={view === 'result' ? '' : undefined}
    >
      <div className={styles.fade}>
        <div className={styles.head}>
          <p className="t-label" role="status">
            {question ? `${index + 1} ${words.of} ${quiz?.questions.length}` : null}
          </p>
          {question ? <p className="t-label">{words.title}</p> : null}
        </div>
        {view === 'start' ? (
          <StartView
            display={props.display}
            lines={props.lines}
            lead={words.lead}
            start={words.start}
            hand={props.startHand}
            images={cast
              .flatMap((place) => props.results[place] ?? [])
              .map(({ picture }, at) => ({
                picture,
                title: imageTitle(picture.src),
                delay: image(at),
              }))}
            panel={panel}
            heading={heading}
            onStart={() => go('start')}
          />
        ) : question ? (
          <QuestionView
            key={index}
            text={question.text}
            pictured={question.pictured}
            choices={order.map((letter) => ({
              letter,
              ...question.choices[letter],
              picture: question.pictured ? find(question.choices[letter].image ?? '') : undefined,
            }))}
            selected={selected}
            hands={props.hands}
            arm={props.arm}
            next={words.next}
            heading={heading}
            onSelect={(select) => go({ select })}
            onContinue={() => go('continue')}
          />
        ) : view === 'result' ? (
          profile ? (
            <Result
              {...props}
              key={score}
              profile={profile}
              hero={hero}
              picture={find(profile.share)?.url ?? props.shareImage}
              heading={heading}
              onRestart={() => go('restart')}
            />
          ) : null
        ) : view === 'quiz' && !failed ? (
          <Notice text={words.loading} heading={heading} />
        ) : (
          <Notice
            text={words.wrong}
            picture={props.wrongHands}
            action={view === 'quiz' ? words.retry : words.restart}
            heading={heading}
            onAction={view === 'quiz' ? retry : () => go('restart')}
          />
        )}
      </div>
      <Strips strips={props.strips} count={view === 'quiz' && newest ? index : 0} />
      {view === 'result' && !profile && quiz ? <Unmatched score={score} /> : null}
    </section>
  )
}

const none: QuizData = { questions: [], profiles: [] }

/** A new screen begins at its heading; whoever had scrolled down to go on sees it from its top. */
function goTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  const screen = heading?.closest('section')
  if (screen && screen.getBoundingClientRect().top < 0)
    screen.scrollIntoView({ behavior: 'instant' })
}

/** Whether this visitor wants things to stay still: by their system, or by the page's own switch. */
function wantsStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['motion'] === 'paused'
  )
}

interface ResultProps extends Props {
  readonly profile: NonNullable<ReturnType<typeof resultOf>>
  readonly hero: Drawn | undefined
  /** The address of what is shared. */
  readonly picture: string
  readonly heading: Ref<HTMLHeadingElement>
  readonly onRestart: () => void
}

function Result({ words, names, profile, hero, picture, heading, onRestart }: ResultProps) {
  const { name } = profile
  const text = sharedText(words.shareText, name)
  const { copies, copied, shown, press } = useSharing({ title: words.title, text }, picture, name)
  return (
    <ResultView
      name={name}
      fitted={Object.hasOwn(names, name) ? names[name] : undefined}
      picture={hero}
      note={words.youAre}
      tagline={profile.youAre}
      description={profile.description}
      share={copies ? words.copy : words.share}
      restart={words.restart}
      said={copied ? words.copied : (shown ?? '')}
      heading={heading}
      onShare={() => void press()}
      onRestart={onRestart}
    />
  )
}

/** The result view of a score that no profile has: nothing, and a word in the console. */
function Unmatched({ score }: { readonly score: number }) {
  useEffect(() => console.warn(`No profile of the quiz holds the score ${score}.`), [score])
  return null
}
