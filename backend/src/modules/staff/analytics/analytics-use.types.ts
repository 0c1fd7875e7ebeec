import { builder } from '../../../graphql/builder.ts'
import { LabToolEnum } from '../../lab/lab.types.ts'
import type { Sheet } from './analytics.service.ts'
import type { AcademyUse, Cohort, HardItem, Return, ToolUse, UseWeek } from './analytics-use.service.ts'

const staffOnly = { staff: true } as const
const tooFew = 'null for 1 to 4 of them in a real academy'

const UseWeekType = builder.objectRef<UseWeek>('UseWeek').implement({
  description: 'A week of the academy, from Monday to Sunday. Days with learning are those of each learner’s own calendar.',
  authScopes: staffOnly,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'Its Monday, `YYYY-MM-DD`.' }),
    activeLearners: t.exposeInt('activeLearners', {
      nullable: true,
      description: `Learners who were here on one of its days; ${tooFew}.`,
    }),
    minutesPerLearner: t.exposeInt('minutesPerLearner', {
      nullable: true,
      description: 'Minutes of an active learner in the week on average; null where there are none, or too few of them.',
    }),
    newLearners: t.exposeInt('newLearners', { nullable: true, description: `Accounts of learners that were made; ${tooFew}.` }),
    projects: t.exposeInt('projects', { description: 'Projects that were begun and not deleted since.' }),
  }),
})

const ReturnType = builder.objectRef<Return>('CohortReturn').implement({
  description: 'Who of a cohort came back in a week after the one of signing up.',
  authScopes: staffOnly,
  fields: (t) => ({
    weeksLater: t.exposeInt('weeksLater', { description: 'How many weeks after the one of signing up.' }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'Share of the cohort, whole percent; null while the week is not over, and for cohorts too small to be told.',
    }),
  }),
})

const CohortType = builder.objectRef<Cohort>('Cohort').implement({
  description: 'Learners who signed up in the same week.',
  authScopes: staffOnly,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'Monday of the week in UTC, `YYYY-MM-DD`.' }),
    learners: t.exposeInt('learners', { nullable: true, description: `How many they are; ${tooFew}.` }),
    returns: t.expose('returns', { type: [ReturnType], description: 'Weeks 1, 2 and 4.' }),
  }),
})

const HardItemType = builder.objectRef<HardItem>('HardItem').implement({
  description: 'A question of a check that learners answer wrong.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: '`lesson:item`, as the author names them.' }),
    lessonTitle: t.exposeString('lessonTitle', { description: 'Title of its lesson.' }),
    question: t.exposeString('question', { description: 'What is asked.' }),
    answers: t.exposeInt('answers', { description: 'Learners who answered it; 5 at least.' }),
    wrongAtFirst: t.exposeInt('wrongAtFirst', { description: 'Whole percent of them whose first answer was wrong.' }),
    stillWrong: t.exposeInt('stillWrong', { description: 'Whole percent of them whose latest answer is wrong.' }),
  }),
})

const ToolUseType = builder.objectRef<ToolUse>('ToolUse').implement({
  description: 'How a tool of the lab is used.',
  authScopes: staffOnly,
  fields: (t) => ({
    tool: t.expose('tool', { type: LabToolEnum, description: 'Which tool.' }),
    prompts: t.exposeInt('prompts', { description: 'Prompts that were sent to it.' }),
    learners: t.exposeInt('learners', { nullable: true, description: `Learners who sent them; ${tooFew}.` }),
  }),
})

export const AcademyUseType = builder.objectRef<Sheet<AcademyUse>>('AcademyUse').implement({
  description: 'Who is here and when, who comes back, what is hard, and what is used and made, in the last 12 weeks.',
  authScopes: staffOnly,
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'DateTime', description: 'The moment that the figures hold for.' }),
    weeks: t.field({
      type: [UseWeekType],
      description: 'The last 12 weeks, the longest ago first; the last one is running.',
      resolve: ({ figures }) => figures.weeks,
    }),
    weekdays: t.field({
      type: ['Float'],
      nullable: { list: false, items: true },
      description:
        'Learners who were here on an average Monday, Tuesday and so on, with one decimal; null for 1 to 4 active learners in a real academy.',
      resolve: ({ figures }) => figures.weekdays,
    }),
    cohorts: t.field({
      type: [CohortType],
      description: 'Who signed up in these weeks, and who of them came back.',
      resolve: ({ figures }) => figures.cohorts,
    }),
    hardItems: t.field({
      type: [HardItemType],
      description: 'Questions that most had wrong at first, ten at most, of those that were answered in these weeks.',
      resolve: ({ figures }) => figures.hardItems,
    }),
    tools: t.field({
      type: [ToolUseType],
      description: 'The tools of the lab in their order.',
      resolve: ({ figures }) => figures.tools,
    }),
  }),
})
