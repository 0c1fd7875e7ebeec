// Child process: PostGraphile on the same tables, configured as its guide recommends.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { reportToParent } from './server-process.ts'

// Installed in a temporary folder, outside this project.
const load = createRequire(`${process.env['POSTGRAPHILE']}/`)
const { postgraphile } = load('postgraphile')
const { PostGraphileAmberPreset } = load('postgraphile/presets/amber')
const { makePgService } = load('postgraphile/adaptors/pg')
const { grafserv } = load('postgraphile/grafserv/node')

const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env['DATABASE_URL'], schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
}
const server = createServer()
await postgraphile(preset).createServ(grafserv).addTo(server)
server.listen(0, '127.0.0.1', () => reportToParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
