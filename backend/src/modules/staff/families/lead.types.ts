import { type AddressList, addressLists, type MailState, mailStates } from '@deepm/schema/rules/staff/contact-lists'
import { builder } from '../../../graphql/builder.ts'
import type { Lead } from './lead.service.ts'

/** Returns the values of an enum with the texts of the rules as their descriptions. */
const told = <Name extends string>(words: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(words).map(([name, it]) => [name, { description: `${it}.` }])) as Record<
    Name,
    { description: string }
  >

export const AddressListEnum = builder.enumType('AddressList', {
  description: 'A list of email addresses that were left on the public site.',
  values: told<AddressList>(addressLists),
})

export const MailStateEnum = builder.enumType('MailState', {
  description: 'Whether an address may be emailed.',
  values: told<MailState>(mailStates),
})

export const LeadType = builder.objectRef<Lead>('Lead').implement({
  description: 'An email address that a visitor left, as shown to staff. Each reading is logged.',
  authScopes: { staff: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the entry.' }),
    email: t.exposeString('email', { description: 'The email address.' }),
    state: t.expose('state', {
      type: MailStateEnum,
      description: 'Whether it may be emailed: by its status on the mailing list, also for an entry on the guide’s list.',
    }),
    leftAt: t.expose('at', {
      type: 'DateTime',
      description: 'When the guide was last requested, or when the address was first left for the mailing list.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'Name of the parent; null on the mailing list.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number of the parent, if given.' }),
    childAge: t.exposeInt('childAge', { nullable: true, description: 'Age of the child in years, if given.' }),
    interests: t.exposeString('interests', { nullable: true, description: 'Interests of the child, if given.' }),
    requests: t.exposeInt('requests', {
      nullable: true,
      description: 'Number of requests for the guide; null on the mailing list.',
    }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Where the address was left for the mailing list: newsletter or demo; null on the guide’s list.',
    }),
  }),
})
