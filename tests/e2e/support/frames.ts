/** Run in a page: resolves when two frames were drawn. */
export const frames = (): Promise<unknown> =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
