import type { Action } from '#studio/actions/action.ts'
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

function screen(id: string, title: string, width: number, key: string): Action {
  return {
    id: `screen-${id}`,
    group: 'View',
    title,
    keys: [key],
    allowed: ({ view }) => view.width !== width || 'The page is shown on this screen already.',
    run: (state) => {
      state.look({ width })
      state.say(`${title}, ${width} pixels wide.`, 'aside')
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
  screen('desktop', 'Show as on a desktop', 1440, 'Alt+1'),
  screen('tablet', 'Show as on a tablet', 768, 'Alt+2'),
  screen('phone', 'Show as on a phone', 390, 'Alt+3'),
  colours('system', 'Colours as the system has them'),
  colours('light', 'Light colours'),
  colours('dark', 'Dark colours'),
]
