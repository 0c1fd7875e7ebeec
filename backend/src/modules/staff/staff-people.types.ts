import { builder } from '../../graphql/builder.ts'
import type { StaffPerson } from './staff-people.service.ts'

export const StaffPersonType = builder.objectRef<StaffPerson>('StaffPerson').implement({
  description: 'Somebody who runs the academy, as colleagues see them.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the account.' }),
    name: t.exposeString('name', { description: 'Name of the account.' }),
    email: t.exposeString('email', { description: 'Address that sign-in links are mailed to.' }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when there is this account.' }),
    lastSignInAt: t.expose('lastSignInAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last sign-in that is still known; null when there was none for 30 days.',
    }),
    isViewer: t.boolean({
      description: 'Whether it is whoever asks.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.userId,
    }),
  }),
})
