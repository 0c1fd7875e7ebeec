import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from './academy.ts'
import { family } from './families.ts'
import { learn, signUp } from './people.ts'
import { staffMember } from './studio.ts'

/** What the statement about the session reads of an account, relations included. */
const learner = `id firstName lastName age ageAtSignup timeZone consent xp level streak longestStreak streakFreezes wantsListing
  isListingPermitted isChild unlocks { daysLeft } levelProgress { percent } selectedPersona { id name icon } settings { showStreaks }`
const account = `id firstName lastName role timeZone isDemo children { id tier } learner { ${learner} }`

describe.each(kinds)('What is known of an account with its session, on the %s database', (kind) => {
  let academy: Academy
  const people: Record<string, Browser> = {}
  beforeAll(async () => {
    academy = await Academy.open(kind)
    const { child, parent } = await family(academy)
    await learn(academy, child, 'problem-detective')
    Object.assign(people, { child, parent, newcomer: (await signUp(academy)).browser, staff: await staffMember(academy) })
  })
  afterAll(() => academy.close())

  it.each(['child', 'newcomer', 'parent', 'staff'])('is what the database says of it (%s)', async (name) => {
    const browser = people[name] as Browser
    const { viewer: known } = (await browser.execute(`{ viewer { ${account} } }`)) as { viewer: object }
    // The address and the tier are not read with the session, so that Prisma has to answer.
    const { viewer: asked } = (await browser.execute(`{ viewer { ${account} createdAt } }`)) as { viewer: object }
    expect({ ...known, createdAt: expect.any(String) }).toEqual(asked)
    const portal = async (more: string) =>
      ((await browser.execute(`{ familyLearner { ${learner} ${more} } }`)) as { familyLearner: object | null }).familyLearner
    const [knownLearner, askedLearner] = [await portal(''), await portal('tier')]
    expect(knownLearner && { ...knownLearner, tier: expect.any(String) }).toEqual(askedLearner)
  })

  it('needs one statement for learners, and another one for a parent with children', async () => {
    const count = (browser: Browser | undefined) =>
      academy.countStatements(() => (browser as Browser).execute(`{ viewer { ${account} } familyLearner { ${learner} } }`))
    expect(await count(people['child'])).toHaveLength(1)
    expect(await count(people['newcomer'])).toHaveLength(1)
    expect((await count(people['parent'])).length).toBeGreaterThan(1)
  })

  it('is of one request: what changes is there with the next', async () => {
    const browser = people['newcomer'] as Browser
    const read = async () => (await browser.execute('{ viewer { firstName learner { xp } } }')) as { viewer: unknown }
    expect(await read()).toMatchObject({ viewer: { learner: { xp: 0 } } })
    await learn(academy, browser, 'problem-detective')
    const input = { firstName: 'Wren', avatar: 'owl', timeZone: 'Europe/London' }
    await browser.execute('mutation ($input: ProfileInput!) { updateProfile(input: $input) { __typename } }', { input })
    const { viewer } = (await read()) as { viewer: { firstName: string; learner: { xp: number } } }
    expect(viewer.firstName).toBe('Wren')
    expect(viewer.learner.xp).toBeGreaterThan(0)
  })

  it('says nothing of an account that was closed since', async () => {
    const { browser, user } = await signUp(academy)
    await academy.db.accountClosure.create({ data: { userId: user['id'], reason: 'Talk with us.', closedAt: new Date() } })
    await expect(browser.execute('{ viewer { firstName } }')).rejects.toThrow()
    await expect(browser.execute('{ familyLearner { firstName } }')).rejects.toThrow()
  })
})
