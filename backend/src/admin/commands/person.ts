import { writeFile } from 'node:fs/promises'
import { Command } from 'commander'
import { dataPage } from '../../modules/privacy/data-page.service.ts'
import { findAccounts, logAccounts } from '../../modules/staff/accounts/account.service.ts'
import { eraseAccountOnRequest, exportAccount } from '../../modules/staff/accounts/account-data.service.ts'
import { accountByAddressOrId } from '../../modules/staff/accounts/account-lookup.service.ts'
import { RefusedError } from '../session/refusals.ts'
import { asOperator } from '../session/session.ts'
import type { Terminal } from '../session/terminal.ts'

const maxFound = 50

/** `academy person`: finds, exports and erases learners, parents and staff. */
export function personCommand(terminal: Terminal): Command {
  const command = new Command('person').description('finds, exports and erases people')
  command
    .command('find')
    .description(`finds learners and parents by the start of words of their name or email address, at most ${maxFound}`)
    .argument('<search>', 'at least 2 letters or digits')
    .action((search: string) =>
      asOperator(terminal, async ({ context }) => {
        const found = await findAccounts(context, search, { limit: maxFound, inverted: false })
        await logAccounts(context, found, true)
        const rows = found.map(({ id, name, role, email, isEmailConfirmed, consent, joinedAt, suspension }) => ({
          id,
          name,
          role,
          email,
          confirmed: isEmailConfirmed,
          consent,
          suspended: suspension !== null,
          joinedAt,
        }))
        terminal.printRows(rows, 'No learner or parent matches.')
      }),
    )
  command
    .command('export')
    .description('writes all data of an account to a new file: JSON, or a page if the name ends in .html')
    .argument('<account>', 'email address or id')
    .argument('<file>', 'name of the new file')
    .action((account: string, file: string) =>
      asOperator(terminal, async ({ context }) => {
        const { data } = await exportAccount(context, await accountByAddressOrId(context, account))
        const isPage = file.endsWith('.html')
        await writePrivate(file, isPage ? dataPage('What DEEPM Academy holds', data) : JSON.stringify(data, null, 2))
        terminal.print(`Wrote ${file}. It contains personal data.`, { file })
      }),
    )
  command
    .command('erase')
    .description('erases an account and everything in it permanently')
    .argument('<account>', 'email address or id')
    .action((account: string) =>
      asOperator(terminal, async ({ context }) => {
        const found = await accountByAddressOrId(context, account)
        await terminal.confirm(`Erase ${found.name} (${found.role}, ${found.id}) and everything in the account permanently?`)
        await eraseAccountOnRequest(context, found)
        terminal.print(`Erased ${found.name}. Backups still contain the account until they are deleted.`, { erased: found.id })
      }),
    )
  return command
}

/** Only the user who ran the command can read the file. */
async function writePrivate(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new RefusedError(error.code === 'EEXIST' ? `${file} exists already.` : `${file} cannot be written: ${error.message}`)
  })
}
