import { existsSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { readConfig } from '../../config/config.ts'
import { hasStore } from '../../database/folder.ts'
import { writeArchive } from '../backup/archive.ts'
import { dumpFolder } from '../backup/embedded-database.ts'
import { type Manifest, manifestName, secretIdOf, secretName, writeManifest } from '../backup/manifest.ts'
import { readPassphrase } from '../backup/passphrase.ts'
import { dumpServer } from '../backup/server-database.ts'
import { copySecret } from '../backup/session-secret.ts'
import { withStaging } from '../backup/staging.ts'
import { RefusedError } from '../session/refusals.ts'
import { noDatabase } from '../session/session.ts'
import type { Terminal } from '../session/terminal.ts'

type Options = { encrypt?: boolean; passphraseFile?: string }

/** `academy backup`: writes the database and the stored files to one file. */
export function backupCommand(terminal: Terminal): Command {
  return new Command('backup')
    .description('writes a backup of the database, and of files in DATA_DIR, to a new file')
    .argument('<file>', 'name of the new file')
    .option('--encrypt', 'fail unless there is a passphrase')
    .option(
      '--passphrase-file <file>',
      'encrypt with the passphrase in this file; otherwise with BACKUP_PASSPHRASE, if it is set',
    )
    .action(async (name: string, { encrypt, passphraseFile }: Options) => {
      const file = path.resolve(name)
      if (existsSync(file)) throw new RefusedError(`${file} exists already.`)
      const passphrase = readPassphrase(terminal.env, passphraseFile)
      if (encrypt && passphrase === null) throw new RefusedError('--encrypt needs BACKUP_PASSPHRASE or --passphrase-file.')
      const { files, ...manifest } = await backUp(terminal, file, passphrase)
      const bytes = files.reduce((sum, it) => sum + it.bytes, 0)
      const encryption = passphrase === null ? 'not encrypted' : 'encrypted'
      terminal.print(`Wrote ${file}: ${Math.ceil(bytes / 1024)} KB, ${encryption}.`, { file, encryption, ...manifest, files })
    })
}

async function backUp(terminal: Terminal, file: string, passphrase: string | null): Promise<Manifest> {
  const config = readConfig(terminal.env)
  const { databaseUrl, dataDir, sessionSecret } = config
  if (!databaseUrl && !hasStore(dataDir)) throw new RefusedError(noDatabase(dataDir))
  return withStaging(path.dirname(file), async (folder) => {
    const name = databaseUrl ? 'database.dump' : 'database.tar.gz'
    const dumped = path.join(folder, name)
    const { applied } = await (databaseUrl ? dumpServer(databaseUrl, dumped) : dumpFolder(dataDir, dumped))
    if (applied.length === 0) throw new RefusedError('The database is empty, so there is nothing to back up.')
    const names = [name, ...((await copySecret(config, folder)) ? [secretName] : [])]
    const facts = {
      database: databaseUrl ? 'server' : 'embedded',
      migrations: applied,
      secretId: secretIdOf(sessionSecret),
    } as const
    const manifest = await writeManifest(folder, names, facts)
    await writeArchive(folder, [manifestName, ...names], file, passphrase)
    return manifest
  })
}
