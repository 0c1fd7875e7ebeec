import type { MailChoice } from '@deepm/schema/rules/family/mail-choice'
import { builder } from '../../graphql/builder.ts'

export const MailChoiceEnum = builder.enumType('MailChoice', {
  description: 'Which of the academy’s own mails a parent gets. Consent, sign-in, erasure and security are always mailed.',
  values: {
    off: { description: 'None of them.' },
    weekly: { description: 'The mail about the week, on Sunday evening.' },
    important: { description: 'That one, and what waits for the parent’s answer at once.' },
  } satisfies Record<MailChoice, object>,
})

builder.prismaObjectFields('User', (t) => ({
  mailChoice: t.field({
    type: MailChoiceEnum,
    nullable: true,
    authScopes: (user, _args, context) => user.id === context.viewer?.userId,
    select: { role: true, mailChoice: true },
    description: 'Which of the academy’s own mails the signed-in parent gets; null for learners and staff, who get none of them.',
    resolve: ({ role, mailChoice }) => (role === 'parent' ? mailChoice : null),
  }),
}))
