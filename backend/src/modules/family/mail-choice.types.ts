import type { MailChoice } from '@deepm/schema/rules/family/mail-choice'
import { builder } from '../../graphql/builder.ts'

export const MailChoiceEnum = builder.enumType('MailChoice', {
  description:
    'Which optional emails of the academy a parent gets. Emails about consent, sign-in, erasure and security are always sent.',
  values: {
    off: { description: 'None.' },
    weekly: { description: 'The weekly email, on Sunday evening.' },
    important: { description: 'The weekly email, and emails that need the parent’s answer.' },
  } satisfies Record<MailChoice, object>,
})

builder.prismaObjectFields('User', (t) => ({
  mailChoice: t.field({
    type: MailChoiceEnum,
    nullable: true,
    authScopes: (user, _args, context) => user.id === context.viewer?.userId,
    select: { role: true, mailChoice: true },
    description: 'Which optional emails of the academy the signed-in parent gets; null for learners and staff, who get none.',
    resolve: ({ role, mailChoice }) => (role === 'parent' ? mailChoice : null),
  }),
}))
