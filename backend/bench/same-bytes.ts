import type { Lane, Shot } from './lanes.ts'

/**
 * Asks both servers the same questions and compares what they answer, byte for byte.
 *
 * @throws Error showing the first difference
 */
export async function proveSameBytes(lanes: Lane[], academy: string, floor: string): Promise<number> {
  let compared = 0
  for (const { name, academy: shots, floor: floorShots } of lanes) {
    for (const [index, shot] of shots.entries()) {
      // One after the other: what both write at once neither of them counts for certain.
      const ours = await ask(academy, shot)
      const theirs = await ask(floor, floorShots[index] ?? shot)
      if (ours !== theirs) {
        throw new Error(`${name}: the academy and the floor answer differently\nacademy: ${ours}\nfloor:   ${theirs}`)
      }
      compared += 1
    }
  }
  return compared
}

async function ask(origin: string, { method, path, headers, body }: Shot): Promise<string> {
  const reply = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) })
  return `${reply.status} ${reply.headers.get('content-type')} ${await reply.text()}`
}
