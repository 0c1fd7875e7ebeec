import { type Picture, type PictureType, UnreachableError } from './ai.ts'

/** Larger pictures are rejected, so that the database and the data export stay small. */
export const maxPictureBytes = 3_000_000
/** Pixels per side. A small file can contain a picture that fills the memory of a phone. */
const minSide = 64
const maxSide = 2048

type Size = { width: number; height: number }

/**
 * Returns a picture with the type and size that its own bytes state. Accepts a complete PNG, JPEG or WebP file and nothing after its end.
 *
 * @throws UnreachableError for everything else
 */
export function readPicture(bytes: Buffer<ArrayBuffer>): Picture {
  if (bytes.length > maxPictureBytes) throw new UnreachableError('pictures: more bytes than allowed')
  for (const [mediaType, sizeOf] of readers) {
    const size = sizeOf(bytes)
    if (!size) continue
    const { width, height } = size
    if (Math.min(width, height) < minSide || Math.max(width, height) > maxSide) break
    return { bytes, mediaType, width, height }
  }
  throw new UnreachableError('pictures: not a picture of an accepted type and size')
}

const readers: [PictureType, (bytes: Buffer) => Size | null][] = [
  ['image/png', sizeOfPng],
  ['image/jpeg', sizeOfJpeg],
  ['image/webp', sizeOfWebp],
]

const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex')

function sizeOfPng(bytes: Buffer): Size | null {
  if (bytes.length < 45 || !bytes.subarray(0, 16).equals(pngStart) || !bytes.subarray(-12).equals(pngEnd)) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** The size is in the frame header, after segments of any length. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  if (bytes.length < 20 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return null
}

function sizeOfWebp(bytes: Buffer): Size | null {
  const isWebp = bytes.length >= 30 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  // A chunk of odd length is followed by one more byte.
  if (!isWebp || bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
