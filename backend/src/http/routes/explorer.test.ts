import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { explorerHandler } from './explorer.ts'

type Operation = (call: { args: object; query: (args: object) => Promise<string> }) => Promise<string>

const server = Fastify()
afterEach(() => server.close())

it('aborts a run after its time limit and starts no further statement', async () => {
  const statements: string[] = []
  // A client whose statements pass through the extension like Prisma's.
  const db = {
    $extends: ({ query }: { query: { $allOperations: Operation } }) => ({
      ask: async (sql: string) => query.$allOperations({ args: {}, query: async () => `${statements.push(sql)}` }),
    }),
  }
  const over = Promise.withResolvers<unknown>()
  const apollo = {
    executeHTTPGraphQLRequest: async ({ context }: { context: () => Promise<{ db: { ask(sql: string): Promise<string> } }> }) => {
      const { db: own } = await context()
      await own.ask('first')
      await new Promise((resolve) => setTimeout(resolve, 60))
      await own.ask('second').catch(over.resolve)
      throw new Error('given up')
    },
  }
  server.post(
    '/graphql',
    explorerHandler(apollo as never, async () => ({ writer: db, reader: db }) as never, 20),
  )
  const answer = await server.inject({ method: 'POST', url: '/graphql', payload: {} })
  expect(answer.statusCode).toBe(503)
  expect(answer.json().errors[0]).toMatchObject({
    message: expect.stringContaining('longer than 0.02 seconds'),
    extensions: { code: 'TIME_LIMIT' },
  })
  expect(await over.promise).toMatchObject({ code: 'TIME_LIMIT' })
  expect(statements).toEqual(['first'])
})
