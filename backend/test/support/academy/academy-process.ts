import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export const testSecret = 'Vn4kQ9xT2wLrB7mZ0pYcH5sJ8dGfA3eU'

/** The key of the development mailbox in these academies. */
export const mailboxKey = 'aKeyThatTestsKnow'

/** Shared by all processes of a run and by the next run; compiling is a third of a start. */
export const compileCache = path.join(tmpdir(), 'deepm-compiled')

type Command = { file: string; args: string[]; cwd: string }

/** Runs the server of the repository. */
const sources: Command = {
  file: process.execPath,
  args: ['src/main.ts'],
  cwd: path.resolve(import.meta.dirname, '../../..'),
}

/** A busy machine can be slow. */
const readySeconds = 150

const running = new Set<AcademyProcess>()

/** The real server in a separate process that tests kill, stop and restart. */
export class AcademyProcess {
  readonly url: string
  private readonly env: Record<string, string>
  private readonly stderr: 'pipe' | 'inherit'
  private readonly command: Command
  private child: ChildProcess | undefined
  /** Everything it wrote, over all restarts. */
  output = ''

  private constructor(port: number, env: Record<string, string>, stderr: 'pipe' | 'inherit', command: Command) {
    this.url = `http://127.0.0.1:${port}`
    this.stderr = stderr
    this.command = command
    const usual = {
      SESSION_SECRET: testSecret,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      LESSON_PACE: 'off',
      DEV_MAILBOX_KEY: mailboxKey,
    }
    this.env = { ...usual, ...env, PORT: String(port) }
  }

  /**
   * Starts a process without waiting until it is ready. `endAll` kills it at the end of the test file. Its errors are kept in
   * `output`, or with `inherit` shown directly.
   */
  static async begin(
    env: Record<string, string>,
    stderr: 'pipe' | 'inherit' = 'pipe',
    command: Command = sources,
  ): Promise<AcademyProcess> {
    const academy = new AcademyProcess(await freePort(), env, stderr, command)
    academy.begin()
    return academy
  }

  static async start(env: Record<string, string>, command: Command = sources): Promise<AcademyProcess> {
    const academy = await AcademyProcess.begin(env, 'pipe', command)
    await academy.ready()
    return academy
  }

  begin(): void {
    const env = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: compileCache, ...this.env }
    const { file, args, cwd } = this.command
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', this.stderr] })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        this.output += chunk
      })
    this.child = child
    running.add(this)
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }

  async ready(): Promise<void> {
    const until = Date.now() + readySeconds * 1000
    while (Date.now() < until) {
      if (!this.isRunning) throw new Error(`the academy ended before it was ready:\n${this.output}`)
      if ((await this.health()) === 200) return
      await delay(50)
    }
    throw new Error(`the academy was not ready within ${readySeconds} s:\n${this.output}`)
  }

  /** Returns the status of the health page, or 0 without a response. */
  async health(): Promise<number> {
    return fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(10_000) }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
  }

  /** Sends a signal and waits for the exit. Returns the exit code, or `null` if the signal ended the process. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.child) return null
    const ended = this.exit()
    this.child.kill(signal)
    return ended
  }

  async exit(): Promise<number | null> {
    const { child } = this
    if (child && this.isRunning) await once(child, 'exit')
    running.delete(this)
    return child?.exitCode ?? null
  }

  /** `SIGSTOP` leaves the process alive but unresponsive, like Ctrl-Z. */
  signal(signal: 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal)
  }
}

/** Kills all processes that tests left running. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((academy) => academy.end('SIGKILL')))
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
