import { expect, test } from 'vitest'

import { namedFiles } from '#tools/build/named-files.ts'

/** Which of these files a text of the site has put online. */
const online = (text: string, files: readonly string[]): string[] =>
  namedFiles(
    files.map((file) => ({ name: `assets/${file}` })),
    [
      { name: 'index.html', content: text },
      { name: 'icon.png', content: new Uint8Array([1]) },
    ],
  ).map(({ name }) => name.replace('assets/', ''))

test.each([
  ['a picture', '<img src="/assets/a%20b-91a75d57.svg">', 'a b-91a75d57.svg'],
  ['one of its widths', 'srcset="/b/assets/é-b6c22605-320.avif 320w"', 'é-b6c22605-320.avif'],
  ['one that was uploaded', '"url":"/assets/x-0a1b2c3d-12345678.png"', 'x-0a1b2c3d-12345678.png'],
  ['the picture of a film', 'poster="https://a.example/assets/f-00000000.jpg"', 'f-00000000.jpg'],
  ['one in a sheet', '[{"A":"A pickle - /assets/Roast-ffffffff.png"}]\n', 'Roast-ffffffff.png'],
])('%s that the site names is put online, and no other of its name', (_, text, file) => {
  const others = [file.replace(/-[0-9a-f]{8}/, '-5e5e5e5e'), file.replace(/\.\w+$/, '.webp')]
  expect(online(text, [file, ...others])).toEqual([file])
})
