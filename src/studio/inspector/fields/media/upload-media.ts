import type { UploadRequest, UploadResult } from '#studio/api.ts'
import { ServerError, ask } from '#studio/server/request.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

const MB = 1024 * 1024

/** The server reads 100 MB at once, and base64 makes four bytes of three. */
const MOST_MB = 74

/**
 * Sends a file from the author's disk to the media folder, where it is the newest then; refused, it
 * answers with the reason.
 */
export async function uploadMedia(
  store: StudioStoreApi,
  file: File,
): Promise<UploadResult | { problem: string }> {
  const has = Math.ceil(file.size / MB)
  if (has > MOST_MB)
    return {
      problem: `That file is ${has} MB; the limit is ${MOST_MB} MB. Make it smaller so pages load fast.`,
    }
  try {
    const data = await base64(file)
    const request: UploadRequest = { name: file.name, data }
    const result = await ask<UploadResult>('POST', 'media', request)
    const { stocked, look, view } = store.getState()
    stocked(result.media)
    look({ uploaded: [result.src, ...view.uploaded.filter((src) => src !== result.src)] })
    return result
  } catch (error) {
    if (error instanceof ServerError) return { problem: error.message }
    return { problem: 'That file couldn’t be read. Choose it again.' }
  }
}

async function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(new Error(file.name)))
    reader.addEventListener('load', () => {
      const url = reader.result as string
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.readAsDataURL(file)
  })
}
