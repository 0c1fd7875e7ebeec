// Child process: the academy as `npm start` runs it, without its jobs.
import { noAi } from '../src/adapters/ai/ai.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open.ts'
import { createServer } from '../src/http/server.ts'
import { createLog } from '../src/log.ts'
import { createMetrics } from '../src/metrics.ts'
import { createAuth } from '../src/modules/identity/auth.service.ts'
import { startAnalysis } from '../src/modules/practice/analysis.service.ts'
import { tellParent } from './child.ts'
import { hashOf, tiny } from './lanes.ts'
import { readOperations } from './operations.ts'

// Production insists on a database server; on the embedded one only the libraries are told that it is production.
const mode = process.env['DATABASE_URL'] ? {} : { NODE_ENV: 'development' }
const config = readConfig({ ...process.env, ...mode })
const { db } = await openDatabase(config)
const log = createLog(config.logLevel)
const app = {
  config,
  db,
  log,
  metrics: createMetrics(),
  auth: createAuth(config, db, log),
  clock: () => new Date(),
  wait: async () => {},
  payments: null,
  ai: noAi,
  analysis: startAnalysis((problem) => log.warn(problem)),
}
const server = await createServer(app, new Map([...readOperations().values(), tiny].map(({ text }) => [hashOf(text), text])))
tellParent(await server.listen({ port: 0, host: '127.0.0.1' }))
