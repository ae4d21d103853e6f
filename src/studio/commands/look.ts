import type { Action } from '#studio/actions/action.ts'
import { screens } from '#studio/state/view.ts'
import { keepStill } from '#studio/theme/stillness.ts'
import { type ThemeName, setTheme } from '#studio/theme/theme.ts'

function colours(theme: ThemeName, title: string): Action {
  return {
    id: `theme-${theme}`,
    group: 'View',
    title,
    keys: [],
    allowed: () => true,
    run: (state) => {
      setTheme(theme)
      state.say(`${title}.`, 'aside')
    },
  }
}

function screen({ value, label }: (typeof screens)[number], index: number): Action {
  const name = label.toLowerCase()
  const title = `Show as on a ${name}`
  return {
    id: `screen-${name}`,
    group: 'View',
    title,
    keys: [`Alt+${index + 1}`],
    allowed: ({ view }) => view.width !== value || 'The page is shown on this screen already.',
    run: (state) => {
      state.look({ width: value })
      state.say(`${title}, ${value} pixels wide.`, 'aside')
    },
  }
}

export const actions: readonly Action[] = [
  {
    id: 'commands',
    group: 'View',
    title: 'Do or open anything',
    keys: ['Mod+k'],
    always: true,
    allowed: () => true,
    run: (state) => state.look({ window: 'commands' }),
  },
  {
    id: 'shortcuts',
    group: 'View',
    title: 'Keyboard shortcuts',
    keys: ['?'],
    letter: true,
    allowed: () => true,
    run: (state) => state.look({ window: 'shortcuts' }),
  },
  {
    id: 'still',
    group: 'View',
    title: ({ view }) => (view.still ? 'Let the page move' : 'Stop what moves on the page'),
    also: 'pause motion film video animation marquee play',
    keys: [],
    allowed: () => true,
    run: ({ view, look, say }) => {
      keepStill(!view.still)
      look({ still: !view.still })
      say(view.still ? 'The page moves.' : 'The page no longer moves.', 'aside')
    },
  },
  {
    id: 'problems',
    group: 'View',
    title: 'Show what’s wrong',
    keys: ['Mod+Shift+m'],
    always: true,
    allowed: () => true,
    run: (state) => state.look({ problems: !state.view.problems }),
  },
  ...screens.map(screen),
  colours('system', 'Colours as the system has them'),
  colours('light', 'Light colours'),
  colours('dark', 'Dark colours'),
]
