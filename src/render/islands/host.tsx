import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

import type { Host, IslandOptions } from '#kit/island.tsx'

const modules = import.meta.glob<Record<string, ComponentType<never>>>('/blocks/*/*.island.tsx', {
  eager: true,
})

/** Where each island lives, found by the component itself: no author writes a path. */
const addresses = new Map<unknown, { file: string; name: string }>(
  Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).map(([name, component]) => [component, { file, name }] as const),
  ),
)

/** What the browser must be told to start an island. */
export interface IslandAssets {
  /** The script of each island file: `/blocks/quiz/Quiz.island.tsx` → `/assets/…js`. */
  readonly scripts: Readonly<Record<string, string>>
  /** The script that holds React. */
  readonly runtime: string
  /** The address of a behavior that is fetched when it is due; left out, its key stands for it. */
  behavior?(key: string): string
}

/**
 * Writes islands as markers. The component is rendered as a root of its own, so that its ids and
 * text nodes are exactly what hydration expects; `blockId` makes its ids unique in the page.
 */
export function serverHost(blockId: string, assets: IslandAssets): Host {
  let count = 0
  return function host(
    component: ComponentType<never>,
    props: object,
    options: IslandOptions,
  ): ReactNode {
    const { behavior } = options
    const address = addresses.get(component)
    if (!address && !behavior)
      throw new Error('island() got a component that no *.island.tsx file exports. Move it to one.')
    const prefix = `${blockId}-${(count += 1)}-`
    const Component = component as ComponentType<object>
    const html = renderToString(<Component {...props} />, { identifierPrefix: prefix })
    return (
      <sb-island
        {...(behavior || !address
          ? { 'data-src': assets.behavior?.(behavior ?? '') ?? behavior }
          : {
              'data-src': assets.scripts[address.file],
              'data-runtime': assets.runtime,
              'data-export': address.name,
            })}
        data-when={options.when}
        data-media={options.media}
        data-prefix={behavior ? undefined : prefix}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sb-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
        Record<`data-${string}`, string | undefined>
    }
  }
}
