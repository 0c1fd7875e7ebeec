import { Command } from 'commander'
import { accountByAddressOrId } from '../../modules/staff/accounts/account-lookup.service.ts'
import { resetSecondFactor } from '../../modules/staff/accounts/second-factor-reset.service.ts'
import { asOperator } from '../session/session.ts'
import type { Terminal } from '../session/terminal.ts'

/** `academy second-factor`: resets the second factor of a member of staff. */
export function secondFactorCommand(terminal: Terminal): Command {
  const command = new Command('second-factor').description('resets a second factor')
  command
    .command('reset')
    .description('turns off the second factor of a member of staff who lost it, and signs them out')
    .argument('<account>', 'email address or id')
    .action((account: string) =>
      asOperator(terminal, async ({ context }) => {
        const found = await accountByAddressOrId(context, account)
        await terminal.confirm(`Turn off the second factor of ${found.name}, and end all their sessions?`)
        await resetSecondFactor(context, found.id)
        terminal.print(`${found.name} has no second factor now.`, { id: found.id })
      }),
    )
  return command
}
