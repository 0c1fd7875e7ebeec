import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { defaultControls } from '@deepm/schema/rules/family/family-controls'
import { labToolIds } from '@deepm/schema/rules/lab/lab'
import { levelProgress } from '@deepm/schema/rules/rewards/levels'
import type { ChildSettingsPageQuery } from '../src/app/pages/family/child-settings-page.generated.ts'
import type { ParentDashboardPageQuery } from '../src/app/pages/family/parent-dashboard-page.generated.ts'
import type { AchievementsPageQuery } from '../src/app/pages/learner/achievements-page.generated.ts'
import type { AiNewsPageQuery } from '../src/app/pages/learner/ai-news-page.generated.ts'
import type { DashboardPageQuery } from '../src/app/pages/learner/dashboard-page.generated.ts'
import type { LearningPageQuery } from '../src/app/pages/learner/learning-page.generated.ts'
import type { LessonPageQuery } from '../src/app/pages/learner/lesson-page.generated.ts'
import type { PersonaPageQuery } from '../src/app/pages/learner/persona-page.generated.ts'
import type { PersonasPageQuery } from '../src/app/pages/learner/personas-page.generated.ts'
import type { ProfilePageQuery } from '../src/app/pages/learner/profile-page.generated.ts'
import type { ProgressPageQuery } from '../src/app/pages/learner/progress-page.generated.ts'
import type { ShellQuery } from '../src/app/shell/shell.generated.ts'
import type { ConsentWatchQuery } from '../src/features/accounts/consent/consent-watch.generated.ts'
import type { SignedInDevicesQuery } from '../src/features/accounts/devices/signed-in-devices.generated.ts'
import type { SecondFactorQuery } from '../src/features/accounts/second-factor/second-factor.generated.ts'
import type { BellQuery } from '../src/features/family/notifications/bell.generated.ts'
import type { CompleteLessonMutation } from '../src/features/learning/lesson/complete-lesson.generated.ts'
import type { SessionUser } from '../src/lib/session/session.tsx'

// Complete enough for every screen: a response contains only the fields that its operation selects. The figures are those of the demo
// learner.

type ViewerOf<Query extends { viewer: unknown }> = NonNullable<Query['viewer']>
export type Viewer = ViewerOf<ShellQuery> &
  ViewerOf<DashboardPageQuery> &
  ViewerOf<ProfilePageQuery> &
  ViewerOf<ProgressPageQuery> &
  ViewerOf<AchievementsPageQuery> &
  ViewerOf<PersonaPageQuery> &
  ViewerOf<ParentDashboardPageQuery> &
  ViewerOf<ChildSettingsPageQuery>
export type Learner = NonNullable<Viewer['learner']> & Pick<Child, 'openRequests' | 'signsInByCode'>
export type Persona = NonNullable<PersonaPageQuery['persona']>
export type Folder = Persona['folders'][number]
export type LessonRow = Folder['lessons'][number]
export type Lesson = NonNullable<LessonPageQuery['lesson']>
export type CheckItem = Lesson['check'][number]
export type CheckAnswer = NonNullable<CheckItem['answer']>
export type Completed = Extract<CompleteLessonMutation['completeLesson'], { __typename: 'CompleteLessonPayload' }>
export type Child = Viewer['children'][number]
export type Earned = Learner['recentAchievements'][number]
export type Notification = NonNullable<BellQuery['viewer']>['notifications'][number]
export type NextLesson = NonNullable<Learner['nextLesson']>
export type NewsStory = AiNewsPageQuery['newsItems']['edges'][number]['node']
export type NewsHeadline = NonNullable<DashboardPageQuery['newsHeadline']>
export type Course = LearningPageQuery['courses'][number]

type Watched = NonNullable<NonNullable<ConsentWatchQuery['viewer']>['learner']>

/** Returns the polled response for the page of a waiting child. */
export function watched(
  id: string,
  consent: 'notRequired' | 'pending' | 'granted' | 'declined' | 'withdrawn',
  changes: Partial<Watched> = {},
): ConsentWatchQuery {
  const learner = { id, consent, isParentMailed: true, askedParentEmail: 'eva@example.com', erasureAt: null, ...changes }
  return { viewer: { id, learner } } as ConsentWatchQuery
}

export type Device = SignedInDevicesQuery['signedInDevices'][number]

export function device(changes: Partial<Device> = {}): Device {
  return {
    id: 'device-1',
    name: 'Firefox on Windows',
    createdAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-21T09:30:00.000Z',
    isCurrent: true,
    ...changes,
  }
}

type SecondFactor = NonNullable<SecondFactorQuery['secondFactor']>

export function secondFactor(changes: Partial<SecondFactor> = {}): SecondFactor {
  return { isSetUp: false, isRequired: false, isPending: false, recoveryCodesLeft: 0, ...changes }
}

export function sessionUser(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'learner-1',
    firstName: 'Mia',
    lastName: 'Demo',
    email: 'mia@example.com',
    addressState: 'confirmed',
    role: 'learner',
    consent: 'notRequired',
    selectedPersona: 'writer',
    ...changes,
  }
}

export function lessonRow(id: string, changes: Partial<LessonRow> = {}): LessonRow {
  return {
    id,
    title: `Lesson ${id}`,
    description: `About ${id}.`,
    minutes: 15,
    isCompleted: false,
    isLocked: false,
    isNew: false,
    waitsFor: [],
    ...changes,
  }
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

export function nextLesson(changes: Partial<NextLesson> = {}): NextLesson {
  return {
    id: 'plot-2',
    title: 'Middles',
    description: 'What happens between the beginning and the end.',
    minutes: 15,
    isBegun: false,
    folder: { id: 'plot', title: 'Build a plot', persona: { id: 'writer', name: 'Writer' } },
    course: null,
    ...changes,
  }
}

/** Returns a course of two lessons, `done` of which are completed. */
export function course(id: string, name: string, done: 0 | 1 | 2 = 0, changes: Partial<Course> = {}): Course {
  const base = name.toLowerCase()
  const row = (word: string, index: number) => ({
    id: `${base}-${word}`,
    moduleId: null,
    title: `${name} ${word}`,
    minutes: 15,
    isCompleted: index < done,
    isLocked: index > done,
    isBegun: false,
  })
  return {
    id,
    name,
    description: `What ${name} can do.`,
    difficulty: 'Beginner',
    modules: 2,
    duration: '2 hours',
    videos: 8,
    progress: done / 2,
    isLocked: false,
    waitsFor: [],
    today: null,
    lessons: ['basics', 'advanced'].map(row),
    outline: [
      { id: `${id}-one`, title: `Meet ${name}`, summary: 'How it works.', outcome: 'You can begin.' },
      { id: `${id}-two`, title: `Use ${name}`, summary: 'How to ask.', outcome: 'You can ask.' },
    ],
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

function skills(...percents: [number, number, number, number]): Learner['skills'] {
  const names = ['AI Fundamentals', 'Creative Tools', 'Problem Solving', 'Digital Safety']
  return names.map((name, index) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name, percent: percents[index] ?? 0 }))
}

export function learner(changes: Partial<Learner> = {}): Learner {
  const xp = changes.xp ?? 1250
  const { level, ...progress } = levelProgress(xp)
  return {
    id: 'learner-1',
    firstName: 'Mia',
    interests: 'stories, drawing',
    summary: { safety: { score: 98, prompts: 6 } },
    consent: 'notRequired',
    erasureAt: null,
    ageAtSignup: 14,
    tier: 'free',
    settings: defaultSettings,
    xp,
    level,
    levelProgress: progress,
    streak: 5,
    longestStreak: 12,
    streakFreezes: 1,
    dailyGoalMinutes: 10,
    earnedAvatars: [],
    isChild: false,
    mayInviteParent: true,
    isListingPermitted: true,
    wantsListing: true,
    completedLessons: 24,
    totalLessons: 48,
    skills: skills(85, 65, 45, 90),
    recentAchievements: [earned('AI Explorer'), earned('Creative Genius'), earned('Safety Expert')],
    selectedPersona: persona(),
    unlocks: [{ feature: 'advancedAi', daysLeft: 0, isUnlocked: true }],
    xpByReason: xpByReason(600, 650, 0),
    xpEntries: { edges: [{ node: xpEntry('First prompt') }], pageInfo: lastPage },
    nextLesson: nextLesson(),
    weekMinutes: week(0, 12, 0, 25, 18, 0, 15),
    openProjects: 4,
    completedProjects: 2,
    timeZone: 'Europe/London',
    signsInByCode: false,
    controls: { ...defaultControls(false), labTools: [...labToolIds], pausedAt: null },
    guardians: [],
    invitation: null,
    openRequests: [],
    lab: { opensAt: null, hasPictures: true },
    familyDecisions: [],
    ...changes,
  }
}

/** Returns a learner who has just signed up and chosen no path. */
export function newLearner(changes: Partial<Learner> = {}): Learner {
  return learner({
    xp: 0,
    streak: 0,
    longestStreak: 0,
    streakFreezes: 0,
    completedLessons: 0,
    skills: skills(0, 0, 0, 0),
    recentAchievements: [],
    selectedPersona: null,
    unlocks: [{ feature: 'advancedAi', daysLeft: 30, isUnlocked: false }],
    xpByReason: xpByReason(0, 0, 0),
    xpEntries: { edges: [], pageInfo: lastPage },
    weekMinutes: week(0, 0, 0, 0, 0, 0, 0),
    openProjects: 0,
    completedProjects: 0,
    ...changes,
  })
}

export type XpLine = NonNullable<Learner['xpEntries']['edges'][number]>['node']

export function xpEntry(title: string, changes: Partial<XpLine> = {}): XpLine {
  return { id: `xp-${title}`, reason: 'lesson', title, amount: 25, createdAt: '2026-09-01T10:00:00.000Z', ...changes }
}

const lastPage = { endCursor: null, hasNextPage: false }

function xpByReason(lesson: number, achievement: number, tutorial: number): Learner['xpByReason'] {
  return [
    { reason: 'lesson', xp: lesson },
    { reason: 'achievement', xp: achievement },
    { reason: 'tutorial', xp: tutorial },
    { reason: 'experiment', xp: 0 },
  ]
}

/** Returns the minutes of seven days up to Thursday, 3 September 2026. */
export function week(...minutes: number[]): Learner['weekMinutes'] {
  return minutes.map((value, index) => ({
    day: new Date(Date.UTC(2026, 7, 28 + index)).toISOString().slice(0, 10),
    minutes: value,
  }))
}

export function viewer(changes: Partial<Viewer> = {}): Viewer {
  return {
    id: 'learner-1',
    firstName: 'Mia',
    lastName: 'Demo',
    email: 'mia@example.com',
    addressState: 'confirmed',
    createdAt: '2026-09-01T10:00:00.000Z',
    isDemo: false,
    erasureOpenUntil: null,
    timeZone: 'Europe/London',
    pause: null,
    role: 'learner',
    mailChoice: null,
    profileImageUrl: null,
    avatarColour: null,
    unreadNotifications: 0,
    childrenShares: [],
    children: [],
    childInvitations: [],
    learner: learner(),
    ...changes,
  }
}

/** Returns a notification, unread by default. */
export function notification(title: string, changes: Partial<Notification> = {}): Notification {
  return {
    id: `notification-${title}`,
    title,
    text: `What ${title} is about.`,
    link: null,
    createdAt: '2026-09-01T10:00:00.000Z',
    readAt: null,
    request: null,
    share: null,
    ...changes,
  }
}

export function dashboardPage(you: Viewer | null, changes: Partial<DashboardPageQuery> = {}): DashboardPageQuery {
  const dailyTip = { id: 'own-idea-first', text: 'Write down three ideas of your own first.' }
  return { newsHeadline: null, dailyTip, viewer: you, ...changes }
}

export function personasPage(changes: Partial<PersonasPageQuery> = {}): PersonasPageQuery {
  return { personas: [], viewer: viewer(), ...changes }
}

export function lesson(changes: Partial<Lesson> = {}): Lesson {
  return {
    id: 'first-prompt',
    title: 'Your first prompt',
    description: 'Ask a machine for a story and see what it leaves out.',
    minutes: 15,
    level: 'middle',
    levels: [],
    shape: null,
    videoUrl: null,
    content: '# Ask well\n\nSay who reads it.\n\n## Check\n\n- Is it true?\n- Is it yours?\n\n### Keep private\n\nNo names.',
    objectives: ['Write a clear prompt', 'Notice what is missing'],
    tools: ['chatgpt', 'dalle'],
    sidekick: 'brain-bot',
    practicePrompt: 'Write a story about a lighthouse.',
    practiceHint: 'It says who the reader is.',
    greeting: 'Beep. Hello, human.',
    easier: 'Write one sentence only.',
    stretch: 'Write it for two readers.',
    videoSeconds: 0,
    isCompleted: false,
    isLocked: false,
    isTrial: false,
    progress: 0,
    check: [checkItem()],
    checkStatus: { correct: 0, withHelp: 0, needed: 1, total: 1, isPassed: false },
    resources: [
      { id: 'r1', title: 'A guide to prompts', url: 'https://example.org/guide', kind: 'link' },
      { id: 'r2', title: 'Checklist', url: 'https://example.org/list.pdf', kind: 'pdf' },
      { id: 'r3', title: 'A short video', url: 'https://example.org/video', kind: 'video' },
    ],
    folder: { id: 'plot', title: 'Plot', persona: { id: 'writer', name: 'Writer' } },
    course: null,
    ...changes,
  }
}

type Lab = NonNullable<NonNullable<LessonPageQuery['viewer']>['learner']>['lab']

/** Returns the lesson page's response for the default learner of the session. */
export function lessonPage(it: Lesson | null, lab: Lab = { daysLeft: 0, closedBecause: null }): LessonPageQuery {
  return { viewer: { id: 'learner-1', learner: { id: 'learner-1', lab } }, lesson: it }
}

/** Returns a question as the browser receives it: choices with the given texts, and the learner's answer so far. */
export function checkItem(changes: Partial<CheckItem> & { words?: string[] } = {}): CheckItem {
  const { words = ['Ask a person', 'Guess', 'Give up'], ...rest } = changes
  const id = rest.id ?? 'first-prompt:q1'
  return {
    id,
    kind: 'single',
    layout: 'list',
    question: 'What helps first?',
    prompts: [],
    choices: words.map((text) => ({ id: `${id}-${text.toLowerCase().replaceAll(' ', '-')}`, text })),
    answer: null,
    triesLeft: 5,
    explanation: null,
    twin: null,
    ...rest,
  }
}

/** Returns a graded answer. Choices are named by their texts. */
export function graded(item: CheckItem, changes: Partial<CheckAnswer> & { words?: string[] }): CheckItem {
  const { words = [], ...rest } = changes
  const choices = words.map((word) => item.choices.find(({ text }) => text === word)?.id ?? '')
  return {
    ...item,
    answer: { choices, text: '', isCorrect: false, attempts: 1, withHelp: false, marks: [], feedback: [], ...rest },
  }
}

export function child(changes: Partial<Child> = {}): Child {
  return { ...learner(), guardians: [], guardianInvitations: [], consent: 'granted', ...changes }
}

export function completed(reward: Partial<Completed['reward']>, changes: Partial<Learner> = {}): Completed {
  const path = persona({ progress: 54 })
  const plot = folder('plot', { progress: 75 })
  return {
    __typename: 'CompleteLessonPayload',
    lesson: {
      id: 'first-prompt',
      isCompleted: true,
      isLocked: false,
      isBegun: false,
      progress: 100,
      folder: { ...plot, persona: path },
    },
    learner: learner(changes),
    reward: {
      xpEarned: 25,
      newLevel: null,
      streakDays: null,
      isFreezeUsed: false,
      isFreezeEarned: false,
      achievements: [],
      ...reward,
    },
  }
}

/** Returns a story of the AI News Hub from May. */
export function newsStory(id: string, changes: Partial<NewsStory> = {}): NewsStory {
  return {
    id,
    title: `Story ${id}`,
    summary: `What happened with ${id}.`,
    whyItMatters: `Why ${id} matters.`,
    tryThis: `What to try with ${id}.`,
    area: 'text',
    publishedAt: '2026-05-11T00:00:00.000Z',
    isBreaking: false,
    wasBreaking: false,
    sources: [{ id: `${id}-1`, title: `Source of ${id}`, url: `https://example.org/${id}` }],
    ...changes,
  }
}

export function newsPage(stories: NewsStory[], changes: Partial<AiNewsPageQuery> = {}): AiNewsPageQuery {
  const breakingNews = stories.filter((story) => story.isBreaking)
  const total = stories.length
  return {
    newsItems: {
      edges: stories.map((node) => ({ node })),
      pageInfo: { hasNextPage: false, endCursor: stories.at(-1)?.id ?? null },
    },
    breakingNews,
    mostReadNews: [],
    newsStats: {
      weekCount: 1,
      recentCount: 3,
      breakingCount: breakingNews.length,
      totalCount: total,
      newestAt: stories[0]?.publishedAt ?? null,
      isFresh: true,
      asOf: '2026-11-21T17:36:00.000Z',
    },
    coursesUpdatedAt: '2026-11-02T09:00:00.000Z',
    ...changes,
  }
}

export function newsHeadline(changes: Partial<NewsHeadline> = {}): NewsHeadline {
  return {
    id: 'robots',
    title: 'A robot learns to water plants',
    isBreaking: true,
    furtherUpdates: 2,
    ...changes,
  }
}
