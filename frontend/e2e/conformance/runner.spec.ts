import { expect } from '@playwright/test'
import type { FullConfig, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { test } from '../support/test.ts'
import { reportOf } from './report.ts'
import ConformanceReporter, { attachment } from './reporter.ts'
import { type Result, runRows } from './run.ts'
import { faultsOf, open, type Row, row, type Scene, type Visit } from './table.ts'

// Verifies that the table can fail.

const holding = row('2.holds', 'a screen shows this', async () => {})
const failing = row('8.fails', 'an error reads that', () => Promise.reject(new Error('it reads something else')))
const waiting = open('9.waits', 'a constant is so', 'the field does not exist yet')
const read = row('4.read', 'a state is so', async () => {}, 'gate')

/** Returns the reporter's output for these rows, or for a run in which only some of them were reached. */
async function reported(rows: Row[], asked = rows, options: { brief?: boolean } = {}) {
  const visits: Visit[] = [{ what: 'a visit', who: 'visitor', rows }]
  const told: string[] = []
  const kept: string[] = []
  const reporter = new ConformanceReporter({
    ...options,
    visits,
    print: (text) => told.push(text),
    write: (text) => kept.push(text),
  })
  const file = { location: { file: 'e2e/conformance/conformance.spec.ts' }, id: 'a' } as TestCase
  reporter.onBegin({} as FullConfig, { allTests: () => [file] } as Suite)
  const body = Buffer.from(JSON.stringify(await runRows(asked, {} as Scene)))
  reporter.onTestEnd(file, {
    attachments: [{ name: attachment, contentType: 'application/json', body }],
  } as unknown as TestResult)
  return { verdict: await reporter.onEnd(), told: told.join('\n'), kept: kept.join('\n') }
}

test('passing rows are listed and counted by section, and the run passes', async () => {
  const { verdict, told } = await reported([holding, read])
  expect(verdict).toBeUndefined()
  expect(told).toMatch(/✓ 2\.holds +a screen shows this/)
  expect(told).toMatch(/2\. Screens and routes +1 +1 +0 +0 +0/)
  expect(told).not.toContain('Not as specified')
})

test('a failed row is listed with its reason, fails the run, and does not stop the next row', async () => {
  const { verdict, told } = await reported([failing, holding])
  expect(verdict).toEqual({ status: 'failed' })
  expect(told).toMatch(/Not as specified\n-+\n✗ 8\.fails +an error reads that\n +it reads something else/)
  expect(told).toMatch(/✓ 2\.holds/)
})

test('an open row is listed with its reason, and fails the run', async () => {
  const { verdict, told } = await reported([waiting])
  expect(verdict).toEqual({ status: 'failed' })
  expect(told).toMatch(/○ 9\.waits +a constant is so\n +the field does not exist yet/)
})

test('a row that did not run is listed, and fails the run', async () => {
  const { verdict, told } = await reported([holding, read], [holding])
  expect(verdict).toEqual({ status: 'failed' })
  expect(told).toMatch(/\? 4\.read/)
})

test('duplicate ids and rows without a section are errors of the table and fail the run', async () => {
  const astray = row('1.what-for', 'of a section that is not checked', async () => {})
  expect(faultsOf([{ what: 'a visit', who: 'visitor', rows: [holding, holding, astray] }])).toEqual([
    'two rows are called 2.holds',
    '1.what-for is of no section',
  ])
  expect((await reported([holding, holding])).verdict).toEqual({ status: 'failed' })
})

test('a deliberate reading is listed separately, with its explanation', async () => {
  const { told } = await reported([read])
  expect(told).toMatch(/Deliberate readings\n-+\ngate: .*30 days of the lab.*\n +✓ 4\.read/)
})

test('the brief report lists only deviations, and the file lists everything', async () => {
  const { told, kept } = await reported([holding, failing], undefined, { brief: true })
  expect(told).not.toContain('2.holds')
  expect(told).toContain('8.fails')
  expect(kept).toContain('2.holds')
})

test('the last attempt of a retried visit counts', () => {
  const first: Result = { id: '2.holds', outcome: 'fails' }
  const last: Result = { id: '2.holds', outcome: 'holds' }
  expect(reportOf([{ what: 'a visit', who: 'visitor', rows: [holding] }], [first, last]).holds).toBe(true)
})
