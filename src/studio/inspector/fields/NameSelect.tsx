import type { ComponentProps } from 'react'

import { asText } from '#studio/inspector/form/as-text.ts'

import type { Choice } from './reference/references.ts'

import controls from './control.module.css'

interface Props {
  readonly choices: readonly Choice[]
  readonly value: unknown
  readonly required: boolean
  /** Undefined where nothing is chosen. */
  readonly set: (id: string | undefined) => void
  readonly control: ComponentProps<'select'>
}

/** One of the things that stand elsewhere, by its name there; another name is kept, and told as not there. */
export function NameSelect({ choices, value, required, set, control }: Props) {
  const chosen = asText(value)
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <select
      {...control}
      className={controls.control}
      value={chosen}
      onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
    >
      {choices.some(({ id }) => id === chosen) ? null : (
        <option value={chosen}>{unlisted(chosen, choices.length)}</option>
      )}
      {required || chosen === '' ? null : <option value="">Not set</option>}
      {groups.map((group) =>
        group === undefined ? (
          <Options key="" choices={choices.filter((one) => one.group === undefined)} />
        ) : (
          <optgroup key={group} label={group}>
            <Options choices={choices.filter((one) => one.group === group)} />
          </optgroup>
        ),
      )}
    </select>
  )
}

/** What stands for a name that is none of those there are to choose from. */
export function unlisted(name: string, count: number): string {
  if (name !== '') return `${name} (not there)`
  return count === 0 ? 'There are none yet' : 'Choose one'
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
