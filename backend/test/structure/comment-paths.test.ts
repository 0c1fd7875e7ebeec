import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

/** Created by a build or a test run, and not in the repository. */
const created = ['backend/src/generated/', 'frontend/dist/', 'frontend/test-results/']

/** A path from the repository root, in a comment, a description or a document. Names of packages and URLs do not match. */
const pathPattern = /(?<![\w./@-])(?:schema|backend|frontend|docs)\/[\w./-]*\w/g

it('finds a path that does not exist', () => {
  const source = "// See schema/rules/no-such-rule and schema/rules/time/learner-day.\nimport '@deepm/schema/rules/none'"
  expect(missingIn(source)).toEqual(['schema/rules/no-such-rule'])
})

it('comments, descriptions and documents name only paths that exist', () => {
  const missing = ['schema', 'backend/src', 'frontend/src', 'docs']
    .flatMap(filesIn)
    .flatMap((file) => missingIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`))
  expect(missing).toEqual([])
})

it('threats name only tests that exist', () => {
  const tests = ['schema/rules', 'backend/src', 'backend/test', 'frontend/src', 'frontend/e2e'].flatMap(filesIn)
  const named = readFileSync(path.join(root, 'docs/threats.md'), 'utf8').match(/(?<=`)[\w./-]+\.(?:test|spec)\.tsx?(?=`)/g) ?? []
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !tests.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
})

/** Returns the paths in a text that do not exist. `.ts` may be left out. */
function missingIn(text: string): string[] {
  return (text.match(pathPattern) ?? []).filter(
    (name) =>
      !created.some((folder) => `${name}/`.startsWith(folder)) &&
      !['', '.ts'].some((end) => existsSync(path.join(root, name + end))),
  )
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(tsx?|prisma|graphql|yaml|md)$/.test(name) && !/\/(generated|node_modules)\//.test(name))
}
