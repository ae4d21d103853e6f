/** How long the proportions of a picture are waited for, in milliseconds; a later one is a square. */
const PICTURE_MS = 4000

/** Width and height of a picture, a square when it takes too long, nothing when it is none. */
export function sizeOf(url: string): Promise<[number, number] | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    const timer = setTimeout(() => resolve([1, 1]), PICTURE_MS)
    const end = (size?: [number, number]): void => {
      clearTimeout(timer)
      resolve(size)
    }
    image.onload = () => end([image.naturalWidth, image.naturalHeight])
    image.onerror = () => end()
    image.referrerPolicy = 'no-referrer'
    image.src = url
  })
}
