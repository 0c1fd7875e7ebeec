import { avatarNames } from '@deepm/schema/rules/accounts/avatar-names'
import { freeAvatarIds } from '@deepm/schema/rules/accounts/avatars'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Learner, learner, sessionUser, type Viewer, viewer } from '../../../../test/factories.ts'
import { answer } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from './few-zones.fixture.ts'

withFewZones()

async function open(its: Partial<Learner> | null, changes: Partial<Viewer> = {}) {
  const you = viewer({ learner: its && learner(its), ...changes })
  answer('ProfilePage', { viewer: you })
  const app = renderApp('/profile', { session: sessionUser(), viewer: you })
  await screen.findByRole('heading', { level: 1, name: 'Your profile' })
  return app
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const names = (name: string) =>
  group(name)
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value)
const locked = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector(':scope > :last-child')?.textContent)

test('offers earned pictures and colours, and lists the others with what to do for them', async () => {
  await open({ level: 3, earnedAvatars: ['raccoon', 'snail'] })
  expect(names('Picture')).toEqual([...freeAvatarIds, 'raccoon', 'snail', ''])
  expect(names('Background colour')).toEqual(['', 'cream', 'sand', 'violet', 'coral'])
  const pictures = locked('Pictures you can earn')
  expect(pictures).toHaveLength(6)
  expect(pictures[0]).toBe('Science octopus, lockedReach the goal of one mission in an experiment.')
  expect(locked('Colours you can earn')).toEqual(['Yellow, lockedReach level 5.', 'Turquoise, lockedReach level 8.'])
})

test('gives what is locked no control', async () => {
  await open({ level: 1, earnedAvatars: [] })
  for (const name of ['Pictures you can earn', 'Colours you can earn']) {
    expect(screen.getByRole('list', { name }).querySelectorAll('input, button, a, [tabindex]')).toHaveLength(0)
  }
})

test('lists nothing as locked once everything is earned', async () => {
  const everything = Object.keys(avatarNames).filter((id) => !freeAvatarIds.some((free) => free === id))
  await open({ level: 9, earnedAvatars: everything })
  expect(names('Picture')).toHaveLength(21)
  expect(names('Background colour')).toHaveLength(7)
  expect(screen.queryByText(/^(Pictures|Colours) you can earn$/)).toBeNull()
})

test('offers parents and staff the free ones only, without a list of locked ones', async () => {
  await open(null, { role: 'parent' })
  expect(names('Picture')).toEqual([...freeAvatarIds, ''])
  expect(names('Background colour')).toEqual(['', 'cream', 'sand'])
  expect(screen.queryByText('Pictures you can earn')).toBeNull()
})

test('keeps offering what is chosen', async () => {
  await open({ level: 1, earnedAvatars: [] }, { profileImageUrl: '/avatars/phoenix.svg', avatarColour: 'teal' })
  expect(group('Picture').getByRole<HTMLInputElement>('radio', { name: 'Phoenix' }).checked).toBe(true)
  expect(group('Background colour').getByRole<HTMLInputElement>('radio', { name: 'Turquoise' }).checked).toBe(true)
  expect(locked('Pictures you can earn')).toHaveLength(7)
})

test('saves an earned picture and colour, and shows them in the bar', async () => {
  const you = { earnedAvatars: ['raccoon'], level: 2 }
  const { user, container } = await open(you)
  const chosen = { profileImageUrl: '/avatars/raccoon.svg', avatarColour: 'violet' as const }
  const asked = answer('UpdateProfile', {
    updateProfile: { __typename: 'User', ...viewer({ learner: learner(you), ...chosen }) },
  })
  await user.click(group('Picture').getByRole('radio', { name: 'Inventor raccoon' }))
  await user.click(group('Background colour').getByRole('radio', { name: 'Purple' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Your profile is up to date.')
  expect(asked[0]?.variables.input).toMatchObject({ avatar: 'raccoon', avatarColour: 'violet' })
  await waitFor(() => expect(container.querySelector('header img')?.getAttribute('src')).toBe('/avatars/raccoon.svg'))
})

test('shows a refusal at its field and focuses it', async () => {
  const { user } = await open({ level: 2, earnedAvatars: ['raccoon'] })
  const message = 'You haven’t earned this colour yet. Choose another one.'
  answer('UpdateProfile', {
    updateProfile: {
      __typename: 'InvalidInputError',
      code: 'INVALID_INPUT',
      message,
      issues: [{ field: 'avatarColour', message }],
    },
  })
  await user.click(group('Background colour').getByRole('radio', { name: 'Purple' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(message)
  expect(document.activeElement?.getAttribute('name')).toBe('avatarColour')
})
