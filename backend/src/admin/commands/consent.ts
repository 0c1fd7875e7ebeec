import { Command } from 'commander'
import { accountByAddressOrId } from '../../modules/staff/accounts/account-lookup.service.ts'
import {
  readWaitingConsent,
  readWaitingConsents,
  resendConsentRequest,
  type WaitingConsent,
} from '../../modules/staff/families/waiting-consent.service.ts'
import { asOperator } from '../session/session.ts'
import type { Terminal } from '../session/terminal.ts'

const maxListed = 100

/** `academy consent`: lists waiting consent requests and sends one again. */
export function consentCommand(terminal: Terminal): Command {
  const command = new Command('consent').description('lists consent requests without an answer, and sends one again')
  command
    .command('list')
    .description(`lists the newest children who wait for consent, at most ${maxListed}`)
    .action(() =>
      asOperator(terminal, async ({ context }) => {
        const waiting = await readWaitingConsents(context, { limit: maxListed + 1, inverted: false })
        terminal.printRows(waiting.slice(0, maxListed).map(shown), 'No child is waiting for consent.')
      }),
    )
  command
    .command('resend')
    .description('emails the parent of a waiting child again, at most three times in total')
    .argument('<child>', 'email address or id of the child')
    .action((child: string) =>
      asOperator(terminal, async ({ context }) => {
        const { id } = await accountByAddressOrId(context, child)
        const waiting = await readWaitingConsent(context, id)
        await resendConsentRequest(context, id, waiting.mails)
        const left = waiting.mailsLeft - 1
        terminal.print(`Emailed ${waiting.parentEmail} again. ${left} more can be sent.`, { id, mailsLeft: left })
      }),
    )
  return command
}

function shown({ id, childFirstName, parentEmail, askedAt, mails, mailsLeft, erasedOn, obstacle }: WaitingConsent) {
  return { id, child: childFirstName, parent: parentEmail, askedAt, emails: mails, left: mailsLeft, erasedOn, obstacle }
}
