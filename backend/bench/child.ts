import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a process used: processor time since its start in ms, and memory now in MB. */
export type Usage = { cpu: number; memory: number }

export type Child = { origin: string; usage(): Promise<Usage>; stop(): Promise<void> }

/** Starts a server of this folder in a process of its own, with these flags of Node, and waits until it listens. */
export async function startChild(file: string, env: Record<string, string>, execArgv: string[] = []): Promise<Child> {
  const child = fork(path.resolve(import.meta.dirname, file), { env: { ...process.env, ...env }, execArgv })
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code} before it listened`)))
  })
  return {
    origin,
    usage: async () => {
      const answer = once(child, 'message')
      child.send('usage')
      return (await answer)[0] as Usage
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/** The flags with which `npm start` runs Node: how much memory the academy takes is theirs to say. */
export function flagsOfStart(): string[] {
  const file = path.resolve(import.meta.dirname, '../../package.json')
  return JSON.parse(readFileSync(file, 'utf8')).scripts.start.match(/--\S+/g) ?? []
}

/** Called by the child: tells where it listens, answers what it used, and ends with its parent, however that one ends. */
export function tellParent(origin: string): void {
  process.once('disconnect', () => process.exit())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1000, memory: process.memoryUsage().rss / 2 ** 20 } satisfies Usage)
  })
  process.send?.(origin)
}
