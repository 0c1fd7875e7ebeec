import { NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { DonePayload, done } from '../../../graphql/done.types.ts'
import { DemoAccountError } from '../profile/profile.errors.ts'
import { readDevices, type SignedInDevice, signOutDevice, signOutEverywhere } from './device.service.ts'

const SignedInDeviceType = builder.objectRef<SignedInDevice>('SignedInDevice').implement({
  description: 'A browser in which the account is signed in. Readable by its owner only.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the session.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Browser and system, such as "Firefox on Windows"; null when unknown.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was signed in there.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'When it was last used, to within five minutes.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the device that sent this request.' }),
  }),
})

builder.queryField('signedInDevices', (t) =>
  t.field({
    type: [SignedInDeviceType],
    authScopes: { signedIn: true },
    description: 'Devices where the signed-in account is signed in, this device first. At most 50.',
    resolve: (_root, _args, context) => readDevices(context),
  }),
)

builder.mutationFields((t) => ({
  signOutDevice: t.field({
    type: DonePayload,
    authScopes: { signedIn: true },
    args: { id: t.arg.id({ description: 'Id of the device.' }) },
    errors: { types: [NotFoundError, DemoAccountError] },
    description: 'Signs the account out on one device.',
    resolve: async (_root, { id }, context) => {
      await signOutDevice(context, id)
      return done
    },
  }),
  signOutEverywhere: t.field({
    type: DonePayload,
    authScopes: { signedIn: true },
    args: { keepThisDevice: t.arg.boolean({ description: 'Whether the device that sent this request stays signed in.' }) },
    errors: { types: [DemoAccountError] },
    description: 'Signs the account out on every device, or on all others.',
    resolve: async (_root, { keepThisDevice }, context) => {
      await signOutEverywhere(context, keepThisDevice)
      return done
    },
  }),
}))
