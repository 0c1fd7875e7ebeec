import { defaultSettings, type GamificationSettings } from '@deepm/schema/rules/accounts/settings'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { storeSettings } from '../../../lib/settings.ts'
import { ReducedMotion } from '../../../ui/motion/reduced-motion.tsx'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import type { Celebration_RewardFragment } from './celebration.generated.ts'
import { Celebration } from './celebration.tsx'

const firstSteps = {
  id: 'first-steps',
  name: 'First Steps',
  description: 'Complete your first lesson.',
  icon: '👣',
  xpReward: 50,
  rarity: 'common' as const,
  pictureName: 'Inventor raccoon',
}
const explorer = {
  ...firstSteps,
  id: 'ai-explorer',
  name: 'AI Explorer',
  xpReward: 125,
  rarity: 'uncommon' as const,
  pictureName: 'Space cat',
}

const plain: Celebration_RewardFragment = {
  xpEarned: 75,
  newLevel: null,
  streakDays: null,
  isFreezeUsed: false,
  isFreezeEarned: false,
  achievements: [],
}

type Options = { settings?: Partial<GamificationSettings>; onClose?: () => void; mayMove?: boolean; isCalm?: boolean }

function celebrate(
  reward: Partial<Celebration_RewardFragment>,
  { settings, onClose, mayMove = true, isCalm = false }: Options = {},
) {
  storeSettings({ ...defaultSettings, ...settings })
  // jsdom lacks matchMedia; this mock sets the reduced motion preference.
  vi.stubGlobal('matchMedia', () => ({ matches: !mayMove, addEventListener: () => {}, removeEventListener: () => {} }))
  const { container } = render(
    <UiProvider>
      <ReducedMotion isOn={isCalm}>
        <Celebration reward={{ ...plain, ...reward }} onClose={onClose} />
      </ReducedMotion>
    </UiProvider>,
  )
  return container
}

const confetti = (container: HTMLElement) => container.querySelectorAll('[aria-hidden=true] > span').length

test('shows XP without a celebration', () => {
  const container = celebrate({ xpEarned: 25 })
  expect(container.textContent).toBe('+25 XP')
  expect(confetti(container)).toBe(0)
})

test('celebrates a new level', () => {
  const container = celebrate({ newLevel: 2 })
  expect(screen.getByText('You have reached level 2!')).toBeTruthy()
  expect(screen.getByText('New colour for your profile: Purple')).toBeTruthy()
  expect(screen.getByText('+75 XP')).toBeTruthy()
  expect(confetti(container)).toBeGreaterThan(10)
})

test('celebrates achievements with their descriptions and XP', () => {
  celebrate({ xpEarned: 200, achievements: [firstSteps, explorer] })
  expect(screen.getByText('You earned 2 achievements!')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    '👣New achievement: First Steps (+50 XP)Complete your first lesson.New picture for your profile: Inventor raccoon',
    '👣New achievement: AI Explorer (+125 XP)Complete your first lesson.New picture for your profile: Space cat',
  ])
})

test('mentions a picture only for achievements that come with one', () => {
  celebrate({ achievements: [{ ...firstSteps, id: 'high-five', name: 'High Five', pictureName: null }] })
  expect(screen.getByRole('listitem').textContent).toBe('👣New achievement: High Five (+50 XP)Complete your first lesson.')
})

test('shows a single line in the calm theme', () => {
  const container = celebrate({ newLevel: 2, achievements: [firstSteps] }, { settings: { visualTheme: 'calm' } })
  expect(container.textContent).toBe(
    '+75 XP. You have reached level 2. New colour for your profile: Purple. New achievement: First Steps. New picture for your profile: Inventor raccoon.',
  )
  expect(container.querySelector('svg')).toBeNull()
  expect(confetti(container)).toBe(0)
})

test.each([
  ['the browser asks for less motion', { mayMove: false }],
  ['everything around it is calm', { isCalm: true }],
])("doesn't animate when %s", (_what, options) => {
  const container = celebrate({ newLevel: 2 }, options)
  expect(screen.getByText('You have reached level 2!')).toBeTruthy()
  expect(confetti(container)).toBe(0)
  expect(container.innerHTML).not.toMatch(/scale\(0\.7/)
})

test('hides achievements without badges, but counts their XP', () => {
  const container = celebrate({ achievements: [firstSteps] }, { settings: { showBadges: false } })
  expect(container.textContent).toBe('+75 XP')
})

test('hides achievements in the calm line without badges', () => {
  const container = celebrate({ achievements: [firstSteps] }, { settings: { showBadges: false, visualTheme: 'calm' } })
  expect(container.textContent).toBe('+75 XP.')
})

test('can be closed where the page allows it and never takes the focus', async () => {
  const onClose = vi.fn()
  celebrate({ newLevel: 2 }, { onClose })
  await waitFor(() => expect(document.activeElement).toBe(document.body))
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Keep going' }))
  expect(onClose).toHaveBeenCalledOnce()
})

const dots = (container: HTMLElement) => container.querySelectorAll('[data-streak-dot=filled]').length

test('celebrates a longer streak with its days, its dots and a word about freezes', () => {
  const container = celebrate({ xpEarned: 25, streakDays: 3 })
  expect(screen.getByText('3 days in a row!')).toBeTruthy()
  expect(screen.getByText('+25 XP')).toBeTruthy()
  expect(dots(container)).toBe(3)
  expect(screen.getByText(/^Learn seven days in a row to earn a freeze/)).toBeTruthy()
  expect(container.textContent).not.toMatch(/lose|lost|don.t break|hurry|only \d/i)
})

test('welcomes the first day of a streak', () => {
  const container = celebrate({ streakDays: 1 })
  expect(screen.getByText('Your streak starts today!')).toBeTruthy()
  expect(dots(container)).toBe(1)
})

test.each([
  [{ streakDays: 7, isFreezeEarned: true }, 'You earned a freeze. It saves your streak when you take a day off.'],
  [{ streakDays: 9, isFreezeUsed: true }, 'You took a day off, and your freeze saved your streak. Rest days are good days.'],
  [
    { streakDays: 14, isFreezeUsed: true, isFreezeEarned: true },
    'You took a day off, and your freeze saved your streak. Rest days are good days. And you earned a new freeze.',
  ],
])('explains the freeze of %o', (reward, words) => {
  celebrate(reward)
  expect(screen.getByText(words)).toBeTruthy()
})

test('shows the streak below a new level', () => {
  celebrate({ newLevel: 2, streakDays: 5 })
  expect(screen.getByText('You have reached level 2!')).toBeTruthy()
  expect(screen.getByText('5 days in a row!')).toBeTruthy()
})

test('hides the streak from a learner who switched streaks off', () => {
  const container = celebrate({ xpEarned: 25, streakDays: 3 }, { settings: { showStreaks: false } })
  expect(container.textContent).toBe('+25 XP')
})

test('adds the streak to the single line of the calm theme', () => {
  const container = celebrate({ streakDays: 3 }, { settings: { visualTheme: 'calm' } })
  expect(container.textContent).toBe('+75 XP. 3 days in a row!')
})
