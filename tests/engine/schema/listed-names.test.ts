import { expect, test } from 'vitest'

import { check, site } from '#tests/engine/site.ts'

test('a key that is none of a list is told with the one that was meant, or those that are left', async () => {
  const chrome = JSON.parse(site().files.get('pages/one/chrome.json') ?? '') as { logo: object }
  const told = async (...fields: string[]): Promise<string[]> => {
    const onField = Object.fromEntries(fields.map((field) => [field, 'media/logo.svg']))
    const logo = { ...chrome.logo, onField }
    const lines = await check({ 'pages/one/chrome.json': JSON.stringify({ ...chrome, logo }) })
    return lines.map((line) => line.replace(/^.* \[.*\] /, ''))
  }
  expect(await told('bleu')).toEqual(['Nothing here is called "bleu". Did you mean "blue"?'])
  expect(await told('bleu', 'blue')).toEqual([
    'Nothing here is called "bleu". Use one of: mayo, ink, tomato, mustard, ham, lettuce, crumb.',
  ])
})
