import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** What the server reads at runtime, and what an operator needs beside it. */
const parts = [
  'LICENSE',
  'SECURITY.md',
  'backend/src',
  'backend/content',
  'docs/CHANGELOG.md',
  'docs/UPGRADING.md',
  'docs/configuration.md',
  'docs/deploy',
  'docs/operations.md',
  'docs/self-hosting.md',
  'frontend/dist',
  'schema/migrations',
  'schema/models',
  'schema/rules',
  'schema/openapi.yaml',
  'schema/schema.graphql',
]

/** Tests, and the passwords of somebody who runs the containers from this clone. */
const skipped = /\.(test|fixture)\.ts$|\/\.env$/

/** Files that a build makes, and which a release without them would miss only when a visitor needs them. */
const built = [
  'frontend/dist/index.html',
  'frontend/dist/operations.json',
  'frontend/dist/pages.json',
  'backend/src/generated/prisma/client.ts',
]

/** Copies the server, the content and the built web app. @throws Error without a build */
export function copySources(folder: string): void {
  const missing = built.filter((file) => !existsSync(path.join(root, file)))
  if (missing.length > 0) throw new Error(`Run "npm run build" first: ${missing.join(', ')} does not exist.`)
  for (const part of parts)
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !skipped.test(source),
    })
}
