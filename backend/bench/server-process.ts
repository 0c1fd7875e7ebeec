import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Opens the metrics of the academy to the benchmark. */
export const metricsToken = 'read-the-memory-of-the-benchmark'

export type Server = { origin: string; stop(): Promise<void> }

/** Starts a server of this folder in its own process and waits until it listens. */
export async function startServer(file: string, env: Record<string, string>, execArgv: string[] = []): Promise<Server> {
  const child = fork(path.resolve(import.meta.dirname, file), { env: { ...process.env, ...env }, execArgv })
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code} before it listened`)))
  })
  return {
    origin,
    stop: async () => {
      if (child.connected) child.disconnect()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/** The Node flags of `npm start`, which limit its memory. */
export function startFlags(): string[] {
  const file = path.resolve(import.meta.dirname, '../../package.json')
  return JSON.parse(readFileSync(file, 'utf8')).scripts.start.match(/--\S+/g) ?? []
}

/** Runs in the child process, which ends when its parent ends. */
export function reportToParent(origin: string): void {
  process.once('disconnect', () => process.exit())
  process.send?.(origin)
}
