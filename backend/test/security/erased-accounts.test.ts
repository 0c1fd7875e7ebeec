import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { family } from '../support/people/families.ts'
import { childForm, signUp } from '../support/people/people.ts'

// Requests that run while their account is erased are refusals. Otherwise anyone could raise an alert by erasing accounts.

const outcome = '__typename ... on Error { code }'
const changes = [
  `exportData { ${outcome} }`,
  `updateProfile(input: { firstName: "Nia" }) { ${outcome} }`,
  'setLeaderboardListing(listed: true) { id }',
  'markNotificationsRead { id }',
  'cancelErasure { id }',
]

describe.each(kinds)('an account that is erased while it is used, on the %s database', (kind) => {
  const lines: string[] = []
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind, { LOG_LEVEL: 'info' }, {}, { log: { write: (line) => void lines.push(line) } })
  })
  afterAll(() => academy.close())

  const codesOf = async (browser: Browser, query: string) => {
    const { body } = await browser.post('/graphql', { query })
    return (body.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code)
  }
  const errorLines = () => lines.filter((line) => JSON.parse(line).level === 'error')

  it('refuses the requests of a child that erases its account', async () => {
    const codes: string[] = []
    for (let round = 0; round < 6; round += 1) {
      const { browser } = await signUp(academy, childForm())
      const requests = Array.from({ length: 4 }, () => changes).flat()
      const erasing = browser.execute('mutation { erasePendingAccount { __typename } }')
      const answers = await Promise.all(requests.map((change) => codesOf(browser, `mutation { ${change} }`)))
      await erasing
      codes.push(...answers.flat())
    }
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED']))
    expect(errorLines()).toEqual([])
  })

  it('refuses the changes of a parent to a child that is erased', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { parent, childId } = await family(academy)
      const change = `mutation { setFamilyControls(learnerId: "${childId}", input: { labMinutesPerDay: 30 }) { __typename } }`
      const changing = Array.from({ length: 20 }, () => codesOf(parent, change))
      const erasing = academy.db.user.delete({ where: { id: childId } })
      const codes = (await Promise.all(changing)).flat()
      await erasing
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR')
    }
    expect(errorLines()).toEqual([])
  })
})
