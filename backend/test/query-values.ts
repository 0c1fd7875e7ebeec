/** Values for the variables of the app's own queries; a query with a new one asks for a line here. */
export const queryValues: Record<string, Record<string, unknown>> = {
  AiNewsPage: { tab: 'all', after: null },
  PersonaPage: { id: 'entrepreneur' },
  PlaygroundPage: { lessonId: 'problem-detective', hasLesson: true },
  LessonPage: { id: 'problem-detective' },
  ConsentQuestion: { token: 'no-such-token' },
  ErasureQuestion: { token: 'no-such-token' },
  FamilyQuestion: { token: 'no-such-token' },
  MoreProjects: { status: 'planning', after: Buffer.from('1970-01-01T00:00:00.000Z none').toString('base64url') },
  ProjectPrompts: { projectId: 'no-such-project' },
  PromptChoices: { search: '' },
  Withdrawal: { token: 'no-such-token' },
  PortalPage: { child: null },
  PortalWeek: { child: null, week: null },
  PortalSafety: { child: null, after: null },
  Journal: { child: null, after: null },
  Transcript: { child: null, id: 'no-such-interaction' },
  RestParentDashboard: { child: null },
  OlderXp: { after: Buffer.from('GPC:S:no-such-line').toString('base64') },
}

/** Queries of the app that staff alone may ask. */
export const staffQueries: ReadonlySet<string> = new Set(['ExplorerPage'])
