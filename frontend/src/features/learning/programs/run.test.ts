import { expect, test } from 'vitest'
import { readMessage, reduceRun, startRun } from './run.ts'

test.each([
  [
    { kind: 'print', text: 'a' },
    { kind: 'print', text: 'a' },
  ],
  [
    { kind: 'error', text: 'x is not defined', line: 3 },
    { kind: 'error', text: 'x is not defined', line: 3 },
  ],
  [
    { kind: 'error', text: 'x', line: '<b>' },
    { kind: 'error', text: 'x', line: null },
  ],
  [
    { kind: 'end', reason: 'late' },
    { kind: 'end', reason: 'late' },
  ],
  [{ kind: 'end', reason: 'failed' }, null],
  [{ kind: 'print', text: { toString: 'a' } }, null],
  ['print', null],
  [null, null],
])('reads only the messages of the sandbox: %j', (data, expected) => {
  expect(readMessage(data)).toEqual(expected)
})

test('a program that is done can still print', () => {
  const run = [
    { kind: 'print', text: '1' },
    { kind: 'done' },
    { kind: 'print', text: '2' },
    { kind: 'end', reason: 'done' },
  ].reduce((now, data) => reduceRun(now, readMessage(data) ?? { kind: 'done' }), startRun)
  expect(run).toEqual({ printed: ['1', '2'], error: null, end: 'done' })
})
