import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

// The one-way walls between the folders. Each room names what it may import; everything else of ours is refused.

const root = path.resolve(import.meta.dirname, '../..')

type Wall = { room: RegExp; may: RegExp[] }

/** Files at the top of backend/src that every room may use: they hold types, errors, configuration, and small functions of no domain. */
const shared = /^backend\/src\/(config|context|cursor|errors|keep-once|log|metrics|moments|write-once)\.ts$/
const generated = /^backend\/src\/generated\//
const rules = /^schema\/rules\//

const walls: Wall[] = [
  { room: /^schema\/rules\//, may: [rules] },
  { room: /^backend\/src\/adapters\//, may: [/^backend\/src\/adapters\//] },
  { room: /^backend\/src\/database\//, may: [/^backend\/src\/(database\/|(errors|write-once)\.ts)/, generated] },
  {
    room: /^backend\/src\/modules\/.*(\.(service|policy|errors)|\/mails)\.ts$/,
    may: [
      /^backend\/src\/modules\/.*(\.(service|policy|errors)|mails)\.ts$/,
      /^backend\/src\/(database|adapters)\//,
      shared,
      generated,
      rules,
    ],
  },
  {
    room: /^backend\/src\/modules\//,
    may: [
      /^backend\/src\/modules\//,
      /^backend\/src\/graphql\/(builder|done\.types|errors\.types|pages|scalars)\.ts$/,
      shared,
      generated,
      rules,
    ],
  },
  { room: /^backend\/src\/graphql\//, may: [/^backend\/src\/(graphql|modules)\//, shared, generated, rules] },
  { room: /^backend\/src\/rest\//, may: [/^backend\/src\/(rest|graphql)\//, shared] },
  { room: /^backend\/src\/seed\//, may: [/^backend\/src\/(seed|modules|database)\//, shared, generated, rules] },
  { room: /^backend\/src\/http\//, may: [/^backend\/src\/(http|rest|graphql|modules|adapters)\//, shared] },
  { room: /^frontend\/src\/ui\//, may: [/^frontend\/src\/ui\//] },
  { room: /^frontend\/src\/lib\//, may: [/^frontend\/src\/(lib|generated)\//, rules] },
  { room: /^frontend\/src\/features\//, may: [/^frontend\/src\/(ui|lib|generated)\//, rules] },
  { room: /^frontend\/src\/app\//, may: [/^frontend\/src\//, rules] },
]

const files = ['schema/rules', 'backend/src', 'frontend/src'].flatMap(sources)

describe('walls', () => {
  it('lets no room import what it may not', () => {
    const breaches = files.flatMap((file) => {
      const wall = walls.find(({ room }) => room.test(file))
      if (!wall) return []
      return importsOf(file)
        .filter((target) => !wall.may.some((allowed) => allowed.test(target)) && !sameFeature(file, target))
        .map((target) => `${file} → ${target}`)
    })
    expect(breaches).toEqual([])
  })

  it('lets a module reach another only through its services, policies, errors and type references', () => {
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

  it('keeps the safety rules off the main thread: what the server loads when it starts reaches none of them', () => {
    const loaded = new Set<string>()
    const waiting = ['backend/src/main.ts']
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (loaded.has(file) || !files.includes(file)) continue
      loaded.add(file)
      waiting.push(...loadedBy(file))
    }
    expect(loaded.size).toBeGreaterThan(200)
    expect(loaded).toContain('backend/src/modules/practice/prompt.service.ts')
    const costly =
      /^schema\/rules\/(?:prompt-safety|prompt-harm|personal-(?:data|patterns.*|context|checks)|crisis|answer-safety|vocabulary|word-.*|near-words)\.ts$|^backend\/src\/modules\/practice\/(?:analysis-tasks|prompt-check|prompt-features|second-reader|phrase-encoder|rules-leak)\.service\.ts$/
    expect([...loaded].filter((file) => costly.test(file))).toEqual([])
    expect(loadedBy('backend/src/modules/practice/analysis.worker.ts').filter((file) => costly.test(file))).not.toEqual([])
  })

  it('knows no drawers: no barrels, no folder for everything', () => {
    expect(files.filter((file) => /(^|\/)(index\.tsx?|utils?|helpers?|common|misc)(\/|\.|$)/.test(file))).toEqual([])
  })
})

/** A feature never imports a feature, but its own files do know each other. */
function sameFeature(file: string, target: string): boolean {
  const feature = /^frontend\/src\/features\/[^/]+\//.exec(file)?.[0]
  return feature !== undefined && target.startsWith(feature)
}

function sources(dir: string): string[] {
  return readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' })
    .map((name) => `${dir}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/\.generated\.ts$|\/generated\//.test(name))
}

/** Paths of our own files that a file imports, from the repository's root. */
function importsOf(file: string): string[] {
  return ownFiles(file, /(?:from|import)\s*\(?\s*'([^']+)'/g)
}

/** The same, without types and without what is imported only when a function runs. */
function loadedBy(file: string): string[] {
  return ownFiles(file, /^(?:import|export)(?! type\b)(?: [^']*?\bfrom)? '([^']+)'/gm)
}

function ownFiles(file: string, imports: RegExp): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  return [...source.matchAll(imports)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
    return name.startsWith('@deepm/schema/rules/') ? `${name.replace('@deepm/', '')}.ts` : []
  })
}
