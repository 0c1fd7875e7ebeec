import { inflateSync } from 'node:zlib'

/**
 * Unpacks the font inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF/).
 * pdfkit reads WOFF too, but inflates a table again for every glyph: a report takes 240 ms instead of 60.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is not a WOFF 1.0 font')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [number, number, number]
    const stored = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(stored) : stored
    const record = 12 + 16 * index
    woff.copy(head, record, entry, entry + 4)
    woff.copy(head, record + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, record + 8)
    head.writeUInt32BE(length, record + 12)
    const padding = Buffer.alloc(-length & 3)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}
