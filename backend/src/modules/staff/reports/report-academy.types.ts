import { builder } from '../../../graphql/builder.ts'
import type * as Academy from './report-academy.service.ts'

const staff = { staff: true } as const

export const FlaggedPrompts = builder.objectRef<Academy.FlagRow>('FlaggedPrompts').implement({
  description: 'What the safety rules found in the prompts to a tool, and what of it was reported.',
  authScopes: staff,
  fields: (t) => ({
    tool: t.exposeString('tool', { description: 'Id of the tool.' }),
    prompts: t.exposeInt('prompts', { description: 'Number of prompts sent to it.' }),
    warnings: t.exposeInt('warnings', { description: 'Number of those with a warning.' }),
    blocked: t.exposeInt('blocked', { description: 'Number of those that were blocked.' }),
    reported: t.exposeInt('reported', { description: 'Number of answers that were reported.' }),
    reviewsAsked: t.exposeInt('reviewsAsked', {
      description: 'Number of blocked prompts that a student asked to look at again.',
    }),
    waiting: t.exposeInt('waiting', { description: 'Number of those that still wait for staff.' }),
  }),
})

export const ConsentCount = builder.objectRef<Academy.ConsentRow>('ConsentCount').implement({
  description: 'How many students stand where with the consent of a parent.',
  authScopes: staff,
  fields: (t) => ({
    state: t.exposeString('state', { description: 'Where they stand; `pending` waits for an answer.' }),
    students: t.exposeInt('students', { description: 'Number of students.' }),
    mailsSent: t.exposeInt('mailsSent', { description: 'Number of mails their parents were sent about it.' }),
    oldestSince: t.expose('oldestSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first of them signed up; never null in practice.',
    }),
  }),
})

export const FamilyRequestCount = builder.objectRef<Academy.FamilyRequestRow>('FamilyRequestCount').implement({
  description: 'What children asked their families for.',
  authScopes: staff,
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'What was asked for.' }),
    state: t.exposeString('state', { description: 'Where it stands.' }),
    requests: t.exposeInt('requests', { description: 'How often.' }),
  }),
})

export const ProjectCount = builder.objectRef<Academy.ProjectStateRow>('ProjectCount').implement({
  description: 'How many projects stand in a column of the board.',
  authScopes: staff,
  fields: (t) => ({
    state: t.exposeString('state', { description: 'The column.' }),
    projects: t.exposeInt('projects', { description: 'Number of projects.' }),
    students: t.exposeInt('students', { description: 'Number of students who have one there.' }),
    shown: t.exposeInt('shown', { description: 'Number of those that the showcase shows.' }),
  }),
})

export const ShareRequestCount = builder.objectRef<Academy.ShareRow>('ShareRequestCount').implement({
  description: 'How many questions to show a project stand where.',
  authScopes: staff,
  fields: (t) => ({
    state: t.exposeString('state', { description: 'Where they stand.' }),
    requests: t.exposeInt('requests', { description: 'Number of questions.' }),
    oldestAskedAt: t.expose('oldestAskedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the oldest of them was asked; never null in practice.',
    }),
  }),
})

export const NewsCount = builder.objectRef<Academy.NewsRow>('NewsCount').implement({
  description: 'How many stories the AI News Hub has about a kind of AI.',
  authScopes: staff,
  fields: (t) => ({
    area: t.exposeString('area', { description: 'The kind of AI.' }),
    stories: t.exposeInt('stories', { description: 'Number of stories.' }),
    breaking: t.exposeInt('breaking', { description: 'Number of those that were told as breaking.' }),
    latestAt: t.expose('latestAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the latest was told; never null in practice.',
    }),
  }),
})

export const MembershipCount = builder.objectRef<Academy.MembershipRow>('MembershipCount').implement({
  description: 'How many students have a membership.',
  authScopes: staff,
  fields: (t) => ({
    tier: t.exposeString('tier', { description: 'Id of the membership.' }),
    students: t.exposeInt('students', { description: 'Number of students.' }),
  }),
})

export const ProgrammeInterest = builder.objectRef<Academy.ProgrammeRow>('ProgrammeInterest').implement({
  description: 'How many checkouts of a programme were opened, and how they ended.',
  authScopes: staff,
  fields: (t) => ({
    programme: t.exposeString('programme', { description: 'Id of the programme.' }),
    status: t.exposeString('status', { description: 'How the checkouts stand.' }),
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
  description: 'How many addresses were left somewhere for the newsletter.',
  authScopes: staff,
  fields: (t) => ({
    source: t.exposeString('source', { description: 'Where the address was left.' }),
    waiting: t.exposeInt('waiting', { description: 'Number of addresses that were not confirmed yet.' }),
    confirmed: t.exposeInt('confirmed', { description: 'Number of addresses that get the newsletter.' }),
    unsubscribed: t.exposeInt('unsubscribed', { description: 'Number of addresses that were taken off the list.' }),
  }),
})

export const GuideRequestCount = builder.objectRef<Academy.GuideRow>('GuideRequestCount').implement({
  description: 'How many parents asked for the guide in a month.',
  authScopes: staff,
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Month of their last request, `YYYY-MM`, in UTC.' }),
    parents: t.exposeInt('parents', { description: 'Number of parents.' }),
    requests: t.exposeInt('requests', { description: 'How often they asked, all in all.' }),
  }),
})
