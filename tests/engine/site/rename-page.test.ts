import { describe, expect, test } from 'vitest'

import { renamedFile, renamedTitle } from '#engine/site/rename-page.ts'

const documents = new Map<string, unknown>(
  ['one/about-us.json', 'one/Menu.json', 'two/story.json'].map((path) => [path, { route: path }]),
)
const named = (name: string): unknown => renamedFile(documents, 'one/about-us.json', name)

describe('the file of a page by another name', () => {
  test.each([
    ['Our Story!', 'one/our-story.json'],
    ['Café Menü', 'one/cafe-menu.json'],
    ['Story', 'one/story.json'],
    ['About us', 'one/about-us.json'],
    ['Theme', 'one/theme-page.json'],
    ['Con', 'one/page-con.json'],
  ])('%s is %s', (name, file) => expect(named(name)).toBe(file))

  test.each([
    ['', 'A page has to have a name.'],
    ['東京', 'A page cannot be called “東京”.'],
    ['menu', 'There is a page “Menu” already.'],
  ])('“%s” is refused: %s', (name, problem) => expect(named(name)).toMatchObject({ problem }))
})

test('a title goes with the name as long as it has it', () => {
  const title = (title: unknown): string => renamedTitle({ title }, 'About us', ' Our story ')
  expect(title('{product} | About Us')).toBe('{product} | Our story')
  expect(title('About us')).toBe('Our story')
  expect(title('{product} | Who we are')).toBe('{product} | Who we are')
  expect(title(4)).toBe('')
})
