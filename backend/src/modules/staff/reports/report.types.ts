import { builder } from '../../../graphql/builder.ts'
import type * as Learning from './report.service.ts'

const staff = { staff: true } as const

export const StudentsByPath = builder.objectRef<Learning.PathRow>('StudentsByPath').implement({
  description: 'How many students chose a path, and how they are doing there.',
  authScopes: staff,
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Name of the path.' }),
    students: t.exposeInt('students', { description: 'Number of students who chose it.' }),
    activeStudents: t.exposeInt('activeStudents', { description: 'Number of those who learned within the last 7 days.' }),
    averageXp: t.exposeInt('averageXp', { description: 'XP of one of them on average.' }),
    lessonsCompleted: t.exposeInt('lessonsCompleted', { description: 'Number of lessons they completed, on any path.' }),
  }),
})

export const StudentsByAge = builder.objectRef<Learning.AgeRow>('StudentsByAge').implement({
  description: 'How many students gave an age when they signed up.',
  authScopes: staff,
  fields: (t) => ({
    age: t.exposeInt('age', { description: 'Age at signup in years.' }),
    students: t.exposeInt('students', { description: 'Number of students.' }),
    waitingForConsent: t.exposeInt('waitingForConsent', { description: 'Number of those whose parent has not answered yet.' }),
  }),
})

export const WeekActivity = builder.objectRef<Learning.WeekRow>('WeekActivity').implement({
  description: 'What happened in a week.',
  authScopes: staff,
  fields: (t) => ({
    week: t.exposeString('week', { description: 'Monday of the week, `YYYY-MM-DD`, in UTC.' }),
    newStudents: t.exposeInt('newStudents', { description: 'Number of students who signed up.' }),
    activeStudents: t.exposeInt('activeStudents', { description: 'Number of students who learned on one day at least.' }),
    minutes: t.exposeInt('minutes', { description: 'Minutes of all of them together.' }),
    lessonsCompleted: t.exposeInt('lessonsCompleted', { description: 'Number of lessons completed.' }),
    promptsSent: t.exposeInt('promptsSent', { description: 'Number of prompts sent in the lab; older ones are erased.' }),
  }),
})

export const FolderCompletions = builder.objectRef<Learning.FolderRow>('FolderCompletions').implement({
  description: 'How far students came in a folder of a path.',
  authScopes: staff,
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Name of the path.' }),
    folder: t.exposeString('folder', { description: 'Title of the folder.' }),
    lessons: t.exposeInt('lessons', { description: 'Number of its lessons.' }),
    students: t.exposeInt('students', { description: 'Number of students who began one of them.' }),
    started: t.exposeInt('started', { description: 'How often one of its lessons was begun.' }),
    completed: t.exposeInt('completed', { description: 'How often one of its lessons was completed.' }),
  }),
})

export const LessonAnswers = builder.objectRef<Learning.HardLessonRow>('LessonAnswers').implement({
  description: 'How the questions of a lesson were answered.',
  authScopes: staff,
  fields: (t) => ({
    lesson: t.exposeString('lesson', { description: 'Title of the lesson.' }),
    students: t.exposeInt('students', { description: 'Number of students who answered.' }),
    answers: t.exposeInt('answers', { description: 'Number of questions answered.' }),
    answeredAgain: t.exposeInt('answeredAgain', { description: 'Number of those that were wrong at first.' }),
    averageTries: t.exposeFloat('averageTries', { description: 'Tries for a question on average.' }),
  }),
})

export const RankedStudent = builder.objectRef<Learning.RankRow>('RankedStudent').implement({
  description: 'A place of this week’s ranking, without a name.',
  authScopes: staff,
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'Place by XP; equal XP share one.' }),
    path: t.exposeString('path', { description: 'Name of the student’s path.' }),
    level: t.exposeInt('level', { description: 'Level of the student, from 1.' }),
    xp: t.exposeInt('xp', { description: 'XP of this week.' }),
  }),
})

export const AchievementCount = builder.objectRef<Learning.AchievementRow>('AchievementCount').implement({
  description: 'How often an achievement was earned.',
  authScopes: staff,
  fields: (t) => ({
    achievement: t.exposeString('achievement', { description: 'Name of the achievement.' }),
    rarity: t.exposeString('rarity', { description: 'How rare it is meant to be.' }),
    students: t.exposeInt('students', { description: 'Number of students who earned it.' }),
    lastEarnedAt: t.expose('lastEarnedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was earned last; null when nobody did yet.',
    }),
  }),
})
