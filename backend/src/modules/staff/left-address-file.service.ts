import { type AddressList, addressLists, longestAddressSearch } from '@deepm/schema/rules/people-lists'
import { mostSavedRows } from '@deepm/schema/rules/roster'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { InvalidInputError, type Issue } from '../../errors.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import { audit, staffMember } from './audit.service.ts'
import { findAddresses, type LeftAddress, listed } from './left-address.service.ts'
import { expectOwnPeople } from './people.policy.ts'
import { type Spreadsheet, spreadsheet } from './spreadsheet.service.ts'

const files = { name: 'address-file', max: 20, windowSeconds: 3600 }

const lists = Object.keys(addressLists) as [AddressList, ...AddressList[]]

/** Only who may be mailed, unless everybody is asked for in so many words. */
const asked = z.object({
  list: z.enum(lists),
  whom: z.enum(['mailable', 'everybody']).default('mailable'),
  search: z.string().max(longestAddressSearch).nullable().default(null),
})

const columns: Record<AddressList, readonly (keyof LeftAddress)[]> = {
  guide: ['email', 'state', 'at', 'name', 'phone', 'childAge', 'interests', 'requests'],
  mailing: ['email', 'state', 'at', 'source'],
}

/**
 * A list of addresses as a file: the newest 10,000 of those who may be mailed, or of everybody. Logged with the number of rows before it is
 * answered.
 *
 * @throws InvalidInputError naming the field, RateLimitedError after twenty files within an hour, DemoAccountError
 */
export async function saveAddresses(context: Context, query: Record<string, unknown>): Promise<Spreadsheet> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
  const read = asked.safeParse(given)
  if (!read.success) {
    const issues = read.error.issues.map((it): Issue => ({ field: String(it.path[0] ?? 'query'), message: it.message }))
    throw new InvalidInputError(issues as [Issue, ...Issue[]])
  }
  const staff = staffMember(context)
  expectOwnPeople(staff)
  await countRequest(context, files, staff.id)
  const { list, whom, search } = read.data
  const filter = { list, search, state: whom === 'mailable' ? ('mayBeMailed' as const) : null }
  const found = await findAddresses(context, filter, { limit: mostSavedRows + 1, inverted: false })
  const rows = found.slice(0, mostSavedRows)
  await audit(context, { action: 'data.export', detail: `${listed(filter, rows.length)}.` })
  const name = [list, whom, ...(found.length > rows.length ? [`first-${mostSavedRows}`] : [])].join('-')
  const fields = columns[list]
  return spreadsheet(
    `${name}.csv`,
    fields,
    rows.map((row) => fields.map((field) => row[field])),
  )
}
