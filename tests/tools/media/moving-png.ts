import { crc32 } from 'node:zlib'

/** A PNG with the part that says that it moves, so browsers would look for more frames. */
export function movingPng(png: Buffer): Buffer {
  const part = Buffer.alloc(20)
  part.writeUInt32BE(8, 0)
  part.write('acTL', 4, 'latin1')
  part.writeUInt32BE(1, 8)
  part.writeUInt32BE(crc32(part.subarray(4, 16)), 16)
  // Behind the first part, which has 13 bytes.
  return Buffer.concat([png.subarray(0, 33), part, png.subarray(33)])
}
