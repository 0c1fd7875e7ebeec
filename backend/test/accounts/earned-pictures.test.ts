import { isColourEarned } from '@deepm/schema/rules/accounts/avatar-colours'
import { avatarOf, earnedAvatarIds, freeAvatarIds } from '@deepm/schema/rules/accounts/avatars'
import { achievementOfAvatar, avatarAchievementIds } from '@deepm/schema/rules/accounts/earned-avatars'
import { xpForLevel } from '@deepm/schema/rules/rewards/levels'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { family } from '../support/people/families.ts'
import { demo, learn, signUp } from '../support/people/people.ts'

const update = `mutation ($input: ProfileInput!) {
  updateProfile(input: $input) {
    __typename
    ... on Error { code }
    ... on InvalidInputError { issues { field message } }
    ... on User { profileImageUrl avatarColour }
  }
}`
const own = '{ viewer { firstName lastName profileImageUrl avatarColour learner { earnedAvatars } } }'
const picture = { field: 'avatar', message: 'You haven’t earned this picture yet. Choose another one.' }
const colour = { field: 'avatarColour', message: 'You haven’t earned this colour yet. Choose another one.' }

describe.each(kinds)('earned pictures and colours on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const read = async (browser: Browser): Promise<Json> => (await browser.execute(own)).viewer
  const choose = async (browser: Browser, avatar: string | null, avatarColour: string | null = null): Promise<Json> => {
    const { firstName, lastName } = await read(browser)
    return (await browser.execute(update, { input: { firstName, lastName, avatar, avatarColour } })).updateProfile
  }
  const reach = (id: string, level: number) =>
    academy.db.learner.update({ where: { id }, data: { xp: xpForLevel(level), level } })

  it('refer to achievements that exist', async () => {
    expect(await academy.db.achievement.count({ where: { id: { in: avatarAchievementIds } } })).toBe(earnedAvatarIds.length)
  })

  it('are earned where demo learners show them', async () => {
    const include = { learner: { include: { achievements: true } } }
    const shown = await academy.db.user.findMany({ where: { isDemo: true, role: 'learner' }, include })
    for (const { firstName, image, avatarColour, learner } of shown) {
      const achievementId = achievementOfAvatar(avatarOf(image) ?? 'owl')
      const earned = learner?.achievements.map((it) => it.achievementId)
      if (achievementId) expect(earned, firstName).toContain(achievementId)
      if (avatarColour) expect(isColourEarned(avatarColour, learner?.level ?? 1), firstName).toBe(true)
    }
    expect(shown.some(({ avatarColour }) => avatarColour)).toBe(true)
  })

  it('begin with the free ones, and refuse every other one at its field', async () => {
    const { browser } = await signUp(academy)
    for (const avatar of freeAvatarIds) expect(await choose(browser, avatar)).toMatchObject({ __typename: 'User' })
    for (const free of ['cream', 'sand']) expect(await choose(browser, 'owl', free)).toMatchObject({ avatarColour: free })
    for (const avatar of earnedAvatarIds) {
      expect(await choose(browser, avatar)).toMatchObject({ code: 'INVALID_INPUT', issues: [picture] })
    }
    for (const locked of ['violet', 'coral', 'amber', 'teal']) {
      expect(await choose(browser, 'owl', locked)).toMatchObject({ code: 'INVALID_INPUT', issues: [colour] })
    }
    expect(await choose(browser, 'phoenix', 'teal')).toMatchObject({ issues: [picture, colour] })
    const stored = { profileImageUrl: '/avatars/owl.svg', avatarColour: 'sand', learner: { earnedAvatars: [] } }
    expect(await read(browser)).toMatchObject(stored)
  })

  it('open a picture with its achievement only, and the choice can be repeated', async () => {
    const { browser } = await signUp(academy)
    await learn(academy, browser, 'problem-detective')
    expect((await read(browser)).learner.earnedAvatars).toEqual(['raccoon'])
    const raccoon = { profileImageUrl: '/avatars/raccoon.svg', avatarColour: null }
    for (let time = 0; time < 2; time += 1) expect(await choose(browser, 'raccoon')).toMatchObject(raccoon)
    expect(await choose(browser, 'octopus')).toMatchObject({ issues: [picture] })
    expect(await read(browser)).toMatchObject(raccoon)
    expect(await choose(browser, null)).toMatchObject({ profileImageUrl: null })
  })

  it('open a colour with its level', async () => {
    const { browser, user } = await signUp(academy)
    for (const [level, earned, locked] of [
      [2, 'violet', 'coral'],
      [3, 'coral', 'amber'],
      [5, 'amber', 'teal'],
    ] as const) {
      await reach(user.id, level)
      expect(await choose(browser, 'fox', earned)).toMatchObject({ avatarColour: earned })
      expect(await choose(browser, 'fox', locked)).toMatchObject({ issues: [colour] })
    }
    await reach(user.id, 8)
    expect(await choose(browser, null, 'teal')).toMatchObject({ profileImageUrl: null, avatarColour: 'teal' })
  })

  it('keep what is stored, even if it is not earned', async () => {
    const { browser, user } = await signUp(academy)
    await academy.db.user.update({ where: { id: user.id }, data: { image: '/avatars/phoenix.svg', avatarColour: 'teal' } })
    expect(await choose(browser, 'phoenix', 'teal')).toMatchObject({ __typename: 'User', avatarColour: 'teal' })
    expect(await choose(browser, 'owl', 'cream')).toMatchObject({ __typename: 'User' })
    expect(await choose(browser, 'phoenix', 'teal')).toMatchObject({ issues: [picture, colour] })
  })

  it('are the free ones for parents and staff, whatever their children earned', async () => {
    const { child, childId, parent } = await family(academy)
    await learn(academy, child, 'problem-detective')
    await reach(childId, 8)
    for (const browser of [parent, await demo(academy, 'staff')]) {
      expect(await choose(browser, 'raccoon', 'teal')).toMatchObject({ issues: [picture, colour] })
      expect(await choose(browser, 'owl', 'sand')).toMatchObject({ profileImageUrl: '/avatars/owl.svg', avatarColour: 'sand' })
    }
    const seen = await parent.execute('query ($id: ID) { familyLearner(id: $id) { earnedAvatars } }', { id: childId })
    expect(seen.familyLearner).toEqual({ earnedAvatars: ['raccoon'] })
  })
})
