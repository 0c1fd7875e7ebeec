// Child process of event-loop.test.ts: the academy's server with a probe of its event loop.

import { noAi } from '../../src/adapters/ai/ai.ts'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/database/open.ts'
import { createServer } from '../../src/http/server.ts'
import { startAnalysis } from '../../src/moderation/analysis.service.ts'
import { createAuth } from '../../src/modules/accounts/sessions/auth.service.ts'
import { createLog } from '../../src/observability/log.ts'
import { createMetrics } from '../../src/observability/metrics.ts'

const config = readConfig({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' })
const { db, reader } = await openDatabase(config)
const log = createLog(config.logLevel)
// analysis.test.ts covers deadlines. Here a busy machine would miss them and start threads instead of analyzing.
const analysis = startAnalysis(() => {}, {
  deadlineMs: 60_000,
  waitMs: 600_000,
  mostWaiting: 1000,
  mostPerPayer: 1000,
  mostNamesPerPayer: 1000,
})
const server = await createServer({
  config,
  db,
  reader,
  log,
  metrics: createMetrics(),
  auth: createAuth(config, db, log),
  clock: () => new Date(),
  wait: async () => {},
  payments: null,
  ai: noAi,
  analysis,
})
await analysis.ready()

/** The most processor time of the main thread between two turns of the loop; unlike the clock, it excludes other programs. */
let longestMs = 0
let before = process.threadCpuUsage()
setInterval(() => {
  const now = process.threadCpuUsage()
  longestMs = Math.max(longestMs, (now.user + now.system - before.user - before.system) / 1000)
  before = now
}, 1)

process.on('message', (request: { take?: true; holdMs?: number }) => {
  if (request.take) {
    process.send?.({ longestMs })
    longestMs = 0
  }
  if (request.holdMs) {
    const begun = process.threadCpuUsage()
    while (process.threadCpuUsage(begun).user < request.holdMs * 1000);
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url: await server.listen({ port: 0, host: '127.0.0.1' }) })
