// `npm run generate`: writes schema/schema.graphql, the contract both sides obey; reviewed before any code.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './schema.ts'

/** The schema as it is committed: sorted, so that a change shows as a change and nothing else. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

export const schemaFile = path.resolve(import.meta.dirname, '../../../schema/schema.graphql')

if (import.meta.main) writeFileSync(schemaFile, printedSchema())
