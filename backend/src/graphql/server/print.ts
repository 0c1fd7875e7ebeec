// `npm run generate` writes schema/schema.graphql, the contract between server and web app, which is reviewed before any code.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** Returns the schema as it is committed: sorted, so that a diff only shows real changes. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

export const schemaFile = path.resolve(import.meta.dirname, '../../../../schema/schema.graphql')

if (import.meta.main) writeFileSync(schemaFile, printedSchema())
