// `npm run bench -- [--learners N] [--rounds N] [--seconds N] [--scenario NAME]... [--postgraphile]`; see docs/performance.md.
import { parseArgs } from 'node:util'
import { createDatabase, fillDatabase, learnerId, sessionSecret, templates } from './fixtures.ts'
import { measure } from './load.ts'
import { installPostgraphile } from './postgraphile.ts'
import { compareAnswers, makeScenarios } from './scenarios.ts'
import { metricsToken, startFlags, startServer } from './server-process.ts'

/** Number of learners whose requests are sent in turn. */
const rotation = 500

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    scenario: { type: 'string', multiple: true, default: [] },
    postgraphile: { type: 'boolean', default: false },
  },
})
const learners = Math.max(rotation, Number(values.learners))

const opened = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => opened.disposeAsync().finally(() => process.exit(130)))
}
await run().finally(() => opened.disposeAsync())

async function run(): Promise<void> {
  const folder = values.postgraphile ? opened.adopt(await installPostgraphile(), (it) => it.remove()) : undefined
  const database = opened.adopt(await createDatabase(), (it) => it.drop())
  await fillDatabase(database.url, learners)
  console.log(`PostgreSQL ${database.version}, ${learners} learners`)

  const env = { NODE_ENV: 'production', DATABASE_URL: database.url, SESSION_SECRET: sessionSecret, METRICS_TOKEN: metricsToken }
  const settings = { PUBLIC_URL: 'http://127.0.0.1', ALLOW_HTTP: 'on', LOG_LEVEL: 'error', STAFF_2FA: 'off' }
  const start = async (...args: Parameters<typeof startServer>) => opened.adopt(await startServer(...args), (it) => it.stop())
  const baseline = await start('baseline-server.ts', env)
  const academy = await start('academy-server.ts', { ...env, ...settings }, startFlags())
  const other = folder && { ...env, GRAPHILE_ENV: 'production', POSTGRAPHILE: folder.path }
  const postgraphile = other && (await start('postgraphile-server.ts', other))

  const oneOfEach = [...templates, ...templates.map((_, n) => learnerId(n))]
  const compared = await compareAnswers(makeScenarios(oneOfEach), academy.origin, baseline.origin)
  console.log(`The academy and the baseline gave the same data to ${compared} requests.`)

  const last = Array.from({ length: rotation }, (_, n) => learnerId(learners - rotation + n))
  const wanted = values.scenario.length > 0 ? values.scenario : ['']
  const scenarios = makeScenarios(last).filter(({ name }) => wanted.some((it) => name.includes(it)))
  await measure(scenarios, { academy, baseline, postgraphile }, Number(values.rounds), Number(values.seconds))
}
