const headLength = 54

/** Returns a square picture as the address of a BMP image: a head, then the rows from the lowest, with blue, green and red of each dot. */
export function pictureUrl(values: Float32Array): string {
  const side = Math.sqrt(values.length / 3)
  const bytes = new Uint8Array(headLength + values.length)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, headLength, true)
  view.setUint32(14, headLength - 14, true)
  view.setInt32(18, side, true)
  view.setInt32(22, side, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  view.setUint32(34, values.length, true)
  for (let dot = 0; dot < side * side; dot += 1) {
    const place = headLength + 3 * ((side - 1 - Math.floor(dot / side)) * side + (dot % side))
    for (const color of [0, 1, 2]) bytes[place + 2 - color] = byteOf(values[3 * dot + color] ?? 0)
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}

const byteOf = (value: number) => Math.round(127.5 * (Math.min(1, Math.max(-1, value)) + 1))
