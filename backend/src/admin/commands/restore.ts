import { tmpdir } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { type Config, readConfig } from '../../config/config.ts'
import { knownMigrations } from '../../database/migrate.ts'
import { readArchive } from '../backup/archive.ts'
import { restoreFolder } from '../backup/embedded-database.ts'
import { assertRestorable, hasSecret, type Manifest, manifestName, readManifest, secretName } from '../backup/manifest.ts'
import { readPassphrase } from '../backup/passphrase.ts'
import { restoreServer } from '../backup/server-database.ts'
import { restoreSecret } from '../backup/session-secret.ts'
import { withStaging } from '../backup/staging.ts'
import type { Terminal } from '../session/terminal.ts'

const databaseNames = { server: 'database.dump', embedded: 'database.tar.gz' } as const

type Options = { replace?: boolean; passphraseFile?: string }

/** `academy restore`: restores a backup into the configured database. */
export function restoreCommand(terminal: Terminal): Command {
  return new Command('restore')
    .description('restores a backup into the configured database, while the academy is stopped')
    .argument('<file>', 'backup to restore')
    .option('--replace', 'replace a database that is not empty')
    .option('--passphrase-file <file>', 'decrypt with the passphrase in this file; otherwise with BACKUP_PASSPHRASE')
    .action(async (name: string, { replace = false, passphraseFile }: Options) => {
      const config = readConfig(terminal.env)
      const passphrase = readPassphrase(terminal.env, passphraseFile)
      await withStaging(tmpdir(), async (folder) => {
        const names = [manifestName, secretName, ...Object.values(databaseNames)]
        await readArchive(path.resolve(name), folder, names, passphrase)
        const manifest = await readManifest(folder)
        const known = await knownMigrations()
        assertRestorable(manifest, config.databaseUrl ? 'server' : 'embedded', known)
        if (replace) await terminal.confirm('Replace everything in the database by the backup?')
        const kept = await restoreDatabase(config, folder, manifest, replace)
        const restoresSecret = await useSecret(terminal, config, folder, manifest)
        terminal.print(sentence(manifest, known.length - manifest.migrations.length, kept), {
          createdAt: manifest.createdAt,
          version: manifest.version,
          restoresSecret,
          kept,
        })
      })
    })
}

/** @returns where the replaced database is kept, if it is */
async function restoreDatabase(config: Config, folder: string, manifest: Manifest, replace: boolean): Promise<string | null> {
  const { databaseUrl, dataDir } = config
  const file = path.join(folder, databaseNames[manifest.database])
  if (!databaseUrl) return restoreFolder(dataDir, file, manifest.migrations, replace)
  await restoreServer(databaseUrl, file, replace)
  return null
}

/** Restores the stored secret, or checks the configured one. Returns whether it was restored. */
async function useSecret(terminal: Terminal, config: Config, folder: string, manifest: Manifest): Promise<boolean> {
  const isStored = manifest.files.some(({ name }) => name === secretName)
  if (isStored && !terminal.env['SESSION_SECRET']) {
    await restoreSecret(config, folder)
    return true
  }
  if (!hasSecret(config, manifest)) terminal.warn(otherSecret)
  return false
}

const otherSecret =
  'Warning: SESSION_SECRET differs from that of the backup. Second factors, sessions and emailed links of the backup do not work with it. Add the secret of the backup to SESSION_SECRET_PREVIOUS.'

function sentence({ createdAt, version }: Manifest, pending: number, kept: string | null): string {
  return [
    `Restored the backup of ${createdAt}, from version ${version}.`,
    ...(pending > 0 ? [`The next start applies ${pending} migrations.`] : []),
    ...(kept ? [`The replaced database is in ${kept}; delete it when you no longer need it.`] : []),
  ].join(' ')
}
