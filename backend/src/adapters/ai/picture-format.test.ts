import { expect, it } from 'vitest'
import { maxPictureBytes, readPicture } from './picture-format.ts'
import { testPicture } from './provider.fixture.ts'

function png(width: number, height: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(testPicture)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A JPEG with an application segment before the frame header. */
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe00006aaaaaaaaffc2001108', 'hex'),
  Buffer.from([0x01, 0x00, 0x02, 0x00]),
  Buffer.from('03012200021101031101ffd9', 'hex'),
])

function webp(chunk: string, size: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(40)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(32, 4)
  bytes.write(`WEBP${chunk}`, 8)
  Buffer.from(size, 'hex').copy(bytes, chunk === 'VP8X' ? 24 : chunk === 'VP8 ' ? 26 : 21)
  return bytes
}

it.each([
  ['a PNG', testPicture, 'image/png', 64, 64],
  ['a JPEG', jpeg, 'image/jpeg', 512, 256],
  ['an extended WebP', webp('VP8X', 'ff0100ff0000'), 'image/webp', 512, 256],
  ['a lossy WebP', webp('VP8 ', '00020001'), 'image/webp', 512, 256],
  ['a lossless WebP', webp('VP8L', 'ffc13f00'), 'image/webp', 512, 256],
])('reads type and size of %s', (_name, bytes, mediaType, width, height) => {
  expect(readPicture(Buffer.from(bytes))).toEqual({ bytes, mediaType, width, height })
})

it.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(100))],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(100))],
  ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100)])],
  ['nothing', Buffer.alloc(0)],
  ['a PNG without its end', testPicture.subarray(0, -4)],
  ['a PNG with a page after its end', Buffer.concat([testPicture, Buffer.from('<script>alert(1)</script>')])],
  ['a PNG with too many pixels', png(2049, 64)],
  ['a PNG with too few pixels', png(64, 1)],
  ['a JPEG without a frame', Buffer.from('ffd8ffe00006aaaaaaaaffe00006aaaaaaaaffd9', 'hex')],
  ['a JPEG whose segment points outside', Buffer.from('ffd8ffe0ffffaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaffd9', 'hex')],
  ['a WebP of another length', webp('VP8X', 'ff0100ff0000').subarray(0, 36)],
  ['too many bytes', Buffer.concat([testPicture, Buffer.alloc(maxPictureBytes)])],
])('rejects %s', (_name, bytes) => {
  expect(() => readPicture(Buffer.from(bytes))).toThrow()
})
