import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { IconButton } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'
import { SearchBox, optionProps, useSearch } from '#studio/ui/SearchBox.tsx'

import { type Choice, choicesOf, chosenBy } from './choices.ts'

import styles from './command-palette.module.css'

/** Everything one can do or open, found by typing. */
export function CommandPalette() {
  const store = useStudioStore()
  const state = useStudio((now) => now)
  const search = useSearch()
  const found = chosenBy(search.words, choicesOf(state))
  const groups = [...new Set(found.map(({ group }) => group))]
  const options = groups.flatMap((group) => found.filter((choice) => choice.group === group))
  const close = (): void => store.getState().look({ window: undefined })
  const choose = (choice: Choice | undefined): void => {
    if (!choice) return
    if (choice.refused !== undefined) {
      store.getState().say(choice.refused, 'refused')
      return
    }
    close()
    choice.run(store.getState())
  }
  return (
    <Dialog title="Do or open anything" bare width={580} onClose={close}>
      <SearchBox
        search={search}
        label="Do or open"
        placeholder="What do you want to do, or open?"
        list="Found"
        none="Nothing is called that. Try another word."
        count={options.length}
        onChoose={(index) => choose(options[index])}
        beside={<IconButton icon="close" label="Close" onClick={close} />}
      >
        {groups.map((group) => (
          <div key={group} role="group" aria-label={group}>
            <span className={styles.group} aria-hidden="true">
              {group}
            </span>
            {options.map((choice, index) =>
              choice.group === group ? (
                <div
                  key={choice.id}
                  {...optionProps(search, index)}
                  aria-disabled={choice.refused !== undefined}
                  className={styles.option}
                >
                  <span className={styles.title}>
                    {choice.title}
                    {choice.refused === undefined ? null : <small>{choice.refused}</small>}
                  </span>
                  <kbd>{choice.fact}</kbd>
                </div>
              ) : null,
            )}
          </div>
        ))}
      </SearchBox>
    </Dialog>
  )
}
