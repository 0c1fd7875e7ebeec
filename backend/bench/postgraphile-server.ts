// Child process: PostGraphile on the same tables, as its own guide sets it up. It is measured, not used.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tellParent } from './child.ts'

// It lies in a folder of its own, outside of what this project installs.
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
server.listen(0, '127.0.0.1', () => tellParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
