import type { StudioStoreApi } from '#studio/state/store.ts'

/** What a picture shows in the words that it has, as `View.doubted` names it. */
export function pairOf(src: string, words: string): string {
  return `${src}\n${words}`
}

/**
 * Another picture under words that were written for the one before: they are kept, and asked about
 * until they are others or said to fit.
 */
export function doubt(store: StudioStoreApi, src: string, words: string): void {
  const { view, look } = store.getState()
  if (words !== '') look({ doubted: [...view.doubted, pairOf(src, words)] })
}

/** They fit. */
export function trust(store: StudioStoreApi, src: string, words: string): void {
  const { view, look } = store.getState()
  look({ doubted: view.doubted.filter((one) => one !== pairOf(src, words)) })
}
