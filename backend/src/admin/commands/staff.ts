import { staffInvitationForm } from '@deepm/schema/rules/staff/staff-accounts'
import { Command } from 'commander'
import { InvalidInputError } from '../../core/errors.ts'
import { inviteStaff, listInvitations } from '../../modules/staff/accounts/staff-invitation.service.ts'
import { listStaff } from '../../modules/staff/accounts/staff-members.service.ts'
import { asOperator } from '../session/session.ts'
import type { Terminal } from '../session/terminal.ts'

/** `academy staff`: lists and invites staff. */
export function staffCommand(terminal: Terminal): Command {
  const command = new Command('staff').description('lists and invites staff')
  command
    .command('list')
    .description('lists staff and open invitations')
    .action(() =>
      asOperator(terminal, async ({ context }) => {
        const people = (await listStaff(context)).map(({ id, name, email, lastSeenAt, hasSecondFactor, ending }) => ({
          id,
          name,
          email,
          state: ending ? 'access ended' : 'active',
          secondFactor: hasSecondFactor,
          lastSeenAt,
        }))
        const invited = (await listInvitations(context)).map(({ id, name, email, expiresAt }) => ({
          id,
          name,
          email,
          state: expiresAt > context.clock() ? 'invited' : 'invitation expired',
          secondFactor: false,
          lastSeenAt: null,
        }))
        terminal.printRows([...people, ...invited], 'There is no staff. Invite someone with: academy staff invite EMAIL')
      }),
    )
  command
    .command('invite')
    .description('emails an invitation to become staff; it replaces an open one to the same address')
    .argument('<email>', 'email address')
    .option('--name <name>', 'name of the person', '')
    .action((email: string, { name }: { name: string }) =>
      asOperator(terminal, async ({ context }) => {
        const form = staffInvitationForm.safeParse({ email, name })
        if (!form.success) throw InvalidInputError.of(form.error.issues)
        const id = await inviteStaff(context, form.data)
        terminal.print(`Invited ${form.data.email}. The link in the email works for a week.`, { id, email: form.data.email })
        if (!context.config.smtpUrl) terminal.warn('SMTP_URL is not set: the email waits in the database.')
      }),
    )
  return command
}
