import type { Lane, Shot } from './lanes.ts'

/**
 * Asks both servers the same questions and compares what they answer, byte for byte.
 *
 * @throws Error showing the first difference
 */
export async function proveSameBytes(lanes: Lane[], academy: string, floor: string): Promise<number> {
  let compared = 0
  for (const lane of lanes) {
    for (const [index, shot] of lane.academy.entries()) {
      const [ours, theirs] = await Promise.all([ask(academy, shot), ask(floor, lane.floor[index] ?? shot)])
      if (ours !== theirs) {
        throw new Error(`${lane.name}: the academy and the floor answer differently\nacademy: ${ours}\nfloor:   ${theirs}`)
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
