// Reads the duration of a video from its file.

/** Returns the seconds in a WebM header: element 4489, a float in units of element 2AD7B1 (default: milliseconds). */
export function webmSeconds(file: Buffer): number {
  const head = file.subarray(0, 2000)
  const scale = element(head, [0x2a, 0xd7, 0xb1])
  const duration = element(head, [0x44, 0x89])
  if (!duration) throw new Error('The WebM file does not say how long it lasts.')
  const units = duration.length === 8 ? duration.readDoubleBE() : duration.readFloatBE()
  return (units * (scale ? scale.readUIntBE(0, scale.length) : 1_000_000)) / 1_000_000_000
}

function element(bytes: Buffer, id: number[]): Buffer | undefined {
  const at = bytes.indexOf(Buffer.from(id))
  if (at < 0) return undefined
  const start = at + id.length + 1
  return bytes.subarray(start, start + ((bytes[start - 1] ?? 0) & 0x7f))
}

/** Returns the seconds in an MP4 header of version 0. */
export function mp4Seconds(file: Buffer): number {
  const header = file.indexOf('mvhd') + 4
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12)
}
