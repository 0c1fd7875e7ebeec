import { describe, expect, it } from 'vitest'
import { importsOf, loadedBy, sourceFiles } from './source-imports.ts'

// Import rules between folders. Each folder lists what it may import; importing other project files is an error.

type Wall = { room: RegExp; may: RegExp[] }

/** Folders below the modules, without domain code. */
const shared = /^backend\/src\/(core|config|observability|platform|moderation)\//
const core = /^backend\/src\/core\//
const generated = /^backend\/src\/generated\//
const rules = /^schema\/rules\//
/** Without the messages that the web app never shows. */
const webRules = /^schema\/rules\/(?!forms\/zod-with-messages\.ts$)/

const walls: Wall[] = [
  { room: /^schema\/rules\//, may: [webRules] },
  { room: core, may: [core] },
  { room: /^backend\/src\/moderation\//, may: [/^backend\/src\/moderation\//, core, rules] },
  { room: /^backend\/src\/platform\//, may: [/^backend\/src\/(database|adapters)\//, shared, generated, rules] },
  { room: /^backend\/src\/adapters\//, may: [/^backend\/src\/adapters\//, /^schema\/rules\/forms\/zod-with-messages\.ts$/] },
  { room: /^backend\/src\/database\//, may: [/^backend\/src\/database\//, core, generated] },
  {
    room: /^backend\/src\/modules\/.*(\.(service|policy|errors)|\/emails)\.ts$/,
    may: [
      /^backend\/src\/modules\/.*(\.(service|policy|errors)|emails)\.ts$/,
      /^backend\/src\/(database|adapters)\//,
      shared,
      generated,
      rules,
    ],
  },
  {
    room: /^backend\/src\/modules\//,
    may: [/^backend\/src\/modules\//, /^backend\/src\/graphql\/[^/]+\.ts$/, shared, generated, rules],
  },
  { room: /^backend\/src\/graphql\//, may: [/^backend\/src\/(graphql|modules)\//, shared, generated, rules] },
  { room: /^backend\/src\/rest\//, may: [/^backend\/src\/(rest|graphql)\//, shared] },
  { room: /^backend\/src\/seed\//, may: [/^backend\/src\/(seed|modules|database)\//, shared, generated, rules] },
  {
    room: /^backend\/src\/admin\//,
    may: [
      /^backend\/src\/(admin|modules|database|adapters)\//,
      /^backend\/src\/(announcement|scheduled-jobs)\.ts$/,
      shared,
      generated,
      rules,
    ],
  },
  { room: /^backend\/src\/http\//, may: [/^backend\/src\/(http|rest|graphql|modules|adapters)\//, shared] },
  // No domain rules, except the pattern of CSV formulas, which must match the server's.
  { room: /^frontend\/src\/ui\//, may: [/^frontend\/src\/ui\//, /^schema\/rules\/forms\/formula-start\.ts$/] },
  { room: /^frontend\/src\/lib\//, may: [/^frontend\/src\/(lib|generated)\//, webRules] },
  { room: /^frontend\/src\/features\//, may: [/^frontend\/src\/(ui|lib|generated)\//, webRules] },
  { room: /^frontend\/src\/app\//, may: [/^frontend\/src\//, webRules] },
]

const files = sourceFiles()

describe('import rules', () => {
  it('are followed by every folder', () => {
    const breaches = files.flatMap((file) => {
      const wall = walls.find(({ room }) => room.test(file))
      if (!wall) return []
      return importsOf(file)
        .filter((target) => !wall.may.some((allowed) => allowed.test(target)) && !sameFeature(file, target))
        .map((target) => `${file} → ${target}`)
    })
    expect(breaches).toEqual([])
  })

  it('let a module import another only through its services, policies, errors and type references', () => {
    const breaches = files.flatMap((file) => {
      const own = /^backend\/src\/modules\/([^/]+)\//.exec(file)?.[1]
      if (!own) return []
      return importsOf(file).filter((target) => {
        const other = /^backend\/src\/modules\/([^/]+)\//.exec(target)?.[1]
        return other && other !== own && !/\.(service|policy|errors|types)\.ts$/.test(target)
      })
    })
    expect(breaches).toEqual([])
  })

  it('keep the safety rules off the main thread: nothing loaded at startup reaches them', () => {
    const loaded = new Set<string>()
    const waiting = ['backend/src/main.ts']
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (loaded.has(file) || !files.includes(file)) continue
      loaded.add(file)
      waiting.push(...loadedBy(file))
    }
    expect(loaded.size).toBeGreaterThan(200)
    expect(loaded).toContain('backend/src/modules/lab/send-prompt.service.ts')
    const costly =
      /^schema\/rules\/safety\/(?!safety-texts|refusal|safety-score|care-texts|helplines).*\.ts$|^backend\/src\/moderation\/(?!analysis(?:\.service|\.errors)).*\.ts$/
    expect([...loaded].filter((file) => costly.test(file))).toEqual([])
    expect(loadedBy('backend/src/moderation/analysis.worker.ts').filter((file) => costly.test(file))).not.toEqual([])
  })

  it('forbid barrels and catch-all folders', () => {
    expect(files.filter((file) => /(^|\/)(index\.tsx?|utils?|helpers?|common|misc)(\/|\.|$)/.test(file))).toEqual([])
  })
})

/** A feature can import its own files, but no other feature. */
function sameFeature(file: string, target: string): boolean {
  const feature = /^frontend\/src\/features\/[^/]+\//.exec(file)?.[0]
  return feature !== undefined && target.startsWith(feature)
}
