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
          'Beginnings of words of the name or the address, all of which have to be there; 2 letters or digits at least. Without it, the accounts that are suspended now.',
      }),
    },
    description: 'Accounts of learners and parents, by name. Each page that is read is logged with everybody who is named on it.',
    resolve: async (_root, { search, ...args }, context) => {
      const read = (page: AccountsPage) => findAccounts(context, search ?? '', page)
      const page = await resolveCursorConnection({ args, defaultSize: accountsPerPage, maxSize: 100, toCursor: cursorFor }, read)
      const shown = page.edges.flatMap((edge) => edge?.node ?? [])
      await logAccounts(context, shown, Boolean(search?.trim()))
      return page
    },
  }),
)
