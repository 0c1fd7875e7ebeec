import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { type AddressList, addressLists, maxAddressSearchLength } from '@deepm/schema/rules/staff/contact-lists'
import { maxExportRows } from '@deepm/schema/rules/staff/roster'
import { InvalidInputError, type Issue } from '../../../core/errors.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { refuseDemoStaff } from '../demo-staff.policy.ts'
import { type Spreadsheet, spreadsheet } from '../spreadsheet.service.ts'
import { describeLeadFilter, findLeads, type Lead } from './lead.service.ts'

const files = { name: 'address-file', max: 20, windowSeconds: 3600 }

const lists = Object.keys(addressLists) as [AddressList, ...AddressList[]]

/** Only addresses that may be emailed, unless all are requested explicitly. */
const asked = z.object({
  list: z.enum(lists),
  whom: z._default(z.enum(['mailable', 'everybody']), 'mailable'),
  search: z._default(z.nullable(z.string().check(z.maxLength(maxAddressSearchLength))), null),
})

const columns: Record<AddressList, readonly (keyof Lead)[]> = {
  guide: ['email', 'state', 'at', 'name', 'phone', 'childAge', 'interests', 'requests'],
  mailing: ['email', 'state', 'at', 'source'],
}

/**
 * Returns a list of email addresses as a file: the newest 10,000 that may be emailed, or all. The number of rows is logged before the
 * response.
 *
 * @throws InvalidInputError that names the field, RateLimitedError after twenty files within an hour, DemoAccountError
 */
export async function exportLeads(context: Context, query: Record<string, unknown>): Promise<Spreadsheet> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
  const read = asked.safeParse(given)
  if (!read.success) {
    const issues = read.error.issues.map((it): Issue => ({ field: String(it.path[0] ?? 'query'), message: it.message }))
    throw new InvalidInputError(issues as [Issue, ...Issue[]])
  }
  const staff = staffMember(context)
  refuseDemoStaff(staff)
  await countRequest(context, files, staff.id)
  const { list, whom, search } = read.data
  const filter = { list, search, state: whom === 'mailable' ? ('mayBeMailed' as const) : null }
  const found = await findLeads(context, filter, { limit: maxExportRows + 1, inverted: false })
  const rows = found.slice(0, maxExportRows)
  await audit(context, { action: 'data.export', detail: `${describeLeadFilter(filter, rows.length)}.` })
  const name = [list, whom, ...(found.length > rows.length ? [`first-${maxExportRows}`] : [])].join('-')
  const fields = columns[list]
  return spreadsheet(
    `${name}.csv`,
    fields,
    rows.map((row) => fields.map((field) => row[field])),
  )
}
