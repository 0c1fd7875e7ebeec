import { GraphQLError } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createLog, describeError } from './log.ts'

describe('logged errors', () => {
  it.each([
    ['a parser quotes the body', `Unexpected token 'M', ..."firstName": Mia Vogel}" is not valid JSON`, 'Mia'],
    ['PostgreSQL quotes a value', 'invalid input syntax for type uuid: "mia@example.org"', 'mia'],
    ['PostgreSQL names the value of a key', 'duplicate key: Key (email, name)=(mia@example.org, Mia (M.) Vogel) exists', 'mia@'],
    ['a mail server names the address', 'mailbox of mia.vogel@example.org is full', 'mia'],
    ['a number', 'no route to +447700900123', '7700900123'],
    [
      'Prisma tells the whole call first',
      "\nInvalid `db.user.create()` invocation in\n/a/b.ts:1:2\n\n  1 {\n→ 2   firstName: 'Mia' }\n\nUnique constraint failed on the fields: (`email`)",
      'Mia',
    ],
  ])('omits personal data when %s', (_when, message, personal) => {
    const told = JSON.stringify(describeError(new Error(message, { cause: new Error(message) })))
    expect(told).not.toContain(personal)
  })

  it('keeps type, code, stack and the part of the message that describes the failure', () => {
    const error = Object.assign(new TypeError('Unique constraint failed on the fields: (`email`)'), { code: 'P2002' })
    const told = describeError(new GraphQLError('x', { originalError: error, path: ['saveProfile', 'user'] }))
    expect(told).toMatchObject({
      type: 'TypeError',
      code: 'P2002',
      message: 'Unique constraint failed on the fields: (`email`)',
      path: 'saveProfile.user',
    })
    expect(told.stack).toMatch(/^\s+at .*log\.test\.ts/)
  })

  it('keeps only known properties of an error', () => {
    const error = Object.assign(new Error('failed'), { query: 'Mia', config: { headers: { cookie: 'secret' } }, name: 'Mia' })
    const lines: string[] = []
    createLog('info', { write: (line) => void lines.push(line) }).error(error)
    expect(lines.join()).not.toMatch(/Mia|secret/)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', err: { type: 'Error', message: 'failed' } })
  })
})
