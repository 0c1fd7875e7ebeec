import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { reportOf } from './report.ts'
import type { Result } from './run.ts'
import type { Visit } from './table.ts'
import { visits } from './visits.ts'

/** Name of the attachment with a visit's results. */
export const attachment = 'conformance'

/** Location of the full report. */
const file = path.resolve(import.meta.dirname, '../../test-results/conformance.txt')

type Options = { brief?: boolean; visits?: Visit[]; write?: (text: string) => void; print?: (text: string) => void }

/**
 * Prints the results of the table, and fails the run when a row fails or did not run. Prints nothing if no visit ran; with
 * `brief`, passing rows appear in the file only.
 */
export default class ConformanceReporter implements Reporter {
  private readonly options: Options
  private readonly results = new Map<string, Result[]>()
  private isAsked = false

  constructor(options: Options = {}) {
    this.options = options
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.isAsked = suite.allTests().some((test) => test.location.file.endsWith('conformance.spec.ts'))
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const body = attachments.find(({ name }) => name === attachment)?.body
    // The last attempt of a retried visit counts.
    if (body) this.results.set(test.id, JSON.parse(body.toString()) as Result[])
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (!this.isAsked) return undefined
    const { text, brief, holds } = reportOf(this.options.visits ?? visits, [...this.results.values()].flat())
    const { write = writeDown, print = console.log } = this.options
    write(text)
    print(this.options.brief ? brief : text)
    return holds ? undefined : { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}

function writeDown(text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}
