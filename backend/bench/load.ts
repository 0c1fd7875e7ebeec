import { availableParallelism, loadavg } from 'node:os'
import autocannon from 'autocannon'
import type { Request, Scenario } from './scenarios.ts'
import { metricsToken, type Server } from './server-process.ts'

const connections = 20

/** Requests per second, and latencies in ms. */
type Figures = { perSecond: number; p50: number; p99: number }
type OfEach<T> = { academy: T; baseline: T; postgraphile: T | undefined }
type Round = OfEach<Figures>

/** Loads the servers in turn, scenario by scenario and round by round, so that other work on the machine affects all servers equally. */
export async function measure(scenarios: Scenario[], servers: OfEach<Server>, rounds: number, seconds: number): Promise<void> {
  const machine = `${availableParallelism()} processors, load average ${loadavg()[0]?.toFixed(1)} before the run`
  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s, ${machine}`)
  const results = scenarios.map((scenario) => ({ scenario, rounds: [] as Round[] }))
  let memoryMb = 0
  for (let round = -1; round < rounds; round += 1) {
    for (const { scenario, rounds } of results) {
      const baseline = await load(servers.baseline, scenario.requests, seconds)
      const academy = await load(servers.academy, scenario.requests, seconds)
      const other = scenario.postgraphile && servers.postgraphile
      const postgraphile = other && (await load(other, scenario.postgraphile ?? [], seconds))
      memoryMb = Math.max(memoryMb, await readMemory(servers.academy))
      // The first round is a warm-up.
      if (round >= 0) rounds.push({ academy, baseline, postgraphile })
    }
  }
  console.table(Object.fromEntries(results.map(({ scenario, rounds }) => [scenario.name, rowOf(scenario, rounds)])))
  console.log(`Most memory of the academy after a scenario: ${Math.round(memoryMb)} MB`)
}

async function load({ origin }: Server, requests: Request[], duration: number): Promise<Figures> {
  let client = 0
  const result = await autocannon({
    url: origin,
    connections,
    duration,
    // Each connection starts with a different learner.
    setupClient: (it) => {
      const start = Math.floor((client++ % connections) * (requests.length / connections))
      it.setRequests([...requests.slice(start), ...requests.slice(0, start)].map((request) => ({ ...request })))
    },
    // GraphQL also returns errors with status 200, and null for anonymous visitors.
    verifyBody: (body) => !/"errors"|"viewer":null|"allSessions":\{"nodes":\[\]|"__typename":"\w+Error"/.test(String(body)),
  })
  const failed = result.non2xx + result.errors + result.mismatches
  if (failed > 0) throw new Error(`${failed} requests to ${origin}${requests[0]?.path} failed under load`)
  return { perSecond: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}

function rowOf({ goal }: Scenario, rounds: Round[]) {
  const medianOf = (pick: (round: Round) => number | undefined) => median(rounds.map((it) => pick(it) ?? Number.NaN))
  const ofBaseline = medianOf(({ academy, baseline }) => academy.perSecond / baseline.perSecond)
  const ofPostgraphile = medianOf(({ academy, postgraphile }) => postgraphile && academy.perSecond / postgraphile.perSecond)
  return {
    'academy/s': Math.round(medianOf((it) => it.academy.perSecond)),
    'baseline/s': Math.round(medianOf((it) => it.baseline.perSecond)),
    'of baseline': Number(ofBaseline.toFixed(2)),
    goal: `${goal} ${ofBaseline >= goal ? 'reached' : 'missed'}`,
    'PostGraphile/s': Math.round(medianOf((it) => it.postgraphile?.perSecond)) || '',
    'of PostGraphile': Number(ofPostgraphile.toFixed(2)) || '',
    ...{ p50: medianOf((it) => it.academy.p50), p99: medianOf((it) => it.academy.p99) },
  }
}

/** Memory use in MB, from the academy's own metrics. */
async function readMemory({ origin }: Server): Promise<number> {
  const metrics = await (await fetch(`${origin}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2
}
