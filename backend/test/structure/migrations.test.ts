import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contractions } from '../../src/database/contractions.ts'
import { readMigrations } from '../../src/database/schema-engine.ts'
import { root } from './source-imports.ts'

const upgrading = readFileSync(path.join(root, 'docs/UPGRADING.md'), 'utf8')
const { migrationDirectories } = await readMigrations()

it('every migration only expands the database, or is listed in docs/UPGRADING.md', () => {
  const found = migrationDirectories.flatMap(({ path: name, migrationFile }) => {
    const { value } = migrationFile.content as { value: string }
    return upgrading.includes(`\`${name}\``) ? [] : contractions(value).map((statement) => `${name}: ${statement}`)
  })
  expect(migrationDirectories.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

it('docs/UPGRADING.md lists only migrations that exist', () => {
  const listed = [...upgrading.matchAll(/`(\d{14}_\w+)`/g)].map(([, name]) => name)
  expect(listed.filter((name) => !migrationDirectories.some((it) => it.path === name))).toEqual([])
})

it('all packages have the version of the academy, and docs/CHANGELOG.md describes it', () => {
  const versionOf = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).version
  const version = versionOf('package.json')
  expect(['schema', 'backend', 'frontend'].map((name) => versionOf(`${name}/package.json`))).toEqual([version, version, version])
  expect(readFileSync(path.join(root, 'docs/CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}`)
})
