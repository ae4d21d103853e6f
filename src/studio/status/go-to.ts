import type { Finding } from '#engine/finding.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { entriesIn } from '#studio/commands/command.ts'
import { documentOf, placeIn } from '#studio/state/places.ts'
import { block } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

/** Opens the document that a finding is in, selects the place and puts the cursor into its field. */
export function goTo(
  store: StudioStoreApi,
  finding: Pick<Finding, 'file' | 'pointer' | 'remedy'>,
): void {
  const { site, values, open, look, say } = store.getState()
  const id = documentOf(site, finding.file)
  if (values[id] === undefined) {
    say(`${finding.file} cannot be opened here. ${finding.remedy}`, true)
    return
  }
  open(id)
  look({ screen: 'page', entry: undefined })
  const { index, pointer } = placeIn(finding.pointer)
  const entry = index === undefined ? undefined : entriesIn(values[id])?.[index]
  const name = isRecord(entry) ? entry['id'] : undefined
  store
    .getState()
    .select(
      typeof name === 'string' ? block(name, pointer) : { blocks: [], pointer: finding.pointer },
    )
  store.getState().askField()
}
