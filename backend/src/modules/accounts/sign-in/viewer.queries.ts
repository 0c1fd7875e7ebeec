import { accountClosed, builder, secondFactorRequired } from '../../../graphql/builder.ts'

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: 'User',
    nullable: true,
    authScopes: { public: true },
    description: 'Whoever is signed in; null when nobody is.',
    resolve: (query, _root, _args, context) => {
      if (context.isClosed) throw accountClosed()
      if (context.pendingStaff) throw secondFactorRequired()
      const { viewer, db } = context
      return viewer && db.user.findUnique({ ...query, where: { id: viewer.userId } })
    },
  }),
)

const ServerInfo = builder.objectRef<{ demo: boolean; mailbox: boolean; oidc: boolean }>('ServerInfo').implement({
  description: 'What this server offers on its sign-in pages.',
  authScopes: { public: true },
  fields: (t) => ({
    demo: t.exposeBoolean('demo', { description: 'Whether Demo Sign In works.' }),
    mailbox: t.exposeBoolean('mailbox', { description: 'Whether mail is kept at /dev/mailbox instead of being sent.' }),
    oidc: t.exposeBoolean('oidc', { description: 'Whether sign-in goes to an identity provider.' }),
  }),
})

builder.queryField('server', (t) =>
  t.field({
    type: ServerInfo,
    authScopes: { public: true },
    description: 'What this server offers on its sign-in pages.',
    resolve: (_root, _args, { config }) => ({
      demo: config.demo,
      mailbox: !config.smtpUrl && config.mode !== 'production',
      oidc: Boolean(config.oidc),
    }),
  }),
)
