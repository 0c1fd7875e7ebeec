import { accountClosed, builder, secondFactorRequired } from '../../../graphql/builder.ts'

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    authScopes: { public: true },
    description: 'The signed-in account; null for visitors.',
    resolve: (query, _root, _args, context) => {
      if (context.isClosed) throw accountClosed()
      if (context.pendingStaff) throw secondFactorRequired()
      const { viewer, db } = context
      return viewer && db.user.findUnique({ ...query, where: { id: viewer.userId } })
    },
  }),
)

const ServerInfo = builder.objectRef<{ demo: boolean; mailbox: boolean; oidc: boolean }>('ServerInfo').implement({
  description: 'Sign-in options of this server.',
  authScopes: { public: true },
  fields: (t) => ({
    demo: t.exposeBoolean('demo', { description: 'Whether demo sign-in is available.' }),
    mailbox: t.exposeBoolean('mailbox', { description: 'Whether emails are shown at /dev/mailbox instead of being sent.' }),
    oidc: t.exposeBoolean('oidc', { description: 'Whether an identity provider is used for sign-in.' }),
  }),
})

builder.queryField('server', (t) =>
  t.field({
    type: ServerInfo,
    authScopes: { public: true },
    description: 'Sign-in options of this server.',
    resolve: (_root, _args, { config }) => ({
      demo: config.demo,
      mailbox: !config.smtpUrl && config.mode !== 'production',
      oidc: Boolean(config.oidc),
    }),
  }),
)
