import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { parseEnv } from 'node:util'
import { RefusedError } from './refusals.ts'

export type Io = {
  env: Record<string, string | undefined>
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable
  stderr: Writable
}

type Cell = string | number | boolean | Date | null
type Row = Record<string, Cell>

/** Input and output of a command: tables for people or JSON for programs, and questions before destructive actions. */
export class Terminal {
  readonly io: Io
  exitCode = 0
  private isJson = false
  private isConfirmed = false

  constructor(io: Io) {
    this.io = io
  }

  get env(): Io['env'] {
    return this.io.env
  }

  configure({ json, yes, envFile }: { json?: boolean; yes?: boolean; envFile?: string }): void {
    this.isJson = json ?? false
    this.isConfirmed = yes ?? false
    if (envFile) readEnvFile(this.env, envFile)
  }

  /** Prints the outcome: a sentence for people, data for programs. */
  print(sentence: string, data: unknown): void {
    this.io.stdout.write(this.isJson ? `${JSON.stringify(data, null, 2)}\n` : `${sentence}\n`)
  }

  printRows(rows: readonly Row[], ifEmpty: string): void {
    this.print(rows.length > 0 ? table(rows) : ifEmpty, rows)
  }

  /** Writes a line that is not part of the result. */
  warn(line: string): void {
    this.io.stderr.write(`${line}\n`)
  }

  /**
   * Asks before a destructive action.
   *
   * @throws RefusedError when the answer is not yes, or when no one can answer
   */
  async confirm(question: string): Promise<void> {
    if (this.isConfirmed) return
    if (!this.io.stdin.isTTY) throw new RefusedError(`${question} Nothing was changed. Add --yes to confirm.`)
    const lines = createInterface({ input: this.io.stdin, output: this.io.stderr })
    try {
      const answer = await lines.question(`${question} [y/N] `)
      if (!/^y(es)?$/i.test(answer.trim())) throw new RefusedError('Nothing was changed.')
    } finally {
      lines.close()
    }
  }
}

function readEnvFile(env: Io['env'], file: string): void {
  try {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) env[name] ??= value
  } catch (error) {
    throw new RefusedError(`--env-file: ${(error as Error).message}`)
  }
}

/** Formats rows in columns, with the keys of the first row as titles. */
function table(rows: readonly Row[]): string {
  const titles = Object.keys(rows[0] ?? {})
  const lines = [
    titles.map((title) => title.toUpperCase()),
    ...rows.map((row) => titles.map((title) => text(row[title] ?? null))),
  ]
  const widths = titles.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function text(cell: Cell): string {
  if (cell === null) return '-'
  if (cell instanceof Date) return `${cell.toISOString().slice(0, 16).replace('T', ' ')}Z`
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  // Names are typed by users; a control character must not reach the terminal.
  return String(cell).replaceAll(/\p{Cc}/gu, '\ufffd')
}
