import pg from 'pg'
import { type Heard, hearing } from './hearing.ts'
import { median, rounded } from './medians.ts'
import type { Operation } from './operations.ts'
import { sceneOf } from './scenes.ts'
import type { Stage } from './stage.ts'
import type { Share } from './summary.ts'

/** Run so often before it counts, and then so often. */
const [warmings, runs] = [2, 5]

/** How many newcomers a race may need: each run of an operation may take one, and its scene another. */
export const newcomersNeeded = (operations: number) => operations * (warmings + runs) * 2

/**
 * A second database with the same rows that is told whatever the first is told, in the same order. So even what can be done once only can
 * be done twice, by the academy and by a loop that puts the very same statements, with nothing between.
 */
export class Shadow {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async open(connectionString: string): Promise<Shadow> {
    const client = new pg.Client({ connectionString, options: '-c TimeZone=UTC', statement_timeout: 10_000 })
    // An interrupted bench drops the database under it.
    client.on('error', () => {})
    await client.connect()
    return new Shadow(client)
  }

  /** @throws Error when a statement has another outcome than it had */
  async follow(statements: Heard[]): Promise<void> {
    for (const { asked, outcome } of statements) {
      const own = await this.#client.query(asked as pg.QueryConfig).then(
        ({ rowCount }) => rowCount,
        () => 'failed' as const,
      )
      if (own !== outcome) {
        throw new Error(`the second database went astray, ${own} instead of ${outcome}: ${asked.text.slice(0, 300)}`)
      }
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#client.end()
  }
}

/** Milliseconds: by the clock, and of this process's own work. */
type Cost = { took: number; cpu: number }

/**
 * Runs each operation some times, each time followed by its own statements on the shadow, and prints how the two compare.
 *
 * @returns what each reached of its floor, and what is wrong; the latter empty when all is well
 */
export async function raceShadow(
  stage: Stage,
  shadow: Shadow,
  operations: Operation[],
): Promise<{ shares: Share[]; faults: string[] }> {
  const faults: string[] = []
  const table: Record<string, Row> = {}
  for (const operation of operations) {
    try {
      table[operation.name] = await raceOne(stage, shadow, operation)
    } catch (error) {
      // From here on the two databases may differ, and every figure would be one of that.
      faults.push(`${operation.name}: ${(error as Error).message}; what follows it was not measured`)
      break
    }
  }
  console.log('\nEvery other operation beside a loop that puts the same statements to a second database with the same rows,')
  console.log(`one at a time in this process: medians of ${runs} runs, times and processor time in ms`)
  console.table(table)
  return { shares: Object.entries(table).map(([operation, row]) => ({ operation, ofFloor: row['of floor'] })), faults }
}

type Row = { 'of floor': number; [column: string]: string | number }

async function raceOne(stage: Stage, shadow: Shadow, { name, kind }: Operation): Promise<Row> {
  const pairs: { academy: Cost; floor: Cost }[] = []
  let length = 0
  for (let run = 0; run < warmings + runs; run += 1) {
    const [scene, before] = await hearing(() => sceneOf(name, stage))
    await shadow.follow(before)
    const [academy, [, statements]] = await cost(() => hearing(() => stage.run(name, scene)))
    const [floor] = await cost(() => shadow.follow(statements))
    length = statements.length
    if (run >= warmings) pairs.push({ academy, floor })
  }
  const of = (who: 'academy' | 'floor', what: keyof Cost) => median(pairs.map((it) => it[who][what]))
  return {
    kind,
    SQL: length,
    floor: rounded(of('floor', 'took')),
    academy: rounded(of('academy', 'took')),
    'of floor': rounded(of('floor', 'took') / of('academy', 'took')),
    'CPU floor': rounded(of('floor', 'cpu')),
    'CPU academy': rounded(of('academy', 'cpu')),
  }
}

async function cost<T>(work: () => Promise<T>): Promise<[Cost, T]> {
  const [before, begun] = [process.cpuUsage(), performance.now()]
  const result = await work()
  const took = performance.now() - begun
  const { user, system } = process.cpuUsage(before)
  return [{ took, cpu: (user + system) / 1000 }, result]
}
