import fc from 'fast-check'
import { expect, test } from 'vitest'

import { words } from '#engine/schema/labels.ts'
import { blockSchemas, definition } from '#engine/schema/schema.ts'
import { contrast, paletteOf } from '#engine/site/colors.ts'
import type { MediaFile } from '#engine/site/media.ts'
import { lineOf, runsOf, wordsOf } from '#engine/text/rich-line.ts'
import { contrastSentence } from '#studio/inspector/fields/color/contrast.ts'
import { contrastOf, metBy, refusedColor } from '#studio/inspector/fields/color/pairs.ts'
import { hrefWords } from '#studio/inspector/fields/href/href-words.ts'
import { hrefOf, hrefText, spelled } from '#studio/inspector/fields/href/href.ts'
import { pagesFrom } from '#studio/inspector/fields/href/places.ts'
import { foundMedia, nothingFound } from '#studio/inspector/fields/media/found-media.ts'
import { mediaFacts, wantedAt } from '#studio/inspector/fields/media/media-words.ts'
import { controlFor } from '#studio/inspector/fields/moment/control-for.ts'
import { unlisted } from '#studio/inspector/fields/NameSelect.tsx'
import { numberIn } from '#studio/inspector/fields/number/number-in.ts'
import { choicesOf } from '#studio/inspector/fields/reference/references.ts'
import { bold, linked, paragraphsOf } from '#studio/inspector/fields/rich-text/marks.ts'
import { linesOf, sized } from '#studio/inspector/fields/stack/lines.ts'
import { typedValue } from '#studio/inspector/fields/text/typed-value.ts'

const palette = paletteOf([
  {
    colors: {
      ink: '#3D0A17',
      mustard: '#FFBE1A',
      tomato: '#DB2C14',
      blue: '#2547BD',
      mayo: '#FFF9EE',
    },
    fields: { mustard: { text: 'ink' }, blue: { text: 'mayo' } },
  },
  { colors: { blue: '#1E40B0' } },
  { colors: 'not a list of colours' },
])

test('the contrast of two colours is that of WCAG, in a sentence', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#000', 'oklch(1 0 0)')).toBeCloseTo(21)
  expect(contrast('#000', 'var(--red)')).toBeUndefined()
  const ratio = contrastOf('mustard', 'Field', [], palette) ?? 0
  expect(contrastSentence(ratio)).toBe('Text reads well, 10.1 to 1')
  expect(contrastSentence(3.47)).toBe('Only large text reads well, 3.4 to 1')
  expect(contrastSentence(2.2)).toBe('Text is hard to read, 2.2 to 1')
  expect(palette.colors['blue']).toBe('#1E40B0')
})

test('a colour nobody could read cannot be chosen, and it says why', () => {
  const faves = blockSchemas.get('faves') ?? {}
  const value = { items: [{ name: 'A', field: 'mustard', display: 'ink' }] }
  const met = metBy(faves, value, '/items/0/display', 'Color')
  expect(met).toEqual([{ label: 'Background colour', color: 'mustard' }])
  expect(refusedColor('tomato', 'Color', met, [], palette)).toBe('tomato can’t be read on mustard.')
  expect(refusedColor('ink', 'Color', met, [], palette)).toBeUndefined()
  expect(refusedColor('ink', 'Color', met, [['ink', 'mustard']], palette)).toBeDefined()
  const words = metBy(faves, value, '/items/0/field', 'Field')
  expect(refusedColor('blue', 'Field', words, [], palette)).toBe(
    'Headline colour, ink, can’t be read on blue.',
  )
})

test('a ground is refused for words only where there are some', () => {
  const faves = blockSchemas.get('faves') ?? {}
  expect(metBy(faves, {}, '/field', 'Field')).toEqual([])
  expect(metBy(faves, { note: 'Hot' }, '/field', 'Field')).toEqual([
    { label: 'Note colour', color: 'tomato' },
  ])
})

test('words on a card are judged by the card, not by what it lies on', () => {
  const contact = blockSchemas.get('contact-card') ?? {}
  expect(metBy(contact, {}, '/largeColor', 'Color')).toEqual([
    { label: 'Colour of the note', color: 'mayo' },
  ])
})

test('an address is taken apart and put together again, whatever it is', () => {
  const kinds = [
    ['/', 'page'],
    ['/terms#sms', 'page'],
    ['#faves', 'part'],
    ['link:order/menu/hot', 'link'],
    ['link:order?utm=1#a', 'link'],
    ['https://example.com/?a=1#b', 'web'],
    ['mailto:{email}', 'mail'],
    ['sms:+12125550142', 'text'],
    ['tel:', 'phone'],
    ['/menu?x=1', 'other'],
    ['//example.com', 'other'],
    ['menu', 'other'],
    ['', 'page'],
  ] as const
  expect(kinds.map(([text]) => hrefOf(text).kind)).toEqual(kinds.map(([, kind]) => kind))
  expect(kinds.map(([text]) => hrefText(hrefOf(text)))).toEqual(kinds.map(([text]) => text))
})

test('an address that is pasted is spelt as links are, and none is lost for being old', () => {
  expect(spelled(' HTTPS://Example.com/A ')).toBe('https://Example.com/A')
  expect(hrefOf(spelled('http://www.nyc.example/parks'))).toMatchObject({
    kind: 'web',
    to: 'www.nyc.example/parks',
  })
  expect(spelled('www.nyc.example')).toBe('www.nyc.example')
})

test('a link leads to pages of its own set and to those all share', () => {
  const values = {
    'site.json': { variant: 'm' },
    'm/chrome.json': {},
    'm/home.json': { route: '/' },
    'm/broken.json': 7,
    's/chrome.json': {},
    's/help.json': { route: '/help' },
    'shared/terms.json': { route: '/terms' },
  }
  const routes = (id: string): string[] => pagesFrom(values, id).map(({ route }) => route)
  expect(routes('s/help.json')).toEqual(['/help', '/terms'])
  expect(routes('shared/terms.json')).toEqual(['/', '/terms'])
})

test('a headline keeps the size of each line while its words change', () => {
  const lines = [
    { text: 'One', size: 0.2 },
    { text: 'Two', size: 0.3 },
  ]
  expect(linesOf('One\nTwo!', lines)).toEqual([lines[0], { text: 'Two!', size: 0.3 }])
  expect(linesOf('New\nOne\nTwo', lines)).toEqual([{ text: 'New' }, ...lines])
  expect(linesOf('Two', lines)).toEqual([lines[1]])
  expect(sized(lines, 0, undefined)[0]).toEqual({ text: 'One' })
})

test('marks go around words and never around the space beside them', () => {
  expect(bold({ text: 'so good ', start: 3, end: 8 }).text).toBe('so **good** ')
  const strong = bold({ text: 'good', start: 0, end: 4 })
  expect(bold(strong).text).toBe('good')
  expect(linked({ text: 'read terms', start: 5, end: 10 }, '/terms').text).toBe(
    'read [terms](/terms)',
  )
  expect(linked({ text: '', start: 0, end: 0 }, '/').text).toBe('[words](/)')
  expect(paragraphsOf('One.\n\nTwo.\n \n\n')).toEqual(['One.', 'Two.'])
})

test('words that are marked take no star or bracket beside them along', () => {
  /** `made('2**3 _hot_')`: with the words between the lines made strong. */
  const made = (text: string, mark = bold): string => {
    const [before = '', words = '', after = ''] = text.split('_')
    const start = before.length
    return mark({ text: before + words + after, start, end: start + words.length }).text
  }
  expect(made('2 ** 3 is _hot_')).toBe('2 ** 3 is **hot**')
  expect(made('a**b _hot_')).toBe('a**b **hot**')
  expect(made('2**3_hot_')).toBe(String.raw`2\*\*3**hot**`)
  expect(made('Sums.\n\n_2 * 3_')).toBe('Sums.\n\n' + String.raw`**2 \* 3**`)
  expect(made('see _[1]_', (words) => linked(words, '/a'))).toBe(String.raw`see [\[1\]](/a)`)
  const text = fc.string({ unit: fc.constantFrom('*', '**', '[', '](/a)', '\\', ' ', 'a') })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const line = lineOf([{ text: `${before}hot${after}`, strong: false, href: '' }])
      const start = line.indexOf('hot')
      const strong = bold({ text: line, start, end: start + 3 })
      expect(wordsOf(strong.text)).toBe(wordsOf(line))
      expect(runsOf(strong.text)).toContainEqual({ text: 'hot', strong: true, href: '' })
    }),
    { numRuns: 1000 },
  )
})

test('a number is read with a point or a comma, and half of one is none', () => {
  expect(['1.5', '1,5', '-2', '.5', '0.', '', '1.2.3', 'x'].map(numberIn)).toEqual([
    1.5,
    1.5,
    -2,
    0.5,
    0,
    undefined,
    undefined,
    undefined,
  ])
})

test('a price that is a number stays one while it is typed, and words around it are a text', () => {
  const price = { type: ['string', 'number'] }
  const typed = ['1', '15', '4.', '4.5', 'from 4', '', '015'].map((text) =>
    typedValue(text, price, true),
  )
  expect(typed).toEqual([1, 15, '4.', 4.5, 'from 4', '', '015'])
  expect(typedValue('15', { type: 'string' }, true)).toBe('15')
})

test('a form of day or time gets the control of the browser for it', () => {
  const days = '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
  const of = (pattern: string) => controlFor({ type: 'string', pattern })
  expect(of(days)).toBe('date')
  expect(of('^[0-9]{4}-(0[1-9]|1[0-2])$')).toBe('month')
  expect(of('^([01][0-9]|2[0-3]):[0-5][0-9]$')).toBe('time')
  expect(controlFor(definition('Moment'))).toBe('moment')
  const post = definition('Feed').properties?.['posts']?.items?.properties
  expect(controlFor(post?.['timestamp'] ?? {}), 'a moment in UTC').toBe('instant')
  expect(of('^[a-z0-9-]+$')).toBeUndefined()
  expect(of('#')).toBeUndefined()
})

test('things that stand elsewhere are offered by their names there', () => {
  const values = {
    'content/menu.json': {
      sections: [{ id: 'hot', name: 'Hot', items: [{ id: 'baron', name: 'The Baron' }] }, null],
    },
    'content/locations.json': { locations: { ues: { name: 'UES' }, odd: 3 } },
    'content/links.json': [],
  }
  expect(choicesOf('menu-item', values)).toEqual([
    {
      id: 'baron',
      name: 'The Baron',
      group: 'Hot',
      entry: { document: 'content/menu.json', at: '/sections/0/items/0' },
    },
  ])
  expect(choicesOf('location', values).map(({ name }) => name)).toEqual(['UES', 'odd'])
  expect(choicesOf('link', values)).toEqual([])
  expect(choicesOf('post', {})).toEqual([])
  const sets = { 'm/chrome.json': { name: 'For Here' }, 's/chrome.json': {}, 'shared/404.json': {} }
  expect(choicesOf('set', sets)).toEqual([
    { id: 'm', name: 'For Here' },
    { id: 's', name: 's' },
  ])
})

test('files are searched by their names, of the kind that the setting takes', () => {
  const file = (src: string, kind: 'image' | 'video') =>
    [src, { src, kind, width: 1280, height: 720, bytes: 206_400, url: '', type: '' }] as const
  const media = Object.fromEntries([
    file('media/faves/baron.webm', 'video'),
    file('media/faves/baron.webp', 'image'),
    file('media/hands/point.svg', 'image'),
  ])
  const names = (wanted: 'webm' | 'picture', search: string): string[] =>
    foundMedia(media, wanted, search).map(({ src }) => src)
  expect(names('picture', 'BARON')).toEqual(['media/faves/baron.webp'])
  expect(names('webm', '')).toEqual(['media/faves/baron.webm'])
  expect(nothingFound(foundMedia(media, 'webm', ''), 'barn.webm')).toContain('“baron.webm”?')
  expect(wantedAt('/items/0/video/mp4')).toBe('mp4')
  expect(mediaFacts(file('a', 'image')[1])).toBe('1280 × 720, 206 KB')
})

test('a file is not offered under a name that no setting may have', () => {
  const names = ['a.jpg', 'Sommer Fest.jpg', 'a#b.jpg', '100%.jpg', 'Cafe\u0301.png', 'Hero.JPG']
  const media = Object.fromEntries(
    names.map((name): [string, MediaFile] => {
      const src = `media/${name}`
      return [src, { src, kind: 'image', width: 1, height: 1, bytes: 1, url: '', type: '' }]
    }),
  )
  expect(foundMedia(media, 'picture', '').map(({ src }) => src)).toEqual(['media/a.jpg'])
  expect(foundMedia(media, undefined, '')).toHaveLength(names.length)
})

test('what a program spells in capitals is read as words', () => {
  expect(['IMAGE', 'CAROUSEL_ALBUM', 'Mon', 'dataLayer'].map(words)).toEqual([
    'Image',
    'Carousel album',
    'Mon',
    'Data layer',
  ])
})

test('where a link leads is told in words', () => {
  const values = {
    'site.json': { brand: { pressEmail: 'press@mitts.example', ratio: 3 } },
    'content/links.json': { links: { order: { label: 'Order Online' } } },
  }
  expect(hrefWords('link:order', values)).toBe('A named link: Order Online')
  expect(hrefWords('link:order?utm=1', values)).toBe('A named link: Order Online?utm=1')
  expect(hrefWords('link:gone', values)).toBe('A named link: gone')
  expect(hrefWords('mailto:{pressEmail}', values)).toBe('An email address: press@mitts.example')
  expect(hrefWords('/menu#buns', values)).toBe('/menu#buns')
  expect(hrefWords('https://nyc.example/', {})).toBe('https://nyc.example/')
})

test('a list of names with nothing in it says so', () => {
  expect(unlisted('', 0)).toBe('There are none yet')
  expect(unlisted('', 3)).toBe('Choose one')
  expect(unlisted('order', 0)).toBe('order (not there)')
})
