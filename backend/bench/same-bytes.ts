import type { Lane, Shot } from './lanes.ts'

/**
 * Asks both servers the same questions and compares what they answer, byte for byte; but for lanes that leave something out.
 *
 * @throws Error showing the first difference
 */
export async function proveSameBytes(lanes: Lane[], academy: string, floor: string): Promise<number> {
  let compared = 0
  for (const { name, academy: shots, floor: floorShots, leftOut = [] } of lanes) {
    for (const [index, shot] of shots.entries()) {
      // One after the other: what both write at once neither of them counts for certain.
      const ours = await ask(academy, shot, leftOut)
      const theirs = await ask(floor, floorShots[index] ?? shot, [])
      if (ours !== theirs) {
        throw new Error(`${name}: the academy and the floor answer differently\nacademy: ${ours}\nfloor:   ${theirs}`)
      }
      compared += 1
    }
  }
  return compared
}

async function ask(origin: string, { method, path, headers, body }: Shot, leftOut: string[]): Promise<string> {
  const reply = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) })
  const text = await reply.text()
  return `${reply.status} ${reply.headers.get('content-type')} ${leftOut.length > 0 ? without(text, leftOut) : text}`
}

function without(text: string, keys: string[]): string {
  return JSON.stringify(JSON.parse(text), (key, value) => (keys.includes(key) ? undefined : value))
}
