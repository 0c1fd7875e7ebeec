import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { RefusedError } from '../session/refusals.ts'

/** Writes a consistent copy of the database in PostgreSQL's custom format, while others use it. */
export async function dump(databaseUrl: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl)
}

/**
 * Restores a dump in one transaction, which starts with the given statements. The transaction is committed only if the whole dump was read,
 * so any failure leaves the database as it was.
 */
export async function restore(databaseUrl: string, file: string, before: string[]): Promise<void> {
  const script = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file])
  const sql = start('psql', ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1'], databaseUrl)
  // psql reports the failure when it ends early.
  sql.child.stdin.on('error', () => {})
  sql.child.stdin.write(['BEGIN', ...before, ''].join(';\n'))
  script.child.stdout.pipe(sql.child.stdin, { end: false })
  void sql.done.then(
    () => {},
    () => script.child.kill(),
  )
  const read = await script.done.then(
    () => null,
    (error: Error) => error,
  )
  // Without COMMIT, the end of the input rolls the transaction back.
  sql.child.stdin.end(read ? '' : '\nCOMMIT;\n')
  await sql.done
  if (read) throw read
}

async function run(program: string, args: string[], databaseUrl: string): Promise<void> {
  await start(program, args, databaseUrl).done
}

/** Starts a program of PostgreSQL. The password is passed in a variable, because other users can list arguments. */
function start(program: string, args: string[], databaseUrl?: string) {
  const { url, password } = databaseUrl ? withoutPassword(databaseUrl) : { url: null, password: '' }
  const child = spawn(program, [...args, ...(url ? [`--dbname=${url}`] : [])], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const errors = collect(child.stderr)
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new RefusedError(`${program} is not installed. ${howToInstall}`) : error),
    )
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new RefusedError(`${program} failed: ${errors().trim() || `exit code ${code}`}`))
    })
  })
  return { child, done }
}

const howToInstall = 'Install the client programs of PostgreSQL, of the version of the server or newer.'

function collect(stream: Readable): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk) => {
    // The first error is the cause.
    if (text.length < 2000) text += chunk
  })
  return () => text
}

function withoutPassword(databaseUrl: string): { url: string; password: string } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, password }
}
