import type { CodeDocs, Example } from '#engine/rules/docs.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'

const block = (changes: object): Example => blocks({ ...marquee, ...changes })

/** What a schema can find, by code. */
export const schemaDocs: Readonly<Record<string, CodeDocs>> = {
  'missing-setting': {
    severity: 'error',
    fixed: true,
    why: 'The block, or the file, cannot be used without it.',
    wrong: blocks({ type: 'marquee', id: 'news', phrase: 'We are open' }),
    right: block({}),
  },
  'not-in-list': {
    severity: 'error',
    fixed: true,
    why: 'Only the values of the list do something.',
    wrong: block({ field: 'blu' }),
    right: block({ field: 'blue' }),
  },
  'out-of-range': {
    severity: 'error',
    why: 'Outside of its range the block does not look or work as it was made to.',
    wrong: block({ repeat: 50 }),
    right: block({ repeat: 40 }),
  },
  'repeated-item': {
    severity: 'error',
    why: 'An entry counts once; the second one is a slip.',
    wrong: { 'pages/content/menu.json': { allergens: ['gluten', 'gluten'] } },
    right: { 'pages/content/menu.json': { allergens: ['gluten', 'milk'] } },
  },
  'too-long': {
    severity: 'error',
    why: 'A longer text does not fit where it is shown.',
    wrong: block({
      phrase:
        'We are open, and we stay open, and tomorrow we will be open again, as on every day of it.',
    }),
    right: block({ phrase: 'We are open, as on every day' }),
  },
  'too-short': {
    severity: 'error',
    why: 'An empty or very short text says nothing where visitors expect something.',
    wrong: block({ phrase: '' }),
    right: block({ phrase: 'We are open' }),
  },
  'unknown-setting': {
    severity: 'error',
    why: 'A misspelt setting does nothing, but its author believes that it does.',
    wrong: block({ repat: 8 }),
    right: block({ repeat: 8 }),
  },
  'wrong-count': {
    severity: 'error',
    why: 'A list of this length cannot be shown well, or at all.',
    wrong: blocks(),
    right: block({}),
  },
  'wrong-form': {
    severity: 'error',
    fixed: true,
    why: 'A value of another form does nothing or breaks what reads it.',
    wrong: block({ id: 'My News' }),
    right: block({ id: 'my-news' }),
  },
  'wrong-kind': {
    severity: 'error',
    fixed: true,
    why: 'A text where a number belongs, or the reverse, cannot be used.',
    wrong: block({ repeat: '8' }),
    right: block({ repeat: 8 }),
  },
  'wrong-name': {
    severity: 'error',
    why: 'A name is used in addresses and by other files, so it keeps one form.',
    wrong: {
      'pages/content/links.json': {
        links: { 'My Photos': { kind: 'social', label: 'Photos', href: 'https://photos.example' } },
      },
    },
    right: {
      'pages/content/links.json': {
        links: { photos: { kind: 'social', label: 'Photos', href: 'https://photos.example' } },
      },
    },
  },
}
