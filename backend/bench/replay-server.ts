// Child process: the least that an answer can cost. For each recorded read it puts the same statements to the database, that of the
// session first and then all others at once, and sends the recorded answer.
import Fastify from 'fastify'
import { tellParent } from './child.ts'
import { plainPool } from './plain-pool.ts'
import { loadRecordings } from './recordings.ts'

const recordings = new Map(loadRecordings(process.env['RECORDINGS'] ?? '').map((it) => [it.operation.name, it]))
const pool = plainPool(process.env['DATABASE_URL'])

const server = Fastify()

server.post<{ Params: { name: string } }>('/replay/:name', async (request, reply) => {
  const recording = recordings.get(request.params.name)
  if (!recording) return reply.code(404).send()
  const [session, ...others] = recording.statements
  if (session) await pool.query(session)
  await Promise.all(others.map((statement) => pool.query(statement)))
  return reply.type('application/json; charset=utf-8').send(recording.answer)
})

tellParent(await server.listen({ port: 0, host: '127.0.0.1' }))
