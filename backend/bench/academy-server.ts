// Child process: the academy as `npm start` runs it, without its jobs.
import { noAi } from '../src/adapters/ai/ai.ts'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { createServer } from '../src/http/server.ts'
import { startAnalysis } from '../src/moderation/analysis.service.ts'
import { createAuth } from '../src/modules/accounts/sessions/auth.service.ts'
import { createLog } from '../src/observability/log.ts'
import { createMetrics, watchProcess } from '../src/observability/metrics.ts'
import { ownOperations } from '../test/support/api/own-operations.ts'
import { reportToParent } from './server-process.ts'

const config = readConfig(process.env)
const { db, reader } = await openDatabase(config)
const log = createLog(config.logLevel)
const app = {
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
  analysis: startAnalysis((problem) => log.warn(problem)),
}
watchProcess(app.metrics)
const server = await createServer(app, ownOperations().operations)
reportToParent(await server.listen({ port: 0, host: '127.0.0.1' }))
