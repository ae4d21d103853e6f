// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { uploadMedia } from '#studio/inspector/fields/media/upload-media.ts'
import { chosenFiles } from '#studio/inspector/fields/media/use-upload.ts'
import { openedWithMedia } from '#tests/studio/open-studio.ts'

test('a file that is too large to be sent is refused by its size, and not read', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const film = { name: 'film.mp4', size: 120 * 1024 * 1024 } as File
  expect(await uploadMedia(openedWithMedia('multi-location/home.json'), film)).toEqual({
    problem: 'That file is 120 MB; the limit is 74 MB. Make it smaller so pages load fast.',
  })
  expect(fetched).not.toHaveBeenCalled()
})

test('files can be chosen again', () => {
  const files = [new File(['png'], 'roll.png'), new File(['png'], 'bun.png')]
  const input = { files, value: 'C:\\fakepath\\roll.png' }
  expect(chosenFiles(input as unknown as HTMLInputElement)).toEqual(files)
  expect(input.value).toBe('')
})
