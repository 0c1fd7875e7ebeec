import { levelProgress } from '@deepm/schema/rules/levels'
import type { DashboardPageQuery } from '../src/app/pages/dashboard-page.generated.ts'
import type { LessonPageQuery } from '../src/app/pages/lesson-page.generated.ts'
import type { PersonaPageQuery } from '../src/app/pages/persona-page.generated.ts'
import type { ProgressPageQuery } from '../src/app/pages/progress-page.generated.ts'
import type { ShellQuery } from '../src/app/shell/shell.generated.ts'
import type { CompleteLessonMutation } from '../src/features/learning/complete-lesson.generated.ts'
import type { SessionUser } from '../src/lib/session.tsx'

// Rich enough for every screen: an answer picks what its operation selects. Figures are those of the demo learner.

type ViewerOf<Query extends { viewer: unknown }> = NonNullable<Query['viewer']>
export type Viewer = ViewerOf<ShellQuery> &
  ViewerOf<DashboardPageQuery> &
  ViewerOf<ProgressPageQuery> &
  ViewerOf<PersonaPageQuery>
export type Learner = NonNullable<Viewer['learner']>
export type Persona = NonNullable<PersonaPageQuery['persona']>
export type Folder = Persona['folders'][number]
export type LessonRow = Folder['lessons'][number]
export type Lesson = NonNullable<LessonPageQuery['lesson']>
export type Completed = Extract<CompleteLessonMutation['completeLesson'], { __typename: 'CompleteLessonPayload' }>
export type Child = Viewer['children'][number]
export type Earned = Learner['recentAchievements'][number]

export function sessionUser(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'learner-1',
    firstName: 'Mia',
    lastName: 'Demo',
    email: 'mia@example.com',
    role: 'learner',
    consent: 'notRequired',
    selectedPersona: 'writer',
    ...changes,
  }
}

export function lessonRow(id: string, changes: Partial<LessonRow> = {}): LessonRow {
  return { id, title: `Lesson ${id}`, description: `About ${id}.`, minutes: 15, isCompleted: false, isLocked: false, ...changes }
}

export function folder(id: string, changes: Partial<Folder> = {}): Folder {
  return {
    id,
    title: `Folder ${id}`,
    description: `What ${id} is for.`,
    progress: 0,
    isCompleted: false,
    lessons: [lessonRow(`${id}-1`), lessonRow(`${id}-2`, { isLocked: true })],
    ...changes,
  }
}

export function persona(changes: Partial<Persona> = {}): Persona {
  return {
    id: 'writer',
    name: 'Writer',
    description: 'Stories of your own.',
    icon: '✍️',
    skills: ['Creative Writing', 'Content Creation', 'Storytelling'],
    progress: 52,
    totalFolders: 6,
    completedFolders: 2,
    isCompleted: false,
    folders: [folder('voice', { progress: 100, isCompleted: true }), folder('plot', { progress: 50 }), folder('edit')],
    ...changes,
  }
}

export function earned(name: string, changes: Partial<Earned['achievement']> = {}): Earned {
  const id = name.toLowerCase().replaceAll(' ', '-')
  const achievement = {
    id,
    name,
    description: `How to earn ${name}.`,
    icon: '🏆',
    xpReward: 100,
    rarity: 'rare' as const,
    ...changes,
  }
  return { id: `earned-${id}`, earnedAt: '2026-09-01T10:00:00.000Z', achievement }
}

/** Skills of the progress page in its order. */
export function skills(...percents: [number, number, number, number]): Learner['skills'] {
  const names = ['AI Fundamentals', 'Creative Tools', 'Problem Solving', 'Digital Safety']
  return names.map((name, index) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, percent: percents[index] ?? 0 }))
}

export function learner(changes: Partial<Learner> = {}): Learner {
  const xp = changes.xp ?? 1250
  const { level, ...progress } = levelProgress(xp)
  return {
    id: 'learner-1',
    consent: 'notRequired',
    xp,
    level,
    levelProgress: progress,
    streak: 5,
    completedLessons: 24,
    totalLessons: 48,
    skills: skills(85, 65, 45, 90),
    recentAchievements: [earned('AI Explorer'), earned('Creative Genius'), earned('Safety Expert')],
    selectedPersona: persona(),
    unlocks: [{ feature: 'advancedAi', daysLeft: 0, isUnlocked: true }],
    xpEntries: { edges: [{ node: xpEntry('first-prompt') }] },
    ...changes,
  }
}

/** Somebody who signed up a moment ago and chose no path. */
export function newLearner(changes: Partial<Learner> = {}): Learner {
  return learner({
    xp: 0,
    streak: 0,
    completedLessons: 0,
    skills: skills(0, 0, 0, 0),
    recentAchievements: [],
    selectedPersona: null,
    unlocks: [{ feature: 'advancedAi', daysLeft: 30, isUnlocked: false }],
    xpEntries: { edges: [] },
    ...changes,
  })
}

export function xpEntry(source: string): Learner['xpEntries']['edges'][number]['node'] {
  return { id: `xp-${source}`, reason: 'lesson', source, amount: 25, createdAt: '2026-09-01T10:00:00.000Z' }
}

export function viewer(changes: Partial<Viewer> = {}): Viewer {
  return { id: 'learner-1', firstName: 'Mia', role: 'learner', children: [], learner: learner(), ...changes }
}

export function lesson(changes: Partial<Lesson> = {}): Lesson {
  return {
    id: 'first-prompt',
    title: 'Your first prompt',
    description: 'Ask a machine for a story and see what it leaves out.',
    minutes: 15,
    videoUrl: null,
    content: '# Ask well\n\nSay who reads it.\n\n## Check\n\n- Is it true?\n- Is it yours?\n\n### Keep private\n\nNo names.',
    objectives: ['Write a clear prompt', 'Notice what is missing'],
    tools: ['chatgpt', 'dalle'],
    sidekick: 'brain-bot',
    practicePrompt: 'Write a story about a lighthouse.',
    practiceHint: 'It says who the reader is.',
    isCompleted: false,
    isLocked: false,
    resources: [
      { id: 'r1', title: 'A guide to prompts', url: 'https://example.org/guide', kind: 'link' },
      { id: 'r2', title: 'Checklist', url: 'https://example.org/list.pdf', kind: 'pdf' },
      { id: 'r3', title: 'A short film', url: 'https://example.org/film', kind: 'video' },
    ],
    folder: { id: 'plot', title: 'Plot', persona: { id: 'writer', name: 'Writer' } },
    ...changes,
  }
}

/** A learner as their parent sees them. */
export function child(changes: Partial<Child> = {}): Child {
  return { ...learner(), firstName: 'Mia', consent: 'granted', ...changes }
}

/** The answer to a lesson marked as complete. */
export function completed(reward: Completed['reward'], changes: Partial<Learner> = {}): Completed {
  const path = persona({ progress: 54 })
  const plot = folder('plot', { progress: 75 })
  return {
    __typename: 'CompleteLessonPayload',
    lesson: { id: 'first-prompt', isCompleted: true, isLocked: false, folder: { ...plot, persona: path } },
    learner: learner(changes),
    reward,
  }
}
