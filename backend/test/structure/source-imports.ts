import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

/** Returns every source file of the product, without tests and generated code, as paths from the repository root. */
export function sourceFiles(): string[] {
  return ['schema/rules', 'backend/src', 'frontend/src'].flatMap(sourcesIn)
}

function sourcesIn(dir: string): string[] {
  return readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' })
    .map((name) => `${dir}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/\.generated\.ts$|\/generated\//.test(name))
}

/** Returns the project files that a file imports, including types, as paths from the repository root. */
export function importsOf(file: string): string[] {
  return ownFiles(file, /(?:from|import)\s*\(?\s*'([^']+)'/g)
}

/** Returns the project files loaded together with a file: no types, no dynamic imports. */
export function loadedBy(file: string): string[] {
  return ownFiles(file, /^(?:import|export)(?! type\b)(?: [^']*?\bfrom)? '([^']+)'/gm)
}

function ownFiles(file: string, imports: RegExp): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  return [...source.matchAll(imports)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
    return name.startsWith('@deepm/schema/rules/') ? `${name.replace('@deepm/', '')}.ts` : []
  })
}
