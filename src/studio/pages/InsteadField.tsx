import { documentName } from '#engine/site/document-name.ts'
import { addressOfPage, isDraft, pagesOf, setName, setsOf } from '#studio/state/pages.ts'
import { useStudio } from '#studio/state/store.ts'

import fields from '#studio/ui/field.module.css'

interface InsteadProps {
  /** The page that the links lead to now. */
  readonly id: string
  /** What it comes to where no page is chosen. */
  readonly none: string
  readonly value: string
  readonly onChange: (address: string) => void
}

/** Where the links to a page are to lead: one of the other pages that visitors get, by its address. */
export function InsteadField({ id, none, value, onChange }: InsteadProps) {
  const values = useStudio((state) => state.values)
  return (
    <label className={fields.field}>
      Where these links should go instead
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {setsOf(values).map((set) => (
          <optgroup key={set} label={setName(values, set)}>
            {pagesOf(values, set)
              .filter((other) => other !== id && !isDraft(values, other))
              .flatMap((other) => {
                const address = addressOfPage(values, other)
                return address === undefined ? (
                  []
                ) : (
                  <option key={other} value={address}>
                    {`${documentName(other)} (${address})`}
                  </option>
                )
              })}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
