import { useState } from 'react'

import { blockSchemas } from '#engine/schema/schema.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { steps } from '#engine/text/pointer.ts'
import type { Block } from '#schema/types.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { blockIds, entriesIn } from '#studio/state/blocks.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Tabs } from '#studio/ui/Tabs.tsx'

import { errorsAt, findingsAt, findingsIn } from './form/field-findings.ts'
import { Findings } from './form/Findings.tsx'
import { type Tab, settingsOf, tabOf, unknownKeys } from './form/settings-of.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { JsonTab } from './JsonTab.tsx'
import { UnknownBlock } from './UnknownBlock.tsx'

import styles from './inspector.module.css'

const order: readonly Tab[] = ['Content', 'Look', 'Show when']

/** What no field shows: which block it is, and of which version. */
const fieldless = ['/type', '/v']

/** The settings of the selected block, in tabs. */
export function BlockSettings({ id }: { id: string }) {
  const page = useStudio((state) => state.page)
  const document = useStudio((state) => state.values[state.page])
  const findings = useStudio((state) => state.findings)
  const site = useStudio((state) => state.site)
  const ids = blockIds(document)
  const index = ids.indexOf(id)
  const block = entriesIn(document)[index] as Block | undefined
  const schema = blockSchemas.get(block?.type ?? '')
  const form = useFormKey(id, index, ids)
  const [tab, setTab] = useTab(schema, block)
  const at = `/blocks/${index}`
  const found = findingsIn(findings, inPages(site, page), at)
  const settings = schema ? settingsOf(schema, block) : []
  const tabs = order
    .map((name) => {
      const own = settings.filter((setting) => tabOf(setting) === name)
      const problems = own.reduce((sum, { key }) => sum + errorsAt(found, `/${key}`), 0)
      return { id: name, title: name, own, problems }
    })
    .filter(({ id: name, own }) => own.length > 0 || name === 'Content')
  if (!block) return null
  const open = tab === 'JSON' || tabs.some((one) => one.id === tab) ? tab : 'Content'
  return (
    <>
      <header className={styles.head}>
        <h2>{blockTitle(block)}</h2>
        <span>
          {index + 1} of {ids.length}
        </span>
      </header>
      <div className={styles.about}>
        <Findings
          findings={[
            ...findingsAt(found, '', false),
            ...fieldless.flatMap((at) => findingsAt(found, at, true)),
          ]}
        />
      </div>
      <Tabs
        label="Settings"
        tabs={[...tabs, { id: 'JSON', title: 'JSON' }]}
        value={open}
        onChange={setTab}
      >
        {open === 'JSON' ? (
          <JsonTab document={page} at={at} block={id} />
        ) : schema ? (
          <div className={styles.panel}>
            <SettingsForm
              key={`${form} ${block.type}`}
              schema={schema}
              document={page}
              at={at}
              block={id}
              shows={(setting) => tabOf(setting) === open}
              unknown={open === 'Content' ? unknownKeys(schema, block) : []}
            />
          </div>
        ) : (
          <UnknownBlock at={at} />
        )}
      </Tabs>
    </>
  )
}

/** Another block has another form; one that is named anew keeps its own, and the cursor in it. */
function useFormKey(id: string, index: number, ids: readonly unknown[]): number {
  const count = ids.length
  const [known, setKnown] = useState({ id, index, count, key: 0 })
  if (known.id === id && known.index === index && known.count === count) return known.key
  const isRenamed = known.index === index && known.count === count && !ids.includes(known.id)
  const key = known.id === id || isRenamed ? known.key : known.key + 1
  setKnown({ id, index, count, key })
  return key
}

/** The open tab; it becomes that of the part which is selected, whenever another is. */
function useTab(schema: Parameters<typeof settingsOf>[0] | undefined, block: unknown) {
  const store = useStudioStore()
  const pointer = useStudio(({ selection }) => selection.pointer)
  const asked = useStudio(({ fieldAsked }) => fieldAsked)
  const json = useStudio(({ view }) => view.json)
  const [key] = steps(pointer)
  const setting = schema && settingsOf(schema, block).find((one) => one.key === key)
  const wanted = setting && tabOf(setting)
  const [tab, setTab] = useState<Tab>(wanted ?? 'Content')
  const [seen, setSeen] = useState(`${pointer} ${asked}`)
  if (seen !== `${pointer} ${asked}`) {
    setSeen(`${pointer} ${asked}`)
    if (wanted && wanted !== tab) setTab(wanted)
  }
  const choose = (next: Tab | 'JSON'): void => {
    store.getState().look({ json: next === 'JSON' })
    if (next !== 'JSON') setTab(next)
  }
  return [json ? 'JSON' : tab, choose] as const
}
