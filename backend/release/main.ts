// `npm run release` writes a folder that runs on a server without a build: dist/deepm-academy-VERSION-PLATFORM, and the same as a .tar.gz.
// It contains the built web app, the server, the content, the production dependencies and Node itself. Options: `--to FOLDER` writes
// somewhere else, `--no-archive` leaves out the .tar.gz.

import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copySources, root } from './copy-sources.ts'
import { installDependencies, serverScripts } from './install-dependencies.ts'
import { megabytes, removeUnusedFiles } from './unused-files.ts'

const { values } = parseArgs({
  options: { to: { type: 'string', default: path.join(root, 'dist') }, archive: { type: 'boolean', default: true } },
  allowNegative: true,
})
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const name = `deepm-academy-${version}-${process.platform}-${process.arch}`
const parent = path.resolve(process.env['INIT_CWD'] ?? '.', values.to)
const folder = path.join(parent, name)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
copySources(folder)
installDependencies(folder)
removeUnusedFiles(folder)
writeFileSync(path.join(folder, 'VERSION'), `${[version, commit()].filter(Boolean).join('+')}\n`)
for (const [script, command] of Object.entries(serverScripts())) writeCommand(path.join(folder, script), command)
console.log(`${folder}  ${Math.round(megabytes(folder))} MB`)
if (values.archive) {
  const archive = `${folder}.tar.gz`
  execFileSync('tar', ['-czf', archive, '-C', parent, name])
  console.log(`${archive}  ${Math.round(megabytes(archive))} MB`)
}

/**
 * Writes a shell script that runs an npm script of the server, with the same flags and without npm. It is replaced by Node, which so receives
 * the signals of a supervisor.
 */
function writeCommand(file: string, npmScript: string): void {
  const command = npmScript
    .replace(/^(exec )?node /, 'exec "$release/node_modules/.bin/node" ')
    .replace(/backend\/src\/\S+/, '"$release/$&"')
  writeFileSync(file, `#!/bin/sh\nset -e\nrelease=$(dirname "$(readlink -f "$0")")\n${command} "$@"\n`)
  chmodSync(file, 0o755)
}

/** Returns the commit that is built, or nothing outside of a clone. */
function commit(): string | undefined {
  try {
    return execFileSync('git', ['-C', root, 'rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}
