import { createHash } from 'node:crypto'
import type { Operations } from '../../../src/http/request/operations.ts'
import { readOperations } from './operations.ts'

/** Returns the app's own operations as a build writes them for the server, and each hash by operation name. */
export function ownOperations(): { operations: Operations; hashes: Map<string, string> } {
  const own = [...readOperations().values()]
  return {
    operations: new Map(own.map(({ text }) => [hashOf(text), text])),
    hashes: new Map(own.map(({ name, text }) => [name, hashOf(text)])),
  }
}

/** Returns the body of a request by hash, as the web app sends it. */
export function byHash(sha256Hash: string | undefined, variables: object = {}): object {
  return { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
