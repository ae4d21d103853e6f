import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { documentName } from '#engine/site/document-name.ts'
import { textOf } from '#engine/text/text-of.ts'
import { valueAt } from '#engine/where.ts'
import type { Block } from '#schema/types.ts'
import { fitted } from '#studio/palette/fitted.ts'
import { parsed } from '#studio/state/documents.ts'
import { addressOf, setName, setOf, sharedName } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { AddressField, pressed } from './AddressField.tsx'
import { type RefusedLife, made, newAddress } from './page-life.ts'

import fields from '#studio/ui/field.module.css'

interface NewProps {
  readonly set: string
  readonly from?: string
  readonly onClose: () => void
}

/** Asks what a new page is called, and where it is. */
export function NewDialog({ set, from, onClose }: NewProps) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const navigate = useNavigate()
  const isOther = from !== undefined && setOf(from) !== set
  const [name, write] = useState('')
  /** The address, once somebody wrote in it. */
  const [own, setOwn] = useState<string>()
  const [refused, setRefused] = useState<RefusedLife>()
  const words = name.trim() || (from === undefined ? '' : startOf(values[from], from))
  const route = own ?? (words === '' ? '' : (newAddress(values, set, words) ?? ''))
  const make = (): void => {
    const { values, site, change, say } = store.getState()
    const first = parsed(site.blocks.files['blocks/poster/example.json'] ?? '')
    if (route.trim() === '')
      return setRefused({ why: 'A page has to have a name. Write one.', instead: undefined })
    const wish = { set, name: name.trim() || undefined, route, from }
    const page = made(values, wish, first && fitted(first as Block, store.getState()))
    if ('why' in page) return setRefused(page)
    const title = isOther ? sharedName(page.values, page.page) : documentName(page.page)
    const label =
      from === undefined ? `Make the page ${title}` : `Copy ${documentName(from)} to ${title}`
    change(label, page.values)
    say(`${label}. Done. It’s a draft until you make it live.`)
    onClose()
    void navigate(addressOf(page.page))
    return undefined
  }
  return (
    <Dialog
      title={from === undefined ? 'New page' : `Copy ${documentName(from)}`}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="main" onClick={make}>
            {from === undefined ? 'Make it' : 'Copy it'}
          </Button>
        </>
      }
    >
      <p>{`It goes in ${setName(values, set)} as a draft. Nobody sees it until you make it live.`}</p>
      <label className={fields.field}>
        Name
        <input
          value={name}
          placeholder="Our story"
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => pressed(event, make)}
        />
      </label>
      <AddressField
        value={route}
        onChange={setOwn}
        onEnter={make}
        refused={refused}
        onLeave={onClose}
      />
    </Dialog>
  )
}

/** What the address of a copy is like: that of its page, or for the home its name. */
function startOf(page: unknown, id: string): string {
  const route = textOf(valueAt(page, '/route'))
  return route === '' || route === '/' ? documentName(id) : route
}
