import { builder } from '../../graphql/builder.ts'
import { getPayerKind } from './checkout.service.ts'
import { currentEnrolment } from './enrolment.service.ts'
import { currentRequest } from './enrolment-request.service.ts'
import type { Payer } from './plans.policy.ts'
import { EnrolmentType, PayerEnum } from './plans.types.ts'

const PaymentsInfoType = builder.objectRef<{ userId: string; isConfigured: boolean; payer: Payer }>('PaymentsInfo').implement({
  description: 'How the viewer can enrol in a programme on this server.',
  authScopes: (info, context) => info.userId === context.viewer?.userId,
  fields: (t) => ({
    isConfigured: t.exposeBoolean('isConfigured', {
      description: 'Whether a payment provider is configured; without one, support enrols by email.',
    }),
    payer: t.expose('payer', { type: PayerEnum, description: 'Who pays for a programme of the viewer.' }),
    enrolment: t.field({
      type: EnrolmentType,
      nullable: true,
      description: 'Current programme of the viewer; null if there is none.',
      resolve: ({ userId }, _args, context) => currentEnrolment(context, userId),
    }),
    request: t.field({
      type: EnrolmentType,
      nullable: true,
      description: 'Latest request of the viewer to staff, while it is waiting or was declined; null otherwise.',
      resolve: ({ userId }, _args, context) => currentRequest(context, userId),
    }),
  }),
})

builder.queryField('payments', (t) =>
  t.field({
    type: PaymentsInfoType,
    authScopes: { signedIn: true },
    description: 'How the viewer can enrol in a programme on this server.',
    resolve: async (_root, _args, context) => ({
      userId: context.viewer?.userId ?? '',
      isConfigured: context.payments !== null,
      payer: await getPayerKind(context),
    }),
  }),
)
