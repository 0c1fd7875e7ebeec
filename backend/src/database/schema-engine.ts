import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bindMigrationAwareSqlAdapterFactory, type SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaContainer, SchemaEngine } from '@prisma/schema-engine-wasm'

export const schemaDir = path.resolve(import.meta.dirname, '../../../schema')
const migrationsDir = path.join(schemaDir, 'migrations')

/** Returns the committed migrations in order, in the format of Prisma's schema engine. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsDir, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: await readFile(path.join(migrationsDir, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(path.join(migrationsDir, name, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  }
}

/** Returns the Prisma models, one file per domain. */
export async function readModels(): Promise<SchemaContainer[]> {
  const dir = path.join(schemaDir, 'models')
  const names = (await readdir(dir)).filter((name) => name.endsWith('.prisma')).sort()
  return Promise.all(
    names.map(async (name) => ({ path: path.join(dir, name), content: await readFile(path.join(dir, name), 'utf8') })),
  )
}

type Engine = Pick<typeof import('@prisma/schema-engine-wasm'), 'SchemaEngine'>

/** Instantiated once: the bindings keep views on the memory of one instance and mix them up with a second one. */
let loading: Promise<Engine> | undefined

async function loadEngine(): Promise<Engine> {
  const glue = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as Engine & {
    __wbg_set_wasm(exports: WebAssembly.Exports): void
  }
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm')
  const bytes = await readFile(path.join(path.dirname(entry), 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports,
  })
  glue.__wbg_set_wasm(instance.exports)
  ;(instance.exports['__wbindgen_start'] as () => void)()
  return glue
}

/**
 * Starts Prisma's schema engine on a driver adapter. The `prisma migrate` command requires a native engine that it downloads, so this
 * function loads the WebAssembly build that the npm package contains.
 */
export async function openSchemaEngine(adapter: SqlMigrationAwareDriverAdapterFactory): Promise<SchemaEngine> {
  loading ??= loadEngine()
  const { SchemaEngine } = await loading
  const datamodels = (await readModels()).map(({ path: file, content }): [string, string] => [file, content])
  return SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter))
}
