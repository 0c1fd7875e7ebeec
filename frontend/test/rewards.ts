import { screen } from '@testing-library/react'
import type { AchievementsPageQuery } from '../src/app/pages/learner/achievements-page.generated.ts'
import { type Learner, learner, sessionUser, viewer } from './factories.ts'
import { answer } from './msw.ts'
import { renderApp } from './render-app.tsx'

export type Achievement = AchievementsPageQuery['achievements'][number]
export type Board = NonNullable<AchievementsPageQuery['leaderboard']>
export type Place = Board['places'][number]

/** Returns a locked achievement; with a date, it is earned. */
export function achievement(name: string, changes: Partial<Achievement> = {}): Achievement {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    description: `How to earn ${name}.`,
    icon: '🏆',
    xpReward: 100,
    rarity: 'common',
    category: 'learning',
    earnedAt: null,
    reached: { value: 1, goal: 4, unit: 'lessons' },
    ...changes,
  }
}

export function place(rank: number, firstName: string, xp: number, changes: Partial<Place> = {}): Place {
  return { rank, firstName, xp, level: 2, avatarUrl: null, avatarColour: null, isViewer: false, ...changes }
}

/** Returns an open leaderboard of the week from Monday, 31 August 2026. */
export function board(changes: Partial<Board> = {}): Board {
  return {
    week: '2026-08-31',
    endsAt: '2026-09-07T00:00:00.000Z',
    daysLeft: 0,
    isListed: true,
    ownXp: 75,
    places: [place(1, 'Noor', 150), place(2, 'Mia', 75, { isViewer: true })],
    ...changes,
  }
}

export function achievementsPage(changes: Partial<AchievementsPageQuery> = {}): AchievementsPageQuery {
  const achievements = changes.achievements ?? [achievement('First Steps')]
  return { viewer: viewer(), achievements, achievementCount: achievements.length, leaderboard: board(), ...changes }
}

/** Opens a learner's achievements and waits until they are rendered. */
export async function openAchievements(changes: Partial<AchievementsPageQuery> = {}, its: Partial<Learner> = {}) {
  const you = viewer({ learner: learner(its) })
  answer('AchievementsPage', achievementsPage({ viewer: you, ...changes }))
  const { user } = renderApp('/achievements', { session: sessionUser(), viewer: you })
  await screen.findByRole('heading', { level: 1, name: 'Achievements' })
  return user
}

export const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
