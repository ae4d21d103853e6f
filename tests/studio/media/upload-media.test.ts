// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { uploadMedia } from '#studio/inspector/fields/media/upload-media.ts'
import { chosenFile } from '#studio/inspector/fields/media/use-upload.ts'

test('a file that is too large to be sent is refused by its size, and not read', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const film = { name: 'film.mp4', size: 120 * 1024 * 1024 } as File
  expect(await uploadMedia(film)).toEqual({
    problem:
      'film.mp4 has 120 MB, and at most 74 are taken. Make it smaller; a visitor waits for every one.',
  })
  expect(fetched).not.toHaveBeenCalled()
})

test('a file can be chosen again', () => {
  const file = new File(['png'], 'roll.png')
  const input = { files: [file], value: 'C:\\fakepath\\roll.png' }
  expect(chosenFile(input as unknown as HTMLInputElement)).toBe(file)
  expect(input.value).toBe('')
})
