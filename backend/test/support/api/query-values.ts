import { cursorOf } from '../../../src/core/cursor.ts'

const roster = { first: null, after: null, last: null, before: null, sort: 'name', direction: 'ascending' }
const firstPage = { first: null, after: null, last: null, before: null }
const everybody = { search: null, persona: null, status: null, ages: null, safety: null }

/** Variables of the app's own queries; a query with a new variable needs an entry. */
export const queryValues: Record<string, Record<string, unknown>> = {
  AiNewsPage: { tab: 'all', after: null },
  AuditLogPage: { first: 50, after: null, staffId: null, action: null, subjectId: null },
  NewsDrafts: { after: null },
  QueuePage: { kinds: null, isOverdue: false, after: null, item: 'crisis:no-such-interaction', isNamed: true },
  PersonaPage: { id: 'entrepreneur' },
  PlaygroundPage: { lessonId: 'problem-detective', hasLesson: true },
  KeptExperiment: { experimentId: 'teach' },
  LessonTutor: { lessonId: 'problem-detective' },
  LessonPage: { id: 'problem-detective' },
  OpenLesson: { id: 'problem-detective' },
  VersionText: { lessonId: 'problem-detective', number: 1 },
  AccountsTab: { search: 'hill', after: null, before: null, first: 20, last: null },
  ClosedNotice: { token: 'no-such-token' },
  StaffOffer: { token: 'no-such-token' },
  AddressLink: { token: 'no-such-token' },
  AddressQuestion: { token: 'no-such-token' },
  ChildInvitation: { token: 'no-such-token' },
  GuardianQuestion: { token: 'no-such-token' },
  ConsentQuestion: { token: 'no-such-token' },
  Enrolments: { ...firstPage, status: null },
  ErasureQuestion: { token: 'no-such-token' },
  FamilyQuestion: { token: 'no-such-token' },
  FindFamily: { email: 'parent-of-two@example.org' },
  Leads: { list: 'guide', ...firstPage, search: null, state: null },
  WaitingConsents: firstPage,
  MoreProjects: { status: 'planning', after: cursorOf(new Date(0), 'none') },
  ProjectPrompts: { projectId: 'no-such-project' },
  PromptChoices: { search: '' },
  StudentInteractions: { id: 'demo-learner' },
  StudentPage: { id: 'demo-learner' },
  Students: { ...roster, ...everybody },
  Withdrawal: { token: 'no-such-token' },
  PortalPage: { child: null },
  PortalWeek: { child: null, week: null },
  PortalSafety: { child: null, after: null },
  Journal: { child: null, after: null },
  Transcript: { child: null, id: 'no-such-interaction' },
  RestParentDashboard: { child: null },
  OlderXp: { after: Buffer.from('GPC:S:no-such-line').toString('base64') },
}
