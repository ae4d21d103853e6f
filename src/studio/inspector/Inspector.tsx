import { blockSchemas, resolved } from '#engine/schema.ts'
import { blocksIn } from '#studio/commands/command.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'

import styles from './inspector.module.css'

/** The settings of the selected block. */
export function Inspector() {
  const store = useStudioStore()
  const document = useStudio((state) => state.values[state.page])
  const [id] = useStudio((state) => state.selection.blocks)
  const blocks = blocksIn(document)
  const index = blocks.findIndex((block) => block.id === id)
  const block = blocks[index] as (Record<string, unknown> & { type: string }) | undefined
  if (!block)
    return (
      <aside className={styles.inspector} aria-label="Settings">
        <p>Choose a block to change it.</p>
      </aside>
    )
  const settings = Object.entries(blockSchemas.get(block.type)?.properties ?? {}).filter(
    ([key, schema]) => resolved(schema).type === 'string' && !['type', 'id'].includes(key),
  )
  return (
    <aside className={styles.inspector} aria-label="Settings">
      <h2>{blockTitle(blocks[index])}</h2>
      {settings.map(([key]) => (
        <label key={key} className={styles.field}>
          {key.charAt(0).toUpperCase() + key.slice(1)}
          <input
            value={typeof block[key] === 'string' ? block[key] : ''}
            onChange={({ target }) =>
              store.getState().run(setValue, {
                at: `/blocks/${index}/${key}`,
                value: target.value,
                name: key,
                typed: true,
              })
            }
          />
        </label>
      ))}
    </aside>
  )
}
