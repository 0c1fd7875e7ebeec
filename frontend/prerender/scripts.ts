import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { dist, readBuilt } from './dist.ts'

type Chunk = { file: string; imports?: string[] }

/** Part of Vite's manifest: the built file of each module. */
const manifest: Record<string, Chunk> = JSON.parse(readBuilt('.vite/manifest.json'))

/**
 * Returns the script of a public page, which loads the app. It preloads the chunks of this page in parallel, so that the browser does not
 * discover them one by one.
 */
export function publicScript(page: string): string {
  const app = chunkOf('index.html')
  const parts = importsOf(app)
  const addresses = (files: string[]) => files.map((file) => `/${file}`)
  return inline('page-start.js', {
    __ENTRY__: `/${app.file}`,
    __PARTS__: addresses(parts),
    __MODULES__: addresses(filesOf([app, chunkOf(`src/app/pages/public/${page}.tsx`)])),
  })
}

/** What a signed-in screen needs: lazy components by name, its first queries, and what its outline shows of their data. */
export type Screen = { path: string; components: string[]; queries: object[]; outline: object | null }

/** Returns the scripts of a signed-in screen: one that sends its first requests, and the app. */
export function screenScripts({ path: address, components, queries, outline }: Screen): string[] {
  const app = chunkOf('index.html')
  const chunks = components.map((name) => {
    const file = `/${name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.tsx`
    return chunkOf(Object.keys(manifest).find((key) => key.endsWith(file)) ?? file)
  })
  // The large files first, so that small ones, which mostly wait for their turn, share the connection with them.
  const files = [app.file, ...filesOf([app, ...chunks])].toSorted((a, b) => sizeOf(b) - sizeOf(a)).map((file) => `/${file}`)
  return [
    inline('screen-start.js', { __PATH__: address, __QUERIES__: queries, __CHUNKS__: files, __OUTLINE__: outline }),
    `<script type="module" src="/${app.file}"></script>`,
  ]
}

/** Returns an inline script with its placeholders replaced by JSON. */
function inline(file: string, values: Record<string, unknown>): string {
  const script = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const filled = Object.entries(values).reduce((text, [name, value]) => text.replace(name, () => JSON.stringify(value)), script)
  return `<script>${filled.trim()}</script>`
}

function sizeOf(file: string): number {
  return statSync(path.join(dist, file)).size
}

function chunkOf(key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`no chunk was built for ${key}`)
  return chunk
}

/** Returns the files that an app and its other chunks need, without that of the app. */
function filesOf([app, ...chunks]: [Chunk, ...Chunk[]]): string[] {
  return [...new Set([...importsOf(app), ...chunks.flatMap((chunk) => [...importsOf(chunk), chunk.file])])].filter(
    (file) => file !== app.file,
  )
}

/** Returns the files that a chunk imports, directly or through others. */
function importsOf(chunk: Chunk, found = new Set<string>()): string[] {
  for (const name of chunk.imports ?? []) {
    const imported = chunkOf(name)
    if (found.has(imported.file)) continue
    found.add(imported.file)
    importsOf(imported, found)
  }
  return [...found]
}
