import { accountsPerPage } from '@deepm/schema/rules/staff/staff-accounts'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import { builder } from '../../../graphql/builder.ts'
import { type AccountsPage, cursorFor, findAccounts, logAccounts } from './account.service.ts'
import { AccountType } from './account.types.ts'

builder.queryField('accounts', (t) =>
  t.connection({
    type: AccountType,
    authScopes: { staff: true },
    args: {
      search: t.arg.string({
        required: false,
        description:
          'Prefixes of words in the name or the email address, all of which must match; at least 2 letters or digits. Without it, returns the suspended accounts.',
      }),
    },
    description: 'Accounts of learners and parents, by name. Each page is logged with all people named on it.',
    resolve: async (_root, { search, ...args }, context) => {
      const read = (page: AccountsPage) => findAccounts(context, search ?? '', page)
      const page = await resolveCursorConnection({ args, defaultSize: accountsPerPage, maxSize: 100, toCursor: cursorFor }, read)
      const shown = page.edges.flatMap((edge) => edge?.node ?? [])
      await logAccounts(context, shown, Boolean(search?.trim()))
      return page
    },
  }),
)
