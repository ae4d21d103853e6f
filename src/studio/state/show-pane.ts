import type { StudioStoreApi } from './store.ts'
import type { PaneName } from './view.ts'

/** Notes where the cursor is: should the window become too small for both, that is what it shows. */
export function showPane(store: StudioStoreApi, pane: PaneName): void {
  const { view, look } = store.getState()
  if (view.pane !== pane) look({ pane })
}
