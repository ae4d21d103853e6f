import type { Example } from './docs.ts'

/** A block that has nothing wrong with it. */
export const marquee = { type: 'marquee', id: 'news', label: 'News', phrase: 'We are open' }

/** A block that shows the title of its page. */
export const poster = {
  type: 'poster',
  id: 'no-bowls',
  headline: [{ text: 'No bowls' }],
  text: ['There are none.'],
  image: { src: 'media/logo.svg', alt: '' },
}

/** A home page of these blocks. */
export function blocks(...list: readonly object[]): Example {
  return { 'pages/one/home.json': { blocks: list } }
}

/** What makes a second page one of its own. */
export const other = {
  route: '/other',
  title: 'Other',
  description: 'Another page that exists to be checked.',
}

/** A navigation whose one link leads to `href`. */
export function navigation(href: string): Example {
  return { 'pages/one/chrome.json': { menu: { links: [{ label: 'Order', href }] } } }
}

/** A menu of these drinks. */
export function drinks(...items: readonly object[]): Example {
  const section = { id: 'drinks', name: 'Drinks', serve: 'drinks', items }
  return { 'pages/content/menu.json': { sections: [section] } }
}

/** A theme with one field, which has these colours, and ink and mayo where it is told nothing else. */
export function field(colors: Readonly<Record<string, string>>, roles: object): Example {
  const [text, display, button, altButton, focus, line] = Array.from({ length: 6 }, () => 'ink')
  const usual = { text, display, button, altButton, focus, line }
  const mayo = { ...usual, buttonText: 'mayo', altButtonText: 'mayo', ...roles }
  return {
    'pages/theme.json': {
      colors: { ink: '#3D0A17', mayo: '#FFF9EE', ...colors },
      fields: { mayo },
    },
  }
}

/** A font of a theme. */
export const font = {
  family: 'Instrument Sans',
  package: '@fontsource-variable/instrument-sans',
  files: ['files/instrument-sans-latin-standard-normal.woff2'],
  fallback: { generic: 'sans-serif', faces: [] },
}

/** A drink on the menu. */
export function drink(id: string, more: object = {}): object {
  return { id, name: 'A drink', price: 4, description: 'Cold.', serve: id, ...more }
}

/** A block.schema.json. */
export const schema = {
  $schema: '../../schema/block-dialect.json',
  title: 'Marquee',
  description: 'Runs sideways.',
  type: 'object',
  additionalProperties: false,
  properties: {},
}

/** A sound block folder. */
export const folder = {
  'blocks/marquee/Marquee.tsx': '',
  'blocks/marquee/example.json': { type: 'marquee', id: 'news', label: 'News', phrase: 'Hi' },
  'blocks/marquee/block.schema.json': schema,
}

/** A question of the quiz by its name. */
export function question(name: string): object {
  return { 'Q#': name, Question: 'Well?', A: 'a', B: 'b', C: 'c', D: 'd' }
}

/** A result of the quiz and the scores that lead to it. */
export function result(name: string, lower: number, upper: number): object {
  return {
    Sandwich: name,
    'Hero Image': 'media/logo.svg',
    'Share Image': 'media/logo.svg',
    'You Are:': 'Fine.',
    Description: 'You are fine.',
    'Lower Bound': lower,
    'Upper Bound': upper,
  }
}

/** A sound quiz of one question, whose scores are 0 to 3. */
export const quiz = {
  'pages/content/quiz/questions.json': {
    rows: [question('1')],
  },
  'pages/content/quiz/scoring.json': { rows: [{ 'Q#': '1', A: 0, B: 1, C: 2, D: 3 }] },
  'pages/content/quiz/profiles.json': { rows: [result('Low', 0, 1), result('High', 2, 3)] },
}

/** What makes a page one that sends its visitors on to `href`. */
export function sendingOn(href: string): { readonly blocks: readonly object[] } {
  const link = { label: 'Go on to the other page', href }
  return {
    blocks: [
      { type: 'redirect', id: 'moved', headline: [{ text: 'Moved' }], text: 'One moment.', link },
    ],
  }
}
