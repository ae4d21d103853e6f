/**
 * When an island wakes.
 *
 * The server writes each island as finished HTML inside a marker:
 *
 *     <sb-island data-src="/assets/Quiz-3f.js"       the island's script
 *                data-runtime="/assets/react-9c.js"  the script with React and `hydrate`
 *                data-export="Quiz"                  the component in the island's script
 *                data-when="visible"                 visible | idle | interaction
 *                data-media="(hover: hover)"         optional: only where this query matches
 *                data-prefix="quiz-1-"               what its ids begin with
 *                data-props='{"…":"…"}'>             JSON
 *
 * A marker without `data-runtime` holds no React: its script is a behavior, whose `start` gets the
 * marker. No script is requested before the island is due. The marker is `display: contents` and has
 * no box, so what is observed are its children, and for one that has no box what is around it, up to
 * a block that this screen does not show (`data-on`): there is nothing to wake for.
 *
 * An island that wakes on `interaction` starts to load when it is touched. A click while it loads
 * is held and replayed once it is awake. A script that hangs does not hold it for long: then it does
 * what it does without script, and so do the next ones. A click on a link is never held.
 *
 * When a script does not arrive the HTML stays as it is, and the next touch of what is around the
 * marker, which may hold nothing itself, tries again; the marker says so by the event
 * `island-missing`, for pages whose island is all there is. A module that failed stays failed for its
 * address, and a host may have its absence kept for a year, so each new try asks with a query of its
 * own. React's address never changes: two copies of React on a page do not work together.
 */
import { on } from '#kit/on.ts'

type Stop = () => void

type Module = Readonly<Record<string, unknown>>

/** Fetches a module: `import()`, or what stands for it in a test. */
export type Load = (url: string) => Promise<Module>

type Hydrate = (marker: Element, component: unknown, props: unknown, prefix: string) => Stop

const none: Stop = () => {}

/** How long a click is held, in milliseconds: for a second browsers let it open a tab. */
const HOLD_MS = 800

/** Starts the island of this marker when it is due, once; what comes back stops waiting or it. */
export function startIsland(marker: HTMLElement, load: Load): Stop {
  const { src, runtime, export: name, when, media, prefix, props } = marker.dataset
  const query = matchMedia(media || 'all')
  let wait = waits[when as keyof typeof waits]
  let held: MouseEvent | undefined
  let tries = 0
  let loading = false
  let rest = none
  let sleep = none

  const begin = async (event?: Event): Promise<void> => {
    if (event?.type === 'click' && !(event.target as Element).closest('a[href]')) {
      event.preventDefault()
      event.stopPropagation()
      held ??= event as MouseEvent
      setTimeout(replay, HOLD_MS)
    }
    if (loading) return
    loading = true
    try {
      const address = tries ? `${src}?${tries}` : src!
      const [{ hydrate, start }, module] = await Promise.all([
        load(runtime ?? address),
        load(address),
      ])
      if (!loading) return
      leave()
      sleep = ((hydrate ?? start) as Hydrate)(marker, module[name!], JSON.parse(props!), prefix!)
      replay()
    } catch (error) {
      if (!loading) return
      console.warn(`${src} did not load.`, error)
      marker.dispatchEvent(new Event('island-missing', { bubbles: true }))
      replay()
      wait = touched(['pointerdown', 'focusin', 'click'])
      follow()
      loading = false
      tries++
    }
  }
  const replay = (): void => {
    if (!held) return
    rest()
    held.target!.dispatchEvent(new MouseEvent('click', held))
    held = undefined
  }
  const follow = (): void => {
    rest()
    rest = query.matches ? wait(marker, begin) : none
  }
  const leave = (): void => {
    rest()
    off()
  }
  const off = on(query, 'change', follow)
  follow()
  return () => {
    loading = false
    leave()
    sleep()
  }
}

type Wait = (marker: HTMLElement, begin: (event?: Event) => unknown) => Stop

const touched =
  (types: readonly string[]): Wait =>
  (marker, begin) => {
    const stops = types.map((type) => on(marker.parentNode ?? marker, type, begin, true))
    return () => stops.forEach((stop) => stop())
  }

const waits = {
  visible(marker, begin) {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect: box, target } of entries) {
          if (isIntersecting) begin()
          else if (
            !(box.width + box.height) &&
            target.parentElement &&
            !target.matches('[data-on]')
          )
            observer.observe(target.parentElement)
        }
      },
      { rootMargin: '200px' },
    )
    for (const child of marker.childElementCount ? marker.children : [marker])
      observer.observe(child)
    return () => observer.disconnect()
  },
  idle(_, begin) {
    let due = begin
    // Safari has no requestIdleCallback.
    ;((self.requestIdleCallback as typeof requestIdleCallback | undefined) ?? setTimeout)(() =>
      due(),
    )
    return () => {
      due = none
    }
  },
  interaction: touched(['pointerover', 'pointerdown', 'focusin', 'click']),
} satisfies Record<string, Wait>
