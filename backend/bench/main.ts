// `npm run bench -- [--learners N] [--rounds N] [--seconds N] [--lane NAME]... [--postgraphile]`: how fast the academy is beside a floor
// written by hand, and how many SQL statements each of its operations needs. With lanes only those are measured whose names begin so, and
// nothing is counted. On request its screens are held against PostGraphile as well, which is fetched for it. Leaves nothing behind.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Child, flagsOfStart, startChild } from './child.ts'
import { forgedLanes, type Lane, makeLanes, replayLanes } from './lanes.ts'
import { growLearners, seedTemplates, templates } from './learners.ts'
import { type LoadOptions, measure } from './load.ts'
import { type Operation, readOperations } from './operations.ts'
import { printPlannedAnew } from './plans.ts'
import { installPostgraphile, postgraphileLanes } from './postgraphile.ts'
import { type Recording, recordReads, saveRecordings } from './recordings.ts'
import { proveSameBytes } from './same-bytes.ts'
import { sessionSecret, staffCookie } from './sessions.ts'
import { newcomersNeeded, raceShadow, Shadow } from './shadow.ts'
import { Stage } from './stage.ts'
import { type Count, countStatements, judgeStatements } from './statements.ts'
import { printSummary, type Share } from './summary.ts'
import { openThrowaway, type Throwaway } from './throwaway.ts'

const few = 1000
/** Learners asked for under load, in turn. */
const rotation = 500

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    lane: { type: 'string', multiple: true, default: [] },
    postgraphile: { type: 'boolean', default: false },
  },
})
const learners = Math.max(few + rotation, Number(values.learners))
const options: LoadOptions = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
/** Not the first thousand, among whom operations were tried. */
const spread = Array.from({ length: rotation }, (_, n) => few + Math.floor((n * (learners - few)) / rotation))
const environment = { SESSION_SECRET: sessionSecret, PUBLIC_URL: 'http://127.0.0.1', ALLOW_HTTP: 'on', LOG_LEVEL: 'error' }

const opened = new AsyncDisposableStack()
let closing: Promise<void> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => close().finally(() => process.exit(130)))
}
// What crashes a server crashes this process too, as operations are counted in it.
process.once('uncaughtException', (error) => {
  if (!closing) console.error(error)
  close().finally(() => process.exit(1))
})
try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  // What an interruption tears down fails noisily; that is not news.
  if (!closing) console.error(error)
  process.exitCode = 1
} finally {
  await close()
}

function close(): Promise<void> {
  closing ??= opened.disposeAsync()
  return closing
}

/** @returns whether all is well */
async function run(): Promise<boolean> {
  const throwaway = await openThrowaway()
  opened.defer(() => throwaway.drop())
  console.log(`Database: ${throwaway.about}`)
  const postgraphile = values.postgraphile ? await fetchPostgraphile(throwaway) : undefined
  const operations = readOperations()
  const { counts, faults, recordings } = await count(throwaway, operations)
  const statements = lengthsOf(counts)
  if (recordings.length > 0) await findPlannedAnew(throwaway, operations, recordings)
  const { shares: byHand, lanes, ...servers } = await race(throwaway, operations, statements)
  if (postgraphile) await racePostgraphile(postgraphile, servers.academy, lanes, statements)
  if (recordings.length > 0) {
    const replayed = await raceReplay(throwaway, servers.academy, recordings)
    const known = new Set(recordings.map((it) => it.operation))
    const others = counts.map((it) => it.operation).filter((it) => !known.has(it))
    await Promise.all(Object.values(servers).map((server) => server.stop()))
    const followed = await raceOthers(throwaway, operations, others)
    faults.push(...followed.faults)
    printSummary(counts, { byHand, replayed, followed: followed.shares })
  }
  for (const fault of faults) console.error(`FAULT ${fault}`)
  return faults.length === 0
}

type Counted = { counts: Count[]; faults: string[]; recordings: Recording[] }

/** Fills the database, and counts statements on the way: once with few learners and once with all. */
async function count({ place }: Throwaway, operations: Map<string, Operation>): Promise<Counted> {
  await using stage = await Stage.open({ ...environment, ...place }, operations)
  const { database } = stage
  await seedTemplates(database)
  await growLearners(database, 0, few)
  const counted = values.lane.length > 0 ? [] : [...operations.values()]
  const before = await countStatements(stage, counted)
  await growLearners(database, few, learners)
  const after = await countStatements(stage, counted)
  // Who reads the roster under load.
  await stage.staff()
  const recordings = 'DATABASE_URL' in place ? await recordReads(stage, counted) : []
  return { counts: after, faults: judgeStatements(before, after, [few, learners]), recordings }
}

async function findPlannedAnew({ place }: Throwaway, operations: Map<string, Operation>, recordings: Recording[]): Promise<void> {
  await using stage = await Stage.open({ ...environment, ...place }, operations, { connections: 1 })
  await printPlannedAnew(stage, recordings)
}

async function race(
  { place, twin }: Throwaway,
  operations: Map<string, Operation>,
  statements: Map<string, number>,
): Promise<{ academy: Child; floor: Child; lanes: Lane[]; shares: Share[] }> {
  const production = { ...environment, NODE_ENV: 'production', STAFF_2FA: 'off' }
  const floor = await startChild('floor-server.ts', { ...production, ...(await twin()) })
  opened.defer(() => floor.stop())
  const academy = await startChild('academy-server.ts', { ...production, ...place }, flagsOfStart())
  opened.defer(() => academy.stop())

  const oneOfEach = Array.from({ length: templates * 2 }, (_, n) => learners - 1 - n)
  const proof = makeLanes(operations, oneOfEach, staffCookie)
  const compared = await proveSameBytes([...proof, ...forgedLanes(proof)], academy.origin, floor.origin)
  console.log(`\nThe academy and the floor gave the same bytes to ${compared} questions.`)
  const isWanted = ({ name }: Lane) => values.lane.length === 0 || values.lane.some((it) => name.startsWith(it))
  const lanes = makeLanes(operations, spread, staffCookie).filter(isWanted)
  return { academy, floor, lanes, shares: await measure(lanes, { academy, floor }, statements, options) }
}

/** @returns what its server needs */
async function fetchPostgraphile({ place }: Throwaway): Promise<Record<string, string>> {
  if (!('DATABASE_URL' in place)) throw new Error('PostGraphile needs a PostgreSQL, and none answers')
  const folder = await mkdtemp(path.join(tmpdir(), 'deepm-postgraphile-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  await installPostgraphile(folder)
  return { NODE_ENV: 'production', GRAPHILE_ENV: 'production', POSTGRAPHILE: folder, ...place }
}

/** The screens once more, beside PostGraphile on the same database. */
async function racePostgraphile(
  env: Record<string, string>,
  academy: Child,
  lanes: Lane[],
  statements: Map<string, number>,
): Promise<void> {
  const floor = await startChild('postgraphile-server.ts', env)
  opened.defer(() => floor.stop())
  console.log('\nThe screens beside PostGraphile, in the place of the floor, which is asked for the rows that they are made of')
  await measure(postgraphileLanes(lanes, spread), { academy, floor }, statements, options)
  await floor.stop()
}

/** Every read of the web app beside its own statements and its own answer, with nothing between. */
async function raceReplay({ place }: Throwaway, academy: Child, recordings: Recording[]): Promise<Share[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deepm-replay-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'recordings')
  saveRecordings(file, recordings)
  const floor = await startChild('replay-server.ts', { ...environment, NODE_ENV: 'production', ...place, RECORDINGS: file })
  opened.defer(() => floor.stop())
  console.log('\nEvery read of the web app beside a server that only puts the same statements and sends the recorded answer')
  const brief = { rounds: 1, seconds: 1 }
  const shares = await measure(replayLanes(recordings), { academy, floor }, lengthsOf(recordings), brief)
  await floor.stop()
  return shares
}

/** What changes something, so that it cannot be asked again and again: on two databases with the same rows. */
async function raceOthers(
  { place, copy }: Throwaway,
  all: Map<string, Operation>,
  others: Operation[],
): ReturnType<typeof raceShadow> {
  if (!copy) return { shares: [], faults: [] }
  const firstFresh = Math.ceil(learners / templates) * templates
  const open = () => Stage.open({ ...environment, ...place }, all, { firstFresh })
  {
    await using stage = await open()
    await growLearners(stage.database, firstFresh, firstFresh + newcomersNeeded(others.length) * templates, templates)
  }
  const second = await copy()
  await using stage = await open()
  await using shadow = await Shadow.open(second)
  // Awaited here, or both would be closed before it has begun.
  return await raceShadow(stage, shadow, others)
}

/** How many statements each operation needs, by its name. */
function lengthsOf(heard: { operation: Operation; statements: unknown[] }[]): Map<string, number> {
  return new Map(heard.map((it) => [it.operation.name, it.statements.length]))
}
