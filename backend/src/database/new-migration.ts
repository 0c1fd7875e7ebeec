// `npm run migration -- NAME` writes the SQL that leads from the committed migrations to the Prisma models. It works offline: the
// migrations are replayed on an in-memory PGlite.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { contractions } from './contractions.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open.ts'
import { openSchemaEngine, readModels, schemaDir } from './schema-engine.ts'

/** Returns the SQL missing between the committed migrations and the models; empty when they agree. */
export async function pendingSql(): Promise<string> {
  const database = await openEmbedded(await PGlite.create())
  await migrate(database)
  const engine = await openSchemaEngine(database.adapter)
  const files = await readModels()
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: schemaDir },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  })
  await database.close()
  const sql = (stdout ?? '').trim()
  return sql.startsWith('-- This is an empty migration') ? '' : sql
}

if (import.meta.main) {
  const name = process.argv[2] ?? ''
  if (!/^[a-z0-9_]+$/.test(name)) {
    console.error('usage: npm run migration -- NAME   (lower case letters, digits and _)')
    process.exit(2)
  }
  const sql = await pendingSql()
  if (!sql) {
    console.log('The models and the migrations agree; nothing to write.')
    process.exit(0)
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const dir = path.join(schemaDir, 'migrations', `${stamp}_${name}`)
  await mkdir(dir, { recursive: true })
  await writeFile(path.join(dir, 'migration.sql'), `${sql}\n`)
  console.log(`Wrote ${path.relative(process.cwd(), dir)}/migration.sql: read it before you commit it.`)
  if (contractions(sql).length > 0)
    console.log(
      'The previous version of the server may fail on it. Expand first and remove later, or list it in docs/UPGRADING.md.',
    )
}
