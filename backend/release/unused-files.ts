import { lstatSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Files of installed packages that no running server reads, 200 of 560 MB: source maps, TypeScript (which Node runs only outside of
 * packages), Node's headers and manuals, and Prisma's query compilers for other databases (`provider` and `compilerBuild` in
 * schema/models/schema.prisma choose ours).
 */
const unused = [
  /\.map$/,
  /\.[mc]?ts$/,
  /^node\/node_modules\//,
  /^@prisma\/client\/runtime\/query_compiler_(?!small_bg\.postgresql\.)/,
]

/** Deletes what a server does not need from the installed packages. Licenses stay. */
export function removeUnusedFiles(folder: string): void {
  for (const modules of ['node_modules', 'backend/node_modules']) {
    const dir = path.join(folder, modules)
    for (const file of filesIn(dir)) if (unused.some((it) => it.test(path.relative(dir, file)))) rmSync(file)
  }
}

/** Returns the size of a file or folder on disk. */
export function megabytes(target: string): number {
  const files = lstatSync(target).isDirectory() ? filesIn(target) : [target]
  return files.reduce((sum, file) => sum + lstatSync(file).blocks * 512, 0) / 1e6
}

/** Does not follow links, as to the workspaces in `node_modules`. */
function filesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(dir, entry.name)
    return entry.isDirectory() ? filesIn(name) : entry.isFile() ? [name] : []
  })
}
