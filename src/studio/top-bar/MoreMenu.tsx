import { menuItem } from '#studio/actions/block-menu.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { themeSet } from '#studio/theme/theme.ts'
import { IconMenu } from '#studio/ui/Menu.tsx'

/** What is about the editor, and what is seldom done with the page. */
export function MoreMenu() {
  const store = useStudioStore()
  const theme = (name: string, label: string) => ({
    ...menuItem(store, `theme-${name}`),
    label,
    checked: themeSet() === name,
  })
  return (
    <IconMenu
      label="More"
      groups={() => [
        {
          items: ['commands', 'shortcuts', 'history', 'preview-day'].map((id) =>
            menuItem(store, id),
          ),
        },
        {
          title: 'Colours of the Studio',
          items: [theme('system', 'As the system'), theme('light', 'Light'), theme('dark', 'Dark')],
        },
      ]}
    />
  )
}
