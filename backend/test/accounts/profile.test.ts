import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { answerConsent, childForm, demo, mailedToken, signInByMail, signUp, signupForm } from '../support/people/people.ts'

const update = `mutation ($input: ProfileInput!) {
  updateProfile(input: $input) {
    __typename
    ... on Error { code message }
    ... on InvalidInputError { issues { field message } }
    ... on User { firstName lastName profileImageUrl timeZone }
  }
}`
const settingsMutation =
  'mutation ($input: GamificationSettingsInput!) { updateSettings(input: $input) { settings { visualTheme showStreaks } } }'
const listing = 'mutation ($listed: Boolean!) { setLeaderboardListing(listed: $listed) { wantsListing isListingPermitted } }'
const profile = `{ viewer {
  firstName lastName email profileImageUrl timeZone isDemo createdAt
  learner { ageAtSignup isChild tier wantsListing isListingPermitted settings { showStreaks visualTheme notificationFrequency } }
} }`

const words = { firstName: 'Robin', lastName: 'Hill', avatar: 'owl', timeZone: 'Europe/London' }
const quiet = {
  showCompetitive: false,
  showLeaderboards: false,
  showStreaks: false,
  showBadges: true,
  notificationFrequency: 'low',
  visualTheme: 'calm',
}

async function save(browser: Browser, changes: object = {}): Promise<Json> {
  return (await browser.execute(update, { input: { ...words, ...changes } })).updateProfile
}

async function read(browser: Browser): Promise<Json> {
  return (await browser.execute(profile)).viewer
}

describe.each(kinds)('the profile on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('stores name, picture and time zone, and shows them wherever the account is read', async () => {
    const { browser, user } = await signUp(academy)
    const saved = { firstName: 'Zoë', lastName: '', profileImageUrl: '/avatars/whale.svg', timeZone: 'Pacific/Auckland' }
    expect(
      await save(browser, { firstName: ' Zoë ', lastName: '', avatar: 'whale', timeZone: 'Pacific/Auckland' }),
    ).toMatchObject(saved)
    expect(await read(browser)).toMatchObject(saved)
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ firstName: 'Zoë', profileImageUrl: '/avatars/whale.svg' })
    expect((await academy.db.user.findUniqueOrThrow({ where: { id: user.id } })).name).toBe('Zoë')
    expect(await save(browser, { avatar: null })).toMatchObject({ profileImageUrl: null })
  })

  it('rejects a first name of a learner that other children should not see', async () => {
    const { browser } = await signUp(academy)
    for (const firstName of ['fuck all of you', 'insta robin_hill_x']) {
      expect(await save(browser, { firstName })).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'firstName' }] })
    }
    expect((await academy.browser().post('/api/signup', signupForm({ firstName: 'call 0770 me' }))).status).toBe(400)
    expect((await read(browser)).firstName).toBe('Robin')
  })

  it('changes only its own fields, whatever is sent', async () => {
    const { browser, user } = await signUp(academy)
    const rest = async () => {
      const {
        image: _i,
        avatarColour: _c,
        firstName: _f,
        lastName: _l,
        name: _n,
        timeZone: _t,
        updatedAt: _u,
        ...row
      } = await academy.db.user.findUniqueOrThrow({
        where: { id: user.id },
        include: { learner: true },
      })
      // Changing the zone also records the old one; see time-zone.test.ts.
      const { zoneChangeDay: _d, zoneChangeEndsAt: _e, zoneChangeFrom: _z, ...learner } = row.learner ?? {}
      return { ...row, learner }
    }
    const before = await rest()
    for (const field of ['email', 'role', 'isDemo', 'ageAtSignup', 'createdAt', 'id', 'image', 'emailVerified']) {
      await expect(save(browser, { [field]: 'x' }), field).rejects.toThrow('BAD_USER_INPUT')
    }
    await save(browser, { firstName: 'New' })
    expect(await rest()).toEqual(before)
  })

  it.each([
    [{ firstName: '' }, 'firstName', 'Enter your first name.'],
    [{ firstName: '<script>' }, 'firstName', 'Use letters, spaces and ordinary punctuation.'],
    [{ lastName: 'x'.repeat(61) }, 'lastName', 'Use at most 60 characters.'],
    [{ avatar: '/avatars/../evil' }, 'avatar', 'Choose one of the pictures.'],
    [{ avatarColour: 'pink' }, 'avatarColour', 'Choose one of the colours.'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Choose a time zone from the list.'],
  ])('rejects %j at its field and stores nothing', async (changes, field, message) => {
    const { browser } = await signUp(academy)
    const before = await read(browser)
    expect(await save(browser, { firstName: 'Changed', ...changes })).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ field, message }],
    })
    expect(await read(browser)).toEqual(before)
  })

  it('stores the canonical name of a time zone in any spelling, and rejects an offset', async () => {
    const { browser, user } = await signUp(academy, signupForm({ timeZone: 'EUROPE/london' }))
    expect(await read(browser)).toMatchObject({ timeZone: 'Europe/London' })
    for (const timeZone of ['america/NEW_york', 'US/Eastern', 'AMERICA/new_YORK']) {
      expect(await save(browser, { timeZone })).toMatchObject({ timeZone: 'America/New_York' })
    }
    expect(await save(browser, { timeZone: '+05:00' })).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'timeZone' }] })
    expect(await academy.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ timeZone: 'America/New_York' })
    const offset = await signUp(academy, signupForm({ timeZone: '+05:00' }))
    expect(await read(offset.browser)).toMatchObject({ timeZone: 'UTC' })
  })

  it('can be changed at most 60 times an hour', async () => {
    const { browser } = await signUp(academy)
    for (let time = 0; time < 60; time += 1) expect(await save(browser)).toMatchObject({ __typename: 'User' })
    expect(await save(browser, { firstName: 'Late' })).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await read(browser)).toMatchObject({ firstName: 'Robin' })
    academy.setClock(new Date(Date.now() + 3_601_000))
    expect(await save(browser, { firstName: 'Later' })).toMatchObject({ firstName: 'Later' })
    academy.setClock(new Date())
  })

  it('keeps the last of two concurrent saves, complete', async () => {
    const { browser } = await signUp(academy)
    await save(browser, { firstName: 'One', avatar: 'owl' })
    await save(browser, { firstName: 'Two', avatar: 'kite' })
    expect(await read(browser)).toMatchObject({ firstName: 'Two', profileImageUrl: '/avatars/kite.svg' })
    const both = [
      { firstName: 'Left', avatar: 'fox' },
      { firstName: 'Right', avatar: 'comet' },
    ]
    await Promise.all(Array.from({ length: 10 }, (_, index) => save(browser, both[index % 2])))
    const { firstName, profileImageUrl } = await read(browser)
    expect(both).toContainEqual({ firstName, avatar: /\w+(?=\.svg)/.exec(profileImageUrl)?.[0] })
  })

  it('is available to parents and staff too, and requires a session', async () => {
    const form = childForm()
    await signUp(academy, form)
    const email = String(form['parentEmail'])
    await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
    const parent = await signInByMail(academy, email)
    expect(await save(parent, { firstName: 'Sam' })).toMatchObject({ firstName: 'Sam' })
    expect(await read(parent)).toMatchObject({ email, learner: null, isDemo: false })
    await expect(save(academy.browser())).rejects.toThrow('UNAUTHENTICATED')
  })

  it('keeps the name of a shared demo account, and accepts the rest', async () => {
    const browser = await demo(academy, 'anybody')
    const { firstName, lastName, isDemo } = await read(browser)
    expect(isDemo).toBe(true)
    expect(await save(browser, { firstName: 'Rude' })).toMatchObject({ code: 'DEMO_ACCOUNT' })
    expect(await save(browser, { firstName, lastName, avatar: 'fox' })).toMatchObject({ profileImageUrl: '/avatars/fox.svg' })
    expect(await read(browser)).toMatchObject({ firstName, lastName })
  })

  it('applies a new time zone from the next day', async () => {
    academy.setClock(new Date('2026-11-21T22:30:00Z'))
    const { browser } = await signUp(academy, signupForm({ timeZone: 'Europe/London' }))
    const today = async () =>
      (await browser.execute('{ viewer { learner { weekMinutes { day } } } }')).viewer.learner.weekMinutes.at(-1).day
    expect(await today()).toBe('2026-11-21')
    await save(browser, { timeZone: 'Pacific/Auckland' })
    expect(await today()).toBe('2026-11-21')
    academy.setClock(new Date('2026-11-22T00:00:00Z'))
    expect(await today()).toBe('2026-11-22')
    academy.setClock(new Date())
  })
})

describe.each(kinds)('settings on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('have defaults until a learner changes them', async () => {
    const { browser } = await signUp(academy)
    expect((await read(browser)).learner.settings).toEqual({
      showStreaks: true,
      visualTheme: 'playful',
      notificationFrequency: 'medium',
    })
    await browser.execute(settingsMutation, { input: quiet })
    expect((await read(browser)).learner.settings).toEqual({
      showStreaks: false,
      visualTheme: 'calm',
      notificationFrequency: 'low',
    })
  })

  it('decide immediately which notifications are shown', async () => {
    const { browser, user } = await signUp(academy)
    const kindsTold = async () =>
      (await browser.execute('{ viewer { notifications { kind } } }')).viewer.notifications.map((it: Json) => it.kind).sort()
    const row = { userId: user.id, source: '2', title: 'Level 2', text: 'Well done.' }
    await academy.db.notification.create({ data: { ...row, kind: 'levelUp' } })
    await academy.db.notification.create({ data: { ...row, kind: 'freezeEarned' } })
    expect(await kindsTold()).toEqual(['levelUp', 'welcome'])
    const answer = await browser.execute(
      'mutation ($input: GamificationSettingsInput!) { updateSettings(input: $input) { id } }',
      { input: { ...quiet, showStreaks: true, notificationFrequency: 'high' } },
    )
    expect(answer.updateSettings.id).toBe(user.id)
    expect(await kindsTold()).toEqual(['freezeEarned', 'levelUp', 'welcome'])
    await browser.execute(settingsMutation, { input: quiet })
    expect(await kindsTold()).toEqual(['welcome'])
  })

  it('are available to learners only', async () => {
    for (const username of ['parent', 'staff']) {
      const browser = await demo(academy, username)
      await expect(browser.execute(settingsMutation, { input: quiet })).rejects.toThrow('FORBIDDEN')
      await expect(browser.execute(listing, { listed: false })).rejects.toThrow('FORBIDDEN')
    }
    await expect(academy.browser().execute(settingsMutation, { input: quiet })).rejects.toThrow('UNAUTHENTICATED')
    await expect(academy.browser().execute(listing, { listed: false })).rejects.toThrow('UNAUTHENTICATED')
  })

  it('remove a learner from the leaderboard and add them back', async () => {
    const { browser } = await signUp(academy)
    const own = async (listed: boolean) => (await browser.execute(listing, { listed })).setLeaderboardListing
    expect(await own(false)).toEqual({ wantsListing: false, isListingPermitted: true })
    expect((await browser.execute('{ leaderboard { isListed } }')).leaderboard.isListed).toBe(false)
    expect(await own(true)).toEqual({ wantsListing: true, isListingPermitted: true })
    expect((await browser.execute('{ leaderboard { isListed } }')).leaderboard.isListed).toBe(true)
  })

  it("do not list a child on the leaderboard without a parent's permission", async () => {
    const form = childForm()
    const { browser, user } = await signUp(academy, form)
    const email = String(form['parentEmail'])
    await academy.browser().execute(answerConsent, { token: await mailedToken(academy, 'consent', email), agree: true })
    expect((await read(browser)).learner).toMatchObject({ ageAtSignup: 11, isChild: true, isListingPermitted: false })
    const own = async () => (await browser.execute(listing, { listed: true })).setLeaderboardListing
    expect(await own()).toEqual({ wantsListing: true, isListingPermitted: false })
    const permit = 'mutation ($id: ID!) { permitLeaderboard(learnerId: $id, permitted: true) { __typename } }'
    await (await signInByMail(academy, email)).execute(permit, { id: user.id })
    expect(await own()).toEqual({ wantsListing: true, isListingPermitted: true })
  })
})
