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
}
const explorer = { ...firstSteps, id: 'ai-explorer', name: 'AI Explorer', xpReward: 125, rarity: 'uncommon' as const }

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
        <Celebration reward={{ xpEarned: 75, newLevel: null, achievements: [], ...reward }} onClose={onClose} />
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
  expect(screen.getByText('+75 XP')).toBeTruthy()
  expect(confetti(container)).toBeGreaterThan(10)
})

test('celebrates achievements with their descriptions and XP', () => {
  celebrate({ xpEarned: 200, achievements: [firstSteps, explorer] })
  expect(screen.getByText('You earned 2 achievements!')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    '👣New achievement: First Steps (+50 XP)Complete your first lesson.',
    '👣New achievement: AI Explorer (+125 XP)Complete your first lesson.',
  ])
})

test('shows a single line in the calm theme', () => {
  const container = celebrate({ newLevel: 2, achievements: [firstSteps] }, { settings: { visualTheme: 'calm' } })
  expect(container.textContent).toBe('+75 XP. You have reached level 2. New achievement: First Steps.')
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
