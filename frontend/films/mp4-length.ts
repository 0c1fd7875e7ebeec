import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Sets how long an MP4 of one video track plays, in seconds. Frames that do not change are left out, and the encoder guesses how long the
 * last one stays; the edit list and the two headers say it exactly. Throws when the file has none of them.
 */
export function setLength(file: string, seconds: number): void {
  const bytes = readFileSync(file)
  // Offsets behind the four letters of a box of version 0: its time scale and its durations.
  const at = (box: string) => {
    const start = bytes.indexOf(box)
    if (start < 0 || bytes[start + 4] !== 0) throw new Error(`${file} has no ${box} of version 0.`)
    return start + 4
  }
  const duration = Math.round(seconds * bytes.readUInt32BE(at('mvhd') + 12))
  bytes.writeUInt32BE(duration, at('mvhd') + 16)
  bytes.writeUInt32BE(duration, at('tkhd') + 20)
  bytes.writeUInt32BE(duration, at('elst') + 8)
  writeFileSync(file, bytes)
}
