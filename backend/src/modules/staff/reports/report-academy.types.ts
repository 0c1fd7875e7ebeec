import { builder } from '../../../graphql/builder.ts'
import type * as Academy from './report-academy.service.ts'

const staff = { staff: true } as const

export const FlaggedPrompts = builder.objectRef<Academy.FlagRow>('FlaggedPrompts').implement({
  description: 'Findings of the safety rules in the prompts to a tool, and reports about them.',
  authScopes: staff,
  fields: (t) => ({
    tool: t.exposeString('tool', { description: 'Id of the tool; tutor for questions to the tutors of lessons.' }),
    prompts: t.exposeInt('prompts', { description: 'Number of prompts sent to it.' }),
    warnings: t.exposeInt('warnings', { description: 'Number of those with a warning.' }),
    blocked: t.exposeInt('blocked', { description: 'Number of those that were blocked.' }),
    reported: t.exposeInt('reported', { description: 'Number of answers that were reported.' }),
    reviewsAsked: t.exposeInt('reviewsAsked', {
      description: 'Number of blocked prompts that students asked staff to review.',
    }),
    waiting: t.exposeInt('waiting', { description: 'Number of items that wait for staff.' }),
  }),
})

export const ConsentCount = builder.objectRef<Academy.ConsentRow>('ConsentCount').implement({
  description: 'Number of students with a consent status.',
  authScopes: staff,
  fields: (t) => ({
    state: t.exposeString('state', { description: 'Consent status; `pending` waits for an answer.' }),
    students: t.exposeInt('students', { description: 'Number of students.' }),
    mailsSent: t.exposeInt('mailsSent', { description: 'Number of consent emails sent to their parents.' }),
    oldestSince: t.expose('oldestSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first of them signed up; never null in practice.',
    }),
  }),
})

export const FamilyRequestCount = builder.objectRef<Academy.FamilyRequestRow>('FamilyRequestCount').implement({
  description: 'Number of requests of children to their families.',
  authScopes: staff,
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Kind of request.' }),
    state: t.exposeString('state', { description: 'State of the requests.' }),
    requests: t.exposeInt('requests', { description: 'Number of requests.' }),
  }),
})

export const ProjectCount = builder.objectRef<Academy.ProjectStateRow>('ProjectCount').implement({
  description: 'Number of projects in a column of the board.',
  authScopes: staff,
  fields: (t) => ({
    state: t.exposeString('state', { description: 'The column.' }),
    projects: t.exposeInt('projects', { description: 'Number of projects.' }),
    students: t.exposeInt('students', { description: 'Number of students with a project in this column.' }),
    shown: t.exposeInt('shown', { description: 'Number of these projects in the showcase.' }),
  }),
})

export const ShareRequestCount = builder.objectRef<Academy.ShareRow>('ShareRequestCount').implement({
  description: 'Number of share requests in a state.',
  authScopes: staff,
  fields: (t) => ({
    state: t.exposeString('state', { description: 'State of the requests.' }),
    requests: t.exposeInt('requests', { description: 'Number of requests.' }),
    oldestAskedAt: t.expose('oldestAskedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest request was made; never null in practice.',
    }),
  }),
})

export const NewsCount = builder.objectRef<Academy.NewsRow>('NewsCount').implement({
  description: 'Number of stories in the AI News Hub about a kind of AI.',
  authScopes: staff,
  fields: (t) => ({
    area: t.exposeString('area', { description: 'The kind of AI.' }),
    stories: t.exposeInt('stories', { description: 'Number of stories.' }),
    breaking: t.exposeInt('breaking', { description: 'Number of breaking stories.' }),
    latestAt: t.expose('latestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the latest was published; never null in practice.',
    }),
  }),
})

export const MembershipCount = builder.objectRef<Academy.MembershipRow>('MembershipCount').implement({
  description: 'Number of students with a membership.',
  authScopes: staff,
  fields: (t) => ({
    tier: t.exposeString('tier', { description: 'Id of the membership.' }),
    students: t.exposeInt('students', { description: 'Number of students.' }),
  }),
})

export const ProgrammeInterest = builder.objectRef<Academy.ProgrammeRow>('ProgrammeInterest').implement({
  description: 'Number of checkouts of a programme, by status.',
  authScopes: staff,
  fields: (t) => ({
    programme: t.exposeString('programme', { description: 'Id of the programme.' }),
    status: t.exposeString('status', { description: 'Status of the checkouts.' }),
    checkouts: t.exposeInt('checkouts', { description: 'Number of checkouts.' }),
    payers: t.exposeInt('payers', { description: 'Number of people who opened them.' }),
    latestAt: t.expose('latestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the latest was opened; never null in practice.',
    }),
  }),
})

export const NewsletterCount = builder.objectRef<Academy.NewsletterRow>('NewsletterCount').implement({
  description: 'Number of newsletter addresses from a source.',
  authScopes: staff,
  fields: (t) => ({
    source: t.exposeString('source', { description: 'Where the address was left.' }),
    waiting: t.exposeInt('waiting', { description: 'Number of unconfirmed addresses.' }),
    confirmed: t.exposeInt('confirmed', { description: 'Number of addresses that get the newsletter.' }),
    unsubscribed: t.exposeInt('unsubscribed', { description: 'Number of unsubscribed addresses.' }),
  }),
})

export const GuideRequestCount = builder.objectRef<Academy.GuideRow>('GuideRequestCount').implement({
  description: 'Number of parents who requested the guide in a month.',
  authScopes: staff,
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Month of their last request, `YYYY-MM`, in UTC.' }),
    parents: t.exposeInt('parents', { description: 'Number of parents.' }),
    requests: t.exposeInt('requests', { description: 'Total number of their requests.' }),
  }),
})
