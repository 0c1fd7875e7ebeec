import { availableParallelism, loadavg } from 'node:os'
import autocannon from 'autocannon'
import type { Child } from './child.ts'
import type { Lane, Shot } from './lanes.ts'
import { median, rounded } from './medians.ts'
import type { Share } from './summary.ts'

const connections = 20

/** Requests per second, latencies in ms, and the server's own processor time for a request in ms. */
type Figures = { perSecond: number; p50: number; p99: number; cpu: number }
type Round = { academy: Figures; floor: Figures }

export type LoadOptions = { rounds: number; seconds: number }

/**
 * Loads both servers in turn, lane by lane and round by round, so that whatever else the machine does hits both alike, and prints a
 * table with a line for each lane.
 *
 * @param statements how many SQL statements each operation needs, by its name
 * @returns what each lane's operation reached of the floor's requests a second
 */
export async function measure(
  lanes: Lane[],
  { academy, floor }: { academy: Child; floor: Child },
  statements: Map<string, number>,
  { rounds, seconds }: LoadOptions,
): Promise<Share[]> {
  const busy = loadavg()[0]?.toFixed(1)
  const results = lanes.map((lane) => ({ lane, rounds: [] as Round[] }))
  for (const { lane } of results) {
    await load(academy, lane.academy, 2)
    await load(floor, lane.floor, 1)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { lane, rounds } of results) {
      const floorFigures = await load(floor, lane.floor, seconds)
      rounds.push({ floor: floorFigures, academy: await load(academy, lane.academy, seconds) })
    }
  }
  console.log(`\nLoad: ${connections} connections, medians of ${rounds} rounds of ${seconds} s, times in ms`)
  console.log(`(${availableParallelism()} processors, load average ${busy} before: when others were busy, trust ratios and CPU)`)
  const rows = results.map(({ lane, rounds }) => ({ lane, row: rowOf(lane, rounds, statements) }))
  console.table(Object.fromEntries(rows.map(({ lane, row }) => [lane.name, row])))
  console.log(`Memory of the academy after it: ${Math.round((await academy.usage()).memory)} MB`)
  return rows.map(({ lane: { operation = '', goal }, row }) => ({ operation, goal, ofFloor: row['of floor'] }))
}

async function load(server: Child, shots: Shot[], seconds: number): Promise<Figures> {
  const before = await server.usage()
  let client = 0
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    // Each connection starts with another learner, so that no two ask for the same one at the same time.
    setupClient: (it) => {
      const start = Math.floor((client++ % connections) * (shots.length / connections))
      it.setRequests([...shots.slice(start), ...shots.slice(0, start)].map((shot) => ({ ...shot })))
    },
    // GraphQL answers failures and refusals with 200 as well, and strangers with nobody.
    verifyBody: (body) => !/"errors"|"(viewer|learnerByRowId)":null|"__typename":"\w+Error"/.test(String(body)),
  })
  const failed = result.non2xx + result.errors + result.mismatches
  if (failed > 0) throw new Error(`${failed} requests to ${server.origin}${shots[0]?.path} failed under load`)
  const answered = result['2xx']
  const cpu = ((await server.usage()).cpu - before.cpu) / answered
  return { perSecond: answered / result.duration, p50: result.latency.p50, p99: result.latency.p99, cpu }
}

function rowOf({ goal, operation }: Lane, all: Round[], statements: Map<string, number>) {
  // A second in which a busy machine let one of them answer nothing says nothing about either.
  const rounds = all.filter(({ academy, floor }) => academy.perSecond > 0 && floor.perSecond > 0)
  const of = (server: keyof Round, figure: keyof Figures) => median(rounds.map((it) => it[server][figure]))
  const ratio = median(rounds.map((it) => it.academy.perSecond / it.floor.perSecond))
  return {
    'floor/s': Math.round(of('floor', 'perSecond')),
    'academy/s': Math.round(of('academy', 'perSecond')),
    'of floor': rounded(ratio),
    goal: goal ?? '',
    reached: goal === undefined || rounds.length === 0 ? '' : ratio >= goal ? 'yes' : 'no',
    SQL: statements.get(operation ?? '') ?? 0,
    'CPU floor': rounded(of('floor', 'cpu')),
    'CPU academy': rounded(of('academy', 'cpu')),
    p50: of('academy', 'p50'),
    p99: of('academy', 'p99'),
  }
}
