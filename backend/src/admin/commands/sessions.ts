import { Command } from 'commander'
import { accountByAddressOrId } from '../../modules/staff/accounts/account-lookup.service.ts'
import { endAccountSessions, readAccountSessions } from '../../modules/staff/accounts/account-sessions.service.ts'
import { asOperator } from '../session/session.ts'
import type { Terminal } from '../session/terminal.ts'

/** `academy sessions`: lists and ends sessions of an account. */
export function sessionsCommand(terminal: Terminal): Command {
  const command = new Command('sessions').description('lists and ends the sessions of an account')
  command
    .command('list')
    .description('lists where an account is signed in, at most 50')
    .argument('<account>', 'email address or id')
    .action((account: string) =>
      asOperator(terminal, async ({ context }) => {
        const sessions = await readAccountSessions(context, await accountByAddressOrId(context, account))
        const rows = sessions.map(({ id, name, createdAt, lastUsedAt }) => ({ id, device: name, createdAt, lastUsedAt }))
        terminal.printRows(rows, 'The account is not signed in anywhere.')
      }),
    )
  command
    .command('end')
    .description('ends all sessions of an account, or one of them')
    .argument('<account>', 'email address or id')
    .argument('[session]', 'id of the session; all sessions without it')
    .action((account: string, session: string | undefined) =>
      asOperator(terminal, async ({ context }) => {
        const found = await accountByAddressOrId(context, account)
        await terminal.confirm(`End ${session ? 'this session' : 'all sessions'} of ${found.name} (${found.role})?`)
        const ended = await endAccountSessions(context, found, session ?? null)
        terminal.print(`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'}.`, { ended })
      }),
    )
  return command
}
