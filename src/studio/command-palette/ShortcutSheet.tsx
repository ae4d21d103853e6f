import { titleOf } from '#studio/actions/action.ts'
import { actions } from '#studio/actions/actions.ts'
import { shownKeys } from '#studio/actions/shown-keys.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Dialog } from '#studio/ui/Dialog.tsx'

import styles from './shortcut-sheet.module.css'

/** Keys of one place alone, which no action has. */
const placed: readonly { title: string; keys: readonly [key: string, does: string][] }[] = [
  {
    title: 'In the outline',
    keys: [
      ['ArrowUp', 'Select the block above, with Shift that one too'],
      ['ArrowDown', 'Select the block below, with Shift that one too'],
      ['ArrowRight', 'Go into the parts of a block'],
      ['ArrowLeft', 'Go out of them'],
      ['Space', 'Lift the selected blocks; arrows, then Space drop them'],
      ['Enter', 'Write in the first field'],
      ['Shift+F10', 'Open the menu of what is selected'],
    ],
  },
  {
    title: 'Among the settings',
    keys: [['Escape', 'Go back to the block']],
  },
  {
    title: 'On the page',
    keys: [
      ['ArrowDown', 'Select the next block'],
      ['Enter', 'Go into a block, then into its words, then to another line'],
      ['Escape', 'Go out again'],
      ['Shift+F10', 'Open the menu of the block'],
    ],
  },
  {
    title: 'In a text with marks',
    keys: [
      ['Mod+b', 'Make the selected words strong, or plain again'],
      ['Mod+k', 'Make the selected words a link, or change it'],
    ],
  },
]

/** All keys there are. */
export function ShortcutSheet() {
  const store = useStudioStore()
  const state = useStudio((now) => now)
  const groups = [...new Set(actions.map(({ group }) => group))].toSorted()
  return (
    <Dialog title="Keys" width={720} onClose={() => store.getState().look({ window: undefined })}>
      <div
        className={styles.groups}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled by keys.
        tabIndex={0}
        role="group"
        aria-label="All keys"
      >
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {actions
                .filter((action) => action.group === group && action.keys.length > 0)
                .map((action) => (
                  <div key={action.id}>
                    <dt>{titleOf(action, state).split(':')[0]}</dt>
                    <dd>
                      {action.keys.map((keys) => (
                        <kbd key={keys}>{shownKeys(keys)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        {placed.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>{does}</dt>
                  <dd>
                    <kbd>{shownKeys(key)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
