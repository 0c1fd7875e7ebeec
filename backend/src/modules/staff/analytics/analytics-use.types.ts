import { builder } from '../../../graphql/builder.ts'
import { LabToolEnum } from '../../lab/lab.types.ts'
import type { StoredFigures } from './analytics.service.ts'
import type { AcademyUse, Cohort, HardItem, Return, ToolUse, UseWeek } from './analytics-use.service.ts'

const staffOnly = { staff: true } as const
const tooFew = 'null for 1 to 4 of them in a real academy'

const UseWeekType = builder.objectRef<UseWeek>('UseWeek').implement({
  description: 'A week of the academy, from Monday to Sunday. Active days are dates in each learner’s time zone.',
  authScopes: staffOnly,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'Monday of the week, `YYYY-MM-DD`.' }),
    activeLearners: t.exposeInt('activeLearners', {
      nullable: true,
      description: `Learners who were active on one of its days; ${tooFew}.`,
    }),
    minutesPerLearner: t.exposeInt('minutesPerLearner', {
      nullable: true,
      description: 'Average minutes per active learner in the week; null if there are none, or too few.',
    }),
    newLearners: t.exposeInt('newLearners', { nullable: true, description: `Learner accounts that were created; ${tooFew}.` }),
    projects: t.exposeInt('projects', { description: 'Projects that were started and not deleted since.' }),
  }),
})

const ReturnType = builder.objectRef<Return>('CohortReturn').implement({
  description: 'The part of a cohort that came back in a later week.',
  authScopes: staffOnly,
  fields: (t) => ({
    weeksLater: t.exposeInt('weeksLater', { description: 'Number of weeks after the signup week.' }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'Share of the cohort, in whole percent; null until the week is over, and for cohorts that are too small.',
    }),
  }),
})

const CohortType = builder.objectRef<Cohort>('Cohort').implement({
  description: 'Learners who signed up in the same week.',
  authScopes: staffOnly,
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'Monday of the week in UTC, `YYYY-MM-DD`.' }),
    learners: t.exposeInt('learners', { nullable: true, description: `Number of learners; ${tooFew}.` }),
    returns: t.expose('returns', { type: [ReturnType], description: 'Weeks 1, 2 and 4.' }),
  }),
})

const HardItemType = builder.objectRef<HardItem>('HardItem').implement({
  description: 'A question of a check that learners often answer incorrectly.',
  authScopes: staffOnly,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id in the form `lesson:item`.' }),
    lessonTitle: t.exposeString('lessonTitle', { description: 'Title of its lesson.' }),
    question: t.exposeString('question', { description: 'The question.' }),
    answers: t.exposeInt('answers', { description: 'Learners who answered it; at least 5.' }),
    wrongAtFirst: t.exposeInt('wrongAtFirst', {
      description: 'Share of learners whose first answer was wrong, in whole percent.',
    }),
    stillWrong: t.exposeInt('stillWrong', { description: 'Share of learners whose latest answer is wrong, in whole percent.' }),
  }),
})

const ToolUseType = builder.objectRef<ToolUse>('ToolUse').implement({
  description: 'Usage of a tool of the lab.',
  authScopes: staffOnly,
  fields: (t) => ({
    tool: t.expose('tool', { type: LabToolEnum, description: 'The tool.' }),
    prompts: t.exposeInt('prompts', { description: 'Number of prompts sent to it.' }),
    learners: t.exposeInt('learners', { nullable: true, description: `Learners who sent them; ${tooFew}.` }),
  }),
})

export const AcademyUseType = builder.objectRef<StoredFigures<AcademyUse>>('AcademyUse').implement({
  description: 'Active learners by time, retention, difficult questions, and use of features, in the last 12 weeks.',
  authScopes: staffOnly,
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'DateTime', description: 'Timestamp of the figures.' }),
    weeks: t.field({
      type: [UseWeekType],
      description: 'The last 12 weeks, oldest first; the last one is in progress.',
      resolve: ({ figures }) => figures.weeks,
    }),
    weekdays: t.field({
      type: ['Float'],
      nullable: { list: false, items: true },
      description:
        'Active learners on an average Monday, Tuesday and so on, to one decimal; null for 1 to 4 active learners in a real academy.',
      resolve: ({ figures }) => figures.weekdays,
    }),
    cohorts: t.field({
      type: [CohortType],
      description: 'Learners who signed up in these weeks, and how many came back.',
      resolve: ({ figures }) => figures.cohorts,
    }),
    hardItems: t.field({
      type: [HardItemType],
      description: 'Questions that most learners answered incorrectly at first, at most ten, of those answered in these weeks.',
      resolve: ({ figures }) => figures.hardItems,
    }),
    tools: t.field({
      type: [ToolUseType],
      description: 'Tools of the lab, in their order.',
      resolve: ({ figures }) => figures.tools,
    }),
  }),
})
