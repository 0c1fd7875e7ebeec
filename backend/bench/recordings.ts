import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { isRead } from '../src/database/sharing-pool.ts'
import { type Asked, hearing } from './hearing.ts'
import type { Operation } from './operations.ts'
import { type Scene, sceneOf } from './scenes.ts'
import type { Stage } from './stage.ts'

/** A read of the web app with everything it asked the database, and what it answered. */
export type Recording = { operation: Operation; scene: Scene; statements: Asked[]; answer: string }

/** Records every operation that only reads; of the others a second run would not be the same. */
export async function recordReads(stage: Stage, operations: Iterable<Operation>): Promise<Recording[]> {
  const recordings: Recording[] = []
  for (const operation of operations) {
    if (operation.kind !== 'query') continue
    const scene = await sceneOf(operation.name, stage)
    // What a process remembers from the first run is not asked again.
    await stage.run(operation.name, scene)
    const [{ data }, heard] = await hearing(() => stage.run(operation.name, scene))
    const statements = heard.map(({ asked }) => asked)
    const onlyReads = statements.length > 0 && statements.every(({ text }) => isRead(text))
    if (onlyReads) recordings.push({ operation, scene, statements, answer: `${JSON.stringify({ data })}\n` })
  }
  return recordings
}

export function saveRecordings(file: string, recordings: Recording[]): void {
  writeFileSync(file, serialize(recordings))
}

/** With dates and large numbers as they were. */
export function loadRecordings(file: string): Recording[] {
  return deserialize(readFileSync(file))
}
