import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { documentName } from '#engine/site/document-name.ts'
import {
  addressOf,
  counterpart,
  isDraft,
  pagesOf,
  setName,
  setOf,
  setsOf,
} from '#studio/state/pages.ts'
import { useSettled, valuesOf } from '#studio/state/settled.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Icon } from '#studio/ui/Icon.tsx'
import { MenuButton } from '#studio/ui/Menu.tsx'

import styles from './top-bar.module.css'

/** Which page is open, of which set; both to be changed. The browser's tab says the same. */
export function PagePicker() {
  const store = useStudioStore()
  const values = useSettled(valuesOf)
  const page = useStudio((state) => state.page)
  const screen = useStudio(({ view }) => view.screen)
  const navigate = useNavigate()
  const sets = setsOf(values)
  const here = setOf(page)
  const set = sets.includes(here) ? here : (sets[0] ?? '')
  const open = (id: string): void => void navigate(addressOf(id))
  const name = screen === 'pages' ? 'All pages' : documentName(page)
  const ofSet = screen === 'pages' ? '' : setName(values, here)
  const title = [name, ofSet, 'Studio'].filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <MenuButton
        label="Page"
        aria-label={`Page: ${name}`}
        className={styles.picker}
        groups={() => [
          {
            items: [
              {
                id: 'pages',
                label: 'All pages',
                checked: screen === 'pages',
                choose: () => store.getState().look({ screen: 'pages' }),
              },
            ],
          },
          ...[set, ...sets.filter((one) => one === 'shared' && one !== set)].map((one) => ({
            title: setName(values, one),
            items: pagesOf(values, one).map((id) => ({
              id,
              label: isDraft(values, id) ? `${documentName(id)} (draft)` : documentName(id),
              checked: screen === 'page' && id === page,
              choose: () => open(id),
            })),
          })),
        ]}
      >
        {name}
        <Icon name="open" size={16} />
      </MenuButton>
      <MenuButton
        label="Set of pages"
        aria-label={`Set of pages: ${setName(values, set)}`}
        className={styles.picker}
        groups={() => [
          {
            items: sets.map((one) => {
              // The page that stands for this one there, else the first, which is the home.
              const next = counterpart(values, page, one) ?? pagesOf(values, one)[0]
              return {
                id: one,
                label: setName(values, one),
                checked: one === set,
                refused: next === undefined ? 'This set has no pages yet.' : undefined,
                choose: () => next !== undefined && open(next),
              }
            }),
          },
        ]}
      >
        {setName(values, set)}
        <Icon name="open" size={16} />
      </MenuButton>
    </>
  )
}
