import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plans } from '../landing/costs/plans.ts'
import { textOf } from './legal-text.fixture.tsx'

// Compares the privacy page with the server's source: changing what is stored, or for how long, requires changing the page.

const root = path.resolve(import.meta.dirname, '../../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const privacy = () => textOf('/privacy').join(' ')

const modules = 'backend/src/modules'
const periods: [file: string, source: RegExp, page: RegExp][] = [
  [`${modules}/consent/consent.service.ts`, /consentDays = 7\b/, /erased 7 days after you sign up/],
  [`${modules}/consent/consent-email.service.ts`, /maxConsentEmails = 4\b/, /one email, and up to three more/],
  [`${modules}/accounts/sessions/auth.service.ts`, /sessionSeconds = 30 \* 24 \* 60 \* 60/, /30 days, or until you sign out/],
  [`${modules}/accounts/sessions/auth.service.ts`, /signInLinkMinutes = 15\b/, /works for 15 minutes/],
  [`${modules}/accounts/sessions/auth.service.ts`, /disableIpTracking: true/, /Your IP address .* not stored with it/],
  [`${modules}/accounts/sessions/session-viewer.service.ts`, /staffIdleHours = 12\b/, /signed out after 12 hours of inactivity/],
  [`${modules}/privacy/data-rights.service.ts`, /max: 10, windowSeconds: 3600\b/, /up to ten times an hour/],
  [`${modules}/privacy/erasure.service.ts`, /erasureHours = 24\b/, /to delete an account works for 24 hours/],
  ['backend/src/platform/email-outbox/email-outbox.service.ts', /keptDays = 30\b/, /The rest is erased after 30 days/],
  [
    'backend/src/platform/email-outbox/email-outbox.service.ts',
    /text: null, html: null/,
    /text is erased once the email is sent/,
  ],
  [
    `${modules}/consent/withdrawal.service.ts`,
    /withdrawalDays = 30\b/,
    /lets you withdraw your consent at any time in the next 30 days/,
  ],
  ['schema/rules/family/family-members.ts', /entryCodeMinutes = 10\b/, /A code from a parent works for 10 minutes/],
  ['schema/rules/family/family-size.ts', /maxChildren = 4\b/, /at most four children/],
  ['schema/rules/family/family-requests.ts', /familyRequestRetentionDays = 90\b/, /Erased 90 days after you asked/],
  ['schema/rules/projects/projects.ts', /restoreHours = 24\b/, /erased 24 hours later/],
  [`${modules}/outreach/guide.service.ts`, /guideLinkDays = 7\b/, /link in the email works for 7 days/],
  [`${modules}/outreach/retention.service.ts`, /leadMonths = 12\b/, /12 months after you last asked/],
  [`${modules}/outreach/newsletter.service.ts`, /unsubscribedDays = 30\b/, /erased after 30 days/],
  [`${modules}/outreach/newsletter.service.ts`, /confirmDays = 7\b/, /Not confirmed: erased after 7 days/],
  [`${modules}/outreach/enrollment.service.ts`, /listed = 5\b/, /the five newest learners/],
  ['schema/rules/staff/audit.ts', /auditDays = 730\b/, /Erased after 2 years/],
  ['schema/rules/staff/staff-accounts.ts', /staffInvitationDays = 7\b/, /The link works for 7 days\. Not accepted/],
  ['schema/rules/staff/staff-accounts.ts', /staffInvitationRetentionDays = 30\b/, /Not accepted: erased 30 days after that/],
  [`${modules}/accounts/closure/closure.service.ts`, /closureKeptDays = auditDays\b/, /After it was opened again: 2 years/],
  ['schema/rules/lab/lab.ts', /maxKeptPictures = 30\b/, /only your newest 30 pictures/],
  ['schema/rules/lab/lab.ts', /interactionDays = 90\b/, /Erased 90 days after you sent it/],
  [
    'schema/rules/family/family-controls.ts',
    /mayAskProviders: !isChild/,
    /If you are under 13, nothing goes to an AI company until your parent/,
  ],
  [`${modules}/family/portal/digest.service.ts`, /digestDays = 70\b/, /erased after 10 weeks/],
  [
    'schema/rules/family/weekly-digest.ts',
    /sundayHour = 17\b/,
    /On Sunday evenings, we email you a summary of your children’s week/,
  ],
  ['backend/src/scheduled-jobs.ts', /cron: '0 \* \* \* \*'/, /cleared every hour/],
  ['backend/src/http/request/protection.ts', /scriptSrc: \["'self'"\]/, /no scripts from third parties\. Our pages block them/],
]

test.each(periods)('%s implements the privacy page: %s', (file, source, page) => {
  expect(read(file)).toMatch(source)
  expect(privacy()).toMatch(page)
})

test('keeps rate limit counters no longer than stated on the privacy page', () => {
  const services = readdirSync(path.join(root, modules), { recursive: true, encoding: 'utf8' }).filter((it) =>
    it.endsWith('.service.ts'),
  )
  const windows = services.flatMap((file) => [...read(`${modules}/${file}`).matchAll(/windowSeconds: (?:(\d+) \* )?([\d_]+)/g)])
  const seconds = windows.map(([, days = '1', length = '']) => Number(days) * Number(length.replaceAll('_', '')))
  expect(seconds.length).toBeGreaterThan(5)
  expect(Math.max(...seconds)).toBe(7 * 86_400)
  expect(privacy()).toMatch(/A day at most\. If the owner of a mailbox says .* we keep a note of that for a week/)
})

/** Where the privacy page mentions each table; `null` for tables without personal data. */
const tables: Record<string, RegExp | null> = {
  AccountClosure: /If we closed your account for a time/,
  Achievement: null,
  ActiveDay: /days you learned on/,
  AuditEntry: /When our staff looked at your account/,
  AuthAccount: /sign in through another service/,
  CheckAnswer: /answers to the questions/,
  CheckDay: /how many questions you answered on the last day/,
  ChildInvitation: /If a parent invites you as their child/,
  ClaimCheck: /A sentence you checked when you compared two answers/,
  ConsentEvent: /consent log/,
  ConsentLink: /consent log/,
  ConsentRequest: /name, email address and phone \(if given\)/,
  ContentEdition: null,
  Course: null,
  CourseModule: null,
  // Academy content changed by demo staff.
  DemoChange: null,
  ExperimentAttempt: /Which experiments you started/,
  FamilyControls: /What your family decided for you/,
  FamilyDecision: /What a parent decided/,
  FamilyRequest: /What you asked your family for/,
  FigureSheet: null,
  Folder: null,
  GuardianInvitation: /If a parent invites you as another parent/,
  Guardianship: /which children it is linked to/,
  GuideLead: /Guide for parents: your name/,
  Interaction: /What you send in the AI Experiment Lab/,
  InteractionPicture: /Pictures that an AI made for you/,
  LabDay: /minutes in the lab each day/,
  LabPrompt: null,
  Learner: /Your path, your plan/,
  LearnerAchievement: /Achievements, and when you earned them/,
  Lesson: null,
  LessonProgress: /lessons you finished, and when/,
  LessonResource: null,
  // Stores its author only as a staff ID.
  LessonVersion: null,
  NewsDraft: null,
  NewsItem: null,
  NewsSource: null,
  Notification: /Your notifications, and when you read them/,
  OutboxMail: /Emails we send/,
  Persona: null,
  ProgrammeEnrolment: /A programme you paid for/,
  Project: /Your projects: titles/,
  ProjectExperiment: /the experiments you linked/,
  ProjectLesson: /the lessons you linked/,
  ProjectLike: /How you reacted to shared projects/,
  ProjectPrompt: /Prompts from the AI Experiment Lab that you keep with a project/,
  ProjectReport: /which you reported/,
  RateLimit: /Counters/,
  RecoveryCode: /recovery codes/,
  RosterRow: /line about you on our staff’s list/,
  SavedReport: /queries you save in the data explorer/,
  SecondFactor: /the key of an authenticator app/,
  SentDigest: /which weekly summaries we’ve sent/,
  Session: /Your session/,
  ShareRequest: /asked to share with others/,
  StaffAccess: /we keep when, and who invited you/,
  StaffInvitation: /invited to work here as staff: your email address/,
  Subscriber: /Newsletter: your email address/,
  Tip: null,
  User: /Your first name, last name/,
  Verification: /Sign-in links and other one-time keys/,
  WeekXp: /XP reward/,
  XpEntry: /XP reward/,
}

test('mentions every table with personal data', () => {
  const models = readdirSync(path.join(root, 'schema/models')).flatMap((file) =>
    [...read(`schema/models/${file}`).matchAll(/^model (\w+) /gm)].map((match) => match[1] ?? ''),
  )
  expect(models.sort(), 'a new table: say on the privacy page what it holds').toEqual(Object.keys(tables))
  const text = privacy()
  for (const words of Object.values(tables)) if (words) expect(text).toMatch(words)
})

test("keeps a project's copy of a prompt as long as the project, independent of the lab", () => {
  const models = read('schema/models/projects.prisma')
  expect(models).toMatch(
    /project +Project +@relation\(fields: \[projectId\], references: \[id\], onDelete: Cascade\)\n +interactionId/,
  )
  expect(models).toMatch(/interaction +Interaction\? .*onDelete: SetNull/)
  expect(privacy()).toMatch(/As long as the project exists, even after the lab has erased its own copy/)
})

test('embeds no videos of other sites in lessons, as the privacy page states', () => {
  const folder = path.join(root, 'backend/content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.md'))
  const videos = files.flatMap((file) => /^videoUrl: *(\S+)/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? [])
  expect(videos.filter((address) => /^https?:/.test(address))).toEqual([])
  expect(privacy()).toMatch(/Our videos come from our own server/)
})

test('states the same membership prices as the landing page', () => {
  const terms = textOf('/terms').join(' ')
  for (const { name, price } of plans) expect(terms).toContain(`${name} $${price}`)
})
