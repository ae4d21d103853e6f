import type { UploadRequest, UploadResult } from '#studio/api.ts'
import { ServerError, ask } from '#studio/server/request.ts'

/** Sends a file from the author's disk to the media folder; refused, it answers with the reason. */
export async function uploadMedia(file: File): Promise<UploadResult | { problem: string }> {
  try {
    const data = await base64(file)
    return await ask<UploadResult>('POST', 'media', {
      name: file.name,
      data,
    } satisfies UploadRequest)
  } catch (error) {
    if (error instanceof ServerError) return { problem: error.message }
    return { problem: `${file.name} could not be read. Choose it again.` }
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
