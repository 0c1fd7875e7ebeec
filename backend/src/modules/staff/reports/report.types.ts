import { builder } from '../../../graphql/builder.ts'
import type * as Learning from './report.service.ts'

const staff = { staff: true } as const

export const StudentsByPath = builder.objectRef<Learning.PathRow>('StudentsByPath').implement({
  description: 'Number of students on a path, with their activity.',
  authScopes: staff,
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Name of the path.' }),
    students: t.exposeInt('students', { description: 'Number of students who chose it.' }),
    activeStudents: t.exposeInt('activeStudents', { description: 'Number of students who were active in the last 7 days.' }),
    averageXp: t.exposeInt('averageXp', { description: 'Average XP per student.' }),
    lessonsCompleted: t.exposeInt('lessonsCompleted', { description: 'Number of lessons that they completed, on any path.' }),
  }),
})

export const StudentsByAge = builder.objectRef<Learning.AgeRow>('StudentsByAge').implement({
  description: 'Number of students by age at signup.',
  authScopes: staff,
  fields: (t) => ({
    age: t.exposeInt('age', { description: 'Age at signup in years.' }),
    students: t.exposeInt('students', { description: 'Number of students.' }),
    waitingForConsent: t.exposeInt('waitingForConsent', { description: 'Number of students whose parent has not answered yet.' }),
  }),
})

export const WeekActivity = builder.objectRef<Learning.WeekRow>('WeekActivity').implement({
  description: 'Activity in a week.',
  authScopes: staff,
  fields: (t) => ({
    week: t.exposeString('week', { description: 'Monday of the week, `YYYY-MM-DD`, in UTC.' }),
    newStudents: t.exposeInt('newStudents', { description: 'Number of students who signed up.' }),
    activeStudents: t.exposeInt('activeStudents', { description: 'Number of students who were active on at least one day.' }),
    minutes: t.exposeInt('minutes', { description: 'Total minutes of all students.' }),
    lessonsCompleted: t.exposeInt('lessonsCompleted', { description: 'Number of lessons completed.' }),
    promptsSent: t.exposeInt('promptsSent', { description: 'Number of prompts sent in the lab; older ones are erased.' }),
  }),
})

export const FolderCompletions = builder.objectRef<Learning.FolderRow>('FolderCompletions').implement({
  description: 'Progress of students in a folder of a path.',
  authScopes: staff,
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Name of the path.' }),
    folder: t.exposeString('folder', { description: 'Title of the folder.' }),
    lessons: t.exposeInt('lessons', { description: 'Number of lessons in the folder.' }),
    students: t.exposeInt('students', { description: 'Number of students who started one of them.' }),
    started: t.exposeInt('started', { description: 'Number of times one of its lessons was started.' }),
    completed: t.exposeInt('completed', { description: 'Number of times one of its lessons was completed.' }),
  }),
})

export const LessonAnswers = builder.objectRef<Learning.HardLessonRow>('LessonAnswers').implement({
  description: 'How the questions of a lesson were answered.',
  authScopes: staff,
  fields: (t) => ({
    lesson: t.exposeString('lesson', { description: 'Title of the lesson.' }),
    students: t.exposeInt('students', { description: 'Number of students who answered.' }),
    answers: t.exposeInt('answers', { description: 'Number of questions answered.' }),
    answeredAgain: t.exposeInt('answeredAgain', { description: 'Number of questions answered incorrectly at first.' }),
    averageTries: t.exposeFloat('averageTries', { description: 'Average number of attempts per question.' }),
  }),
})

export const RankedStudent = builder.objectRef<Learning.RankRow>('RankedStudent').implement({
  description: 'A rank of this week’s ranking, without a name.',
  authScopes: staff,
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'Rank by XP; equal XP share a rank.' }),
    path: t.exposeString('path', { description: 'Name of the student’s path.' }),
    level: t.exposeInt('level', { description: 'Level of the student, starting at 1.' }),
    xp: t.exposeInt('xp', { description: 'XP of this week.' }),
  }),
})

export const AchievementCount = builder.objectRef<Learning.AchievementRow>('AchievementCount').implement({
  description: 'Number of students with an achievement.',
  authScopes: staff,
  fields: (t) => ({
    achievement: t.exposeString('achievement', { description: 'Name of the achievement.' }),
    rarity: t.exposeString('rarity', { description: 'Intended rarity.' }),
    students: t.exposeInt('students', { description: 'Number of students who earned it.' }),
    lastEarnedAt: t.expose('lastEarnedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last earned; null if it never was.',
    }),
  }),
})

export const ExperimentAttempts = builder.objectRef<Learning.ExperimentRow>('ExperimentAttempts').implement({
  description: 'Attempts of students at an experiment.',
  authScopes: staff,
  fields: (t) => ({
    experiment: t.exposeString('experiment', { description: 'Title of the experiment.' }),
    students: t.exposeInt('students', { description: 'Number of students who started it.' }),
    missionsReached: t.exposeInt('missionsReached', { description: 'Number of missions that they reached, of three each.' }),
    completed: t.exposeInt('completed', { description: 'Number of students who reached all three missions.' }),
  }),
})
