import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Sets the duration of an MP4 with one video track, in seconds. Unchanged frames are dropped, and the encoder guesses the duration of the
 * last frame. The edit list and the two headers then hold the exact duration.
 *
 * @throws when the file has none of these boxes
 */
export function setLength(file: string, seconds: number): void {
  const bytes = readFileSync(file)
  // Offsets after the four-letter name of a version 0 box: its time scale and its durations.
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
