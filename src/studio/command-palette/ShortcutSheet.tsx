import { titleOf } from '#studio/actions/action.ts'
import { actions } from '#studio/actions/actions.ts'
import { shownKeys } from '#studio/actions/shown-keys.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Dialog } from '#studio/ui/Dialog.tsx'

import styles from './shortcut-sheet.module.css'

/** Keys of one place alone, which no action has; several that do one thing have a blank between. */
const placed: readonly { title: string; keys: readonly [keys: string, does: string][] }[] = [
  {
    title: 'In the outline',
    keys: [
      ['ArrowUp ArrowDown', 'Select the row above or below: a block, or a part of an open one'],
      ['Home End', 'Select the first row, or the last'],
      ['A–Z', 'Select the next row that starts with that letter'],
      ['ArrowRight', 'Go into the parts of a block'],
      ['ArrowLeft', 'Go out of them'],
      ['Mod+ArrowUp Mod+ArrowDown', 'Go to another row, and leave the selection as it is'],
      ['Ctrl+Space', 'Add its block to the selection, or take it out'],
      ['Space', 'Lift the selected blocks; arrows, then Space drop them'],
      ['Enter', 'Write in the first field'],
      ['Shift+F10', 'Open the menu of what’s selected'],
    ],
  },
  {
    title: 'Among the settings',
    keys: [
      ['Escape', 'Go back to the block'],
      ['ArrowUp ArrowDown', 'On the handle of an entry: move it in its list'],
      [
        'Alt+ArrowUp Alt+ArrowDown',
        'In a field of an entry, but for a choice or a date: move the entry',
      ],
      ['Delete Backspace', 'On the handle of an entry: delete it'],
    ],
  },
  {
    title: 'On the page',
    keys: [
      [
        'ArrowUp ArrowLeft ArrowDown ArrowRight',
        'Select the block or part before it, or the one after',
      ],
      ['Home End', 'Select the first, or the last'],
      ['Space', 'Lift the selected block; arrows, then Space drop it'],
      ['Enter', 'Go into a block, then into its words'],
      ['Escape', 'Go out again'],
      ['Shift+F10', 'Open the menu of the block'],
    ],
  },
  {
    title: 'Writing on the page',
    keys: [
      ['Enter', 'Start a new line, or finish if there can only be one'],
      ['Tab', 'Keep the words'],
      ['Escape', 'Take them back'],
    ],
  },
  {
    title: 'In text with formatting',
    keys: [
      ['Mod+b', 'Make the selected words bold, or plain again'],
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
    <Dialog
      title="Keyboard shortcuts"
      width={720}
      onClose={() => store.getState().look({ window: undefined })}
    >
      <div
        className={styles.groups}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled by keys.
        tabIndex={0}
        role="group"
        aria-label="All keyboard shortcuts"
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
              {keys.map(([all, does]) => (
                <div key={all}>
                  <dt>{does}</dt>
                  <dd>
                    {all.split(' ').map((key) => (
                      <kbd key={key}>{shownKeys(key)}</kbd>
                    ))}
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
