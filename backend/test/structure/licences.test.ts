import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

/** Licences that allow use in a service and in an app without publishing its sources. MPL-2.0 covers only its own files. */
const allowed = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'MPL-2.0',
  'PSF-2.0',
  'OFL-1.1',
]

/** Packages whose `package.json` names no licence, with the one of their LICENSE file. */
const byFile: Record<string, string> = { 'node_modules/png-js': 'MIT' }

type Package = { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }

function isAllowed(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '')
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((it) => allowed.includes(it)))
}

it('production packages have a licence that allows their use', () => {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  )
  const used = Object.entries(packages).filter(
    ([name, it]) => name.startsWith('node_modules/') && !it.link && !it.dev && !it.devOptional,
  )
  expect(used.length).toBeGreaterThan(300)
  const refused = used.map(([name, { license }]) => [name, byFile[name] ?? license ?? 'none'] as const)
  expect(refused.filter(([, licence]) => !isAllowed(licence))).toEqual([])
})

it.each([
  ['MIT', true],
  ['(AFL-2.1 OR BSD-3-Clause)', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['GPL-3.0-or-later', false],
  ['none', false],
])('a licence %s is allowed: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected)
})
