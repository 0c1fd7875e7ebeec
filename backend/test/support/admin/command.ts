import { Readable, Writable } from 'node:stream'
import { runCommand } from '../../../src/admin/program.ts'
import type { Json } from '../academy/academy.ts'
import type { AcademyData } from '../academy/academy-data.ts'
import { testSecret } from '../academy/academy-process.ts'

type Outcome = { code: number; out: string; err: string; json: Json }

/** Runs a command line on the data as an operator would; `answer` is typed at a terminal. */
export async function command(
  { env }: Pick<AcademyData, 'env'>,
  args: string[],
  { answer, more = {} }: { answer?: string; more?: Record<string, string> } = {},
): Promise<Outcome> {
  const [out, err] = [new Sink(), new Sink()]
  const stdin = Object.assign(Readable.from(answer === undefined ? [] : [`${answer}\n`]), { isTTY: answer !== undefined })
  const variables = { SESSION_SECRET: testSecret, DEMO: 'on', SUDO_USER: 'ada', ...env, ...more }
  const code = await runCommand(args, { env: variables, stdin, stdout: out, stderr: err })
  return { code, out: out.text, err: err.text, json: args.includes('--json') && out.text ? JSON.parse(out.text) : undefined }
}

class Sink extends Writable {
  text = ''
  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += chunk
    done()
  }
}
