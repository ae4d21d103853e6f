import { type ComponentType, Suspense, createElement, use } from 'react'

import { reachServer } from '#studio/server/request.ts'

/** A part of the editor that its server did not give. The message is for people. */
export class NotLoaded extends Error {
  /** Lets the next drawing ask for it again. */
  readonly forget: () => void

  constructor(forget: () => void) {
    super(
      'This part of the Studio couldn’t be loaded. If its server stopped, start it again with `npm start`; if it runs, save and reload this page.',
    )
    this.forget = forget
  }
}

/**
 * A component that is loaded when it is first drawn, and not there until it has come. Where it does
 * not come, drawing it throws `NotLoaded`, for the `Guard` around it.
 *
 * A server that does not answer is asked for no part: browsers keep the failure of an import for as
 * long as the page is open (Chromium 150 does), so that no later try would reach the server.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const forget = (): void => {
    loading = undefined
  }
  const begun = (): Promise<ComponentType<Props>> => {
    loading ??= reachServer()
      .then(load)
      .catch(() => {
        throw new NotLoaded(forget)
      })
    return loading
  }
  function Loaded(props: Props) {
    return createElement(use(begun()), props)
  }
  return function Later(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
