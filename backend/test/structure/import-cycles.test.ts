import path from 'node:path'
import { expect, it } from 'vitest'
import { importsOf, sourceFiles } from './source-imports.ts'

/** Remaining import cycles between folders. Remove a line when its cycle is gone; never add one. */
const knownCycles: string[] = []

it('has no import cycles between folders', () => {
  expect(cyclesBetween(folderImports())).toEqual(knownCycles)
})

it('has no import cycles between the modules of the backend', () => {
  const modules = new Map<string, Set<string>>()
  for (const [folder, targets] of folderImports()) {
    const name = moduleOf(folder)
    if (!name) continue
    const others = [...targets].map(moduleOf).filter((other) => other !== undefined && other !== name)
    modules.set(name, new Set([...(modules.get(name) ?? []), ...(others as string[])]))
  }
  expect(modules.size).toBeGreaterThan(10)
  expect(cyclesBetween(modules)).toEqual([])
})

it('finds a cycle through three folders', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ])
  expect(cyclesBetween(imports)).toEqual(['a b c'])
})

function moduleOf(folder: string): string | undefined {
  return /^backend\/src\/modules\/([^/]+)/.exec(folder)?.[1]
}

function folderImports(): Map<string, Set<string>> {
  const files = sourceFiles()
  const folders = new Map<string, Set<string>>(files.map((file) => [path.posix.dirname(file), new Set()]))
  for (const file of files)
    for (const target of importsOf(file)) {
      const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)]
      if (from !== to && folders.has(to)) folders.get(from)?.add(to)
    }
  return folders
}

/** Returns the strongly connected groups of two or more folders, each as its sorted names. */
function cyclesBetween(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reachable = new Map([...imports.keys()].map((folder) => [folder, reachableFrom(folder, imports)]))
  const groups = [...imports.keys()].map((folder) =>
    [...(reachable.get(folder) ?? [])].filter((other) => reachable.get(other)?.has(folder)).sort(),
  )
  return [...new Set(groups.filter((group) => group.length > 1).map((group) => group.join(' ')))].sort()
}

function reachableFrom(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for (const next of imports.get(folder) ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        waiting.push(next)
      }
  return reached
}
