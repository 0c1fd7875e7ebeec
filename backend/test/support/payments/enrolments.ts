import { LocalProvider } from '../../../src/adapters/payments/provider.fixture.ts'
import type { Academy, Browser, Json, Kind } from '../academy/academy.ts'
import { family } from '../people/families.ts'
import { colleague } from '../people/staff.ts'
import { openPayingAcademy } from './checkouts.ts'

// Enrolments that staff make and decide.

const plain = '__typename ... on Error { code message }'
const failed = `${plain} ... on InvalidInputError { field }`
export const enrolManually = `mutation ($input: ManualEnrolmentInput!) { enrolManually(input: $input) { ${failed} } }`
export const decideEnrolment = `mutation ($input: EnrolmentDecisionInput!) { decideEnrolment(input: $input) { ${failed} } }`
export const changeMembership = `mutation ($input: MembershipChangeInput!) { changeMembership(input: $input) { ${failed} } }`
export const requestEnrolment = `mutation ($programme: Programme!) { requestEnrolment(programme: $programme) { ${plain} ... on ProgrammeEnrolment { id status programme } } }`
export const takeRequestBack = `mutation ($id: ID!) { takeRequestBack(id: $id) { ${plain} ... on ProgrammeEnrolment { status } } }`
export const payments = '{ payments { enrolment { programme } request { id status word programme } } }'
export const startStarter = `mutation { startCheckout(programme: starter) { ${plain} ... on StartCheckoutPayload { url } } }`
export const readEnrolments = `query ($status: EnrolmentStatus) {
  enrolments(status: $status) { total edges { node { id payerEmail programme status isManual word deciderName } } }
}`
export const findFamily = `query ($email: String!) {
  family(email: $email) { id payers { id email } learners { id name age tier mayChange } }
}`

/** Returns the code of an error or the type of a result. */
export const codeOf = (result: Json): string => result.code ?? result.__typename
export const done = 'DonePayload'

export const enrolmentInput = (payerId: string, more: object = {}) => ({
  input: { payerId, programme: 'academy', requestKey: crypto.randomUUID(), ...more },
})

type StaffAccount = Awaited<ReturnType<typeof colleague>>

/** An academy with a payment provider and two members of staff. */
export class EnrolmentDesk {
  readonly academy: Academy
  readonly provider: LocalProvider
  readonly staff: Browser
  readonly staffId: string
  readonly colleague: Browser

  private constructor(academy: Academy, provider: LocalProvider, staff: StaffAccount, other: StaffAccount) {
    this.academy = academy
    this.provider = provider
    this.staff = staff.browser
    this.staffId = staff.id
    this.colleague = other.browser
  }

  static async open(kind: Kind): Promise<EnrolmentDesk> {
    const provider = await LocalProvider.start()
    const academy = await openPayingAcademy(kind, provider)
    return new EnrolmentDesk(academy, provider, await colleague(academy, 'Ada', 'Staff'), await colleague(academy, 'Bo', 'Staff'))
  }

  /** Returns a parent with one child. */
  async aParent() {
    const found = await family(this.academy)
    const { id } = await this.academy.db.user.findUniqueOrThrow({ where: { email: found.email } })
    return { ...found, id }
  }

  async enrols(variables: object, browser = this.staff): Promise<string> {
    return codeOf((await browser.execute(enrolManually, variables)).enrolManually)
  }

  async decides(id: string, choice: string, word = '', browser = this.staff): Promise<Json> {
    return (await browser.execute(decideEnrolment, { input: { id, choice, word } })).decideEnrolment
  }

  rowsOf(userId: string) {
    return this.academy.db.programmeEnrolment.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  }

  mails(recipient: string) {
    return this.academy.db.outboxMail.findMany({ where: { recipient, kind: 'enrolment' }, orderBy: { id: 'asc' } })
  }

  /** Returns how many changes of people the audit log has. */
  logged(): Promise<number> {
    return this.academy.db.auditEntry.count({ where: { action: 'people.change' } })
  }

  async close(): Promise<void> {
    await this.academy.close()
    await this.provider.close()
  }
}
