import { labelOf } from '#engine/schema/labels.ts'
import { definition } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { changeEntry } from '#studio/commands/change-entry.ts'
import { itemFact } from '#studio/inspector/fields/list/item-title.ts'
import { schemaAt } from '#studio/inspector/form/shape.ts'
import { errorsIn } from '#studio/state/errors-in.ts'
import { sharedName } from '#studio/state/pages.ts'
import { nothing } from '#studio/state/selection.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { ProblemCount } from '#studio/ui/Badge.tsx'
import { IconButton } from '#studio/ui/Button.tsx'
import type { IconName } from '#studio/ui/Icon.tsx'

import { entriesOf } from './entries.ts'

import styles from './site.module.css'

/** The facts that several pages show: each document, and of the open one what is in it. */
export function SitePanel() {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const page = useStudio((state) => state.page)
  const findings = useStudio((state) => state.findings)
  const site = useStudio((state) => state.site)
  const documents = Object.keys(values)
    .filter((id) => documentKind(id) !== undefined && documentKind(id) !== 'Page')
    .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  return (
    <ul className={styles.documents} aria-label="Facts of the site">
      {documents.map((id) => (
        <li key={id}>
          <button
            type="button"
            className={styles.document}
            aria-current={id === page}
            onClick={() => store.getState().open(id)}
          >
            <span>{sharedName(values, id)}</span>
            <ProblemCount count={errorsIn(findings, inPages(site, id)).length} />
          </button>
          {id === page ? <Entries id={id} /> : null}
        </li>
      ))}
    </ul>
  )
}

const tools: readonly {
  what: 'duplicate' | 'up' | 'down' | 'delete'
  label: string
  icon: IconName
}[] = [
  { what: 'up', label: 'Move up', icon: 'up' },
  { what: 'down', label: 'Move down', icon: 'down' },
  { what: 'duplicate', label: 'Duplicate', icon: 'copy' },
  { what: 'delete', label: 'Delete', icon: 'delete' },
]

/** A record has no order, so nothing in it moves. */
function toolsFor(document: unknown, at: string): typeof tools {
  const list = Array.isArray(valueAt(document, holderOf(at)))
  return list ? tools : tools.filter(({ what }) => what === 'duplicate' || what === 'delete')
}

function Entries({ id }: { id: string }) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const value = values[id]
  const chosen = useStudio(({ view }) => (view.entry?.document === id ? view.entry.at : undefined))
  const all = entriesOf(value)
  const lists = new Set(all.map(({ at }) => at.split('/')[1]))
  const choose = (at: string): void => {
    const { look, select } = store.getState()
    look({ entry: { document: id, at } })
    select({ ...nothing, pointer: at })
  }
  const run = (at: string, title: string, what: (typeof tools)[number]['what']): void => {
    const kind = documentKind(id)
    const holder = kind && schemaAt(definition(kind), value, holderOf(at))
    const { minItems: least, maxItems: most } = holder ?? {}
    if (!store.getState().run(changeEntry, { document: id, at, title, what, least, most })) return
    const { pointer } = store.getState().selection
    store.getState().look({ entry: pointer === '' ? undefined : { document: id, at: pointer } })
  }
  return (
    <ul className={styles.entries} aria-label={`In ${sharedName(values, id)}`}>
      {all.map(({ at, title, depth }, index) => (
        <li key={at} data-depth={depth}>
          {lists.size > 1 && at.split('/')[1] !== all[index - 1]?.at.split('/')[1] ? (
            <h2 className={styles.list}>{listName(id, at.split('/')[1] ?? '')}</h2>
          ) : null}
          <button
            type="button"
            className={styles.entry}
            aria-current={at === chosen}
            onClick={() => choose(at)}
          >
            {title} <span className={styles.fact}>{factOf(id, value, at)}</span>
          </button>
          {at === chosen ? (
            <span className={styles.tools}>
              {toolsFor(value, at).map(({ what, label, icon }) => (
                <IconButton
                  key={what}
                  icon={icon}
                  label={`${label}: ${title}`}
                  onClick={() => run(at, title, what)}
                />
              ))}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** What tells entries of one title apart, as the form of their list does: the day, the price. */
function factOf(id: string, value: unknown, at: string): string {
  const kind = documentKind(id)
  const holder = valueAt(value, holderOf(at))
  const schema = kind && Array.isArray(holder) ? schemaAt(definition(kind), value, at) : undefined
  return schema ? itemFact(valueAt(value, at), schema) : ''
}

/** The site first, then what pages show, then frames and colours. */
function rank(id: string): number {
  return id === 'site.json' ? 0 : id.startsWith('content/') ? 1 : 2
}

/** "Special days": as the form of the document calls a list of it. */
function listName(id: string, key: string): string {
  const kind = documentKind(id)
  return labelOf(key, kind && definition(kind).properties?.[key])
}
