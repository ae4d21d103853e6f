import { useMemo, useState } from 'react'

import type { DocumentId } from '#studio/api.ts'
import { NameSelect } from '#studio/inspector/fields/NameSelect.tsx'
import { EditEntry } from '#studio/inspector/fields/reference/EditEntry.tsx'
import { choicesOf } from '#studio/inspector/fields/reference/references.ts'
import { useStudio } from '#studio/state/store.ts'

import { type Href, type HrefKind, hrefOf, hrefText, kinds, spelled } from './href.ts'
import { pagesFrom, partsOf } from './places.ts'

import controls from '#studio/inspector/fields/control.module.css'
import styles from './href.module.css'

interface Props {
  readonly value: string
  readonly document: DocumentId
  /** What the link is called, for the names of its controls. */
  readonly label: string
  readonly invalid?: true | undefined
  readonly describedBy?: string | undefined
  /** The link is not made yet: nothing leads away before it is. */
  readonly unmade?: boolean
  onChange(value: string, typed: boolean): void
}

/** What kind of place, and then which. */
export function HrefControl(props: Props) {
  const { value, document, label, invalid, describedBy, unmade = false, onChange } = props
  const values = useStudio((state) => state.values)
  const [typed, setTyped] = useState<{ readonly href: Href; readonly value: string }>()
  const told = hrefOf(value)
  // Emptied, or begun with a slash, it is of a kind that has no field: nobody loses theirs in typing.
  const href = typed?.value === value && !(told.kind in placeholders) ? typed.href : told
  const pages = useMemo(() => pagesFrom(values, document), [values, document])
  const links = useMemo(() => choicesOf('link', values), [values])
  const put = (next: Href, typed = false): void => onChange(hrefText(next), typed)
  const first = (kind: HrefKind): string => {
    if (kind === 'page') return pages[0]?.route ?? '/'
    if (kind === 'part') return partsOf(values, document)[0] ?? ''
    return kind === 'link' ? (links[0]?.id ?? '') : ''
  }
  const page = pages.find(({ route }) => route === href.to)
  const parts = partsOf(values, href.kind === 'page' ? page?.id : document).map((id) => ({
    id,
    name: id,
  }))
  return (
    <span className={styles.href}>
      <select
        className={controls.control}
        aria-label={`${label}, what kind of place`}
        value={href.kind}
        onChange={({ target }) => {
          const kind = target.value as HrefKind
          put({ kind, to: first(kind), more: '' })
        }}
      >
        {kinds
          .filter(([kind]) => kind !== 'other' || href.kind === 'other')
          .map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
      </select>
      {href.kind === 'page' ? (
        <>
          <NameSelect
            required
            choices={pages.map(({ route, name }) => ({ id: route, name: `${name} (${route})` }))}
            value={href.to}
            set={(to = '') => put({ ...href, to, more: '' })}
            control={{
              'aria-label': `${label}, page`,
              'aria-invalid': invalid,
              'aria-describedby': describedBy,
            }}
          />
          {href.to === '' ? null : (
            <NameSelect
              required
              choices={[{ id: '', name: 'From the top' }, ...parts]}
              value={href.more}
              set={(more = '') => put({ ...href, more })}
              control={{ 'aria-label': `${label}, part of that page` }}
            />
          )}
        </>
      ) : href.kind === 'part' ? (
        <NameSelect
          required
          choices={parts}
          value={href.to}
          set={(to = '') => put({ ...href, to })}
          control={{ 'aria-label': `${label}, part of this page` }}
        />
      ) : href.kind === 'link' ? (
        <>
          <span className={controls.line}>
            <NameSelect
              required
              choices={links.map(({ id, name }) => ({ id, name: `${name} (${id})` }))}
              value={href.to}
              set={(to = '') => put({ ...href, to })}
              control={{ 'aria-label': `${label}, named link` }}
            />
            {unmade ? null : <EditEntry of={links.find(({ id }) => id === href.to)} />}
          </span>
          <input
            className={controls.control}
            aria-label={`${label}, path below it`}
            placeholder="/and a path below it"
            value={href.more}
            onChange={({ target }) => put({ ...href, more: slashed(target.value) }, true)}
          />
        </>
      ) : (
        <input
          className={controls.control}
          aria-label={label}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          placeholder={placeholders[href.kind]}
          value={href.to}
          onChange={({ target }) => {
            const own = { ...href, to: target.value }
            // A whole address that was pasted is of its own kind.
            const address = spelled(target.value)
            const pasted = hrefOf(address)
            const next = address === '' || pasted.kind === 'other' ? own : pasted
            setTyped({ href: own, value: hrefText(next) })
            put(next, true)
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </span>
  )
}

/** Of the kinds that are typed. */
const placeholders: Readonly<Partial<Record<HrefKind, string>>> = {
  web: 'www.example.com/page',
  mail: 'hello@example.com',
  text: '+12125550142',
  phone: '+12125550142',
  other: '',
}

function slashed(path: string): string {
  return /^([/?#]|$)/.test(path) ? path : `/${path}`
}
