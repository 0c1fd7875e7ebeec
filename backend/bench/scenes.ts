import { defaultSettings } from '@deepm/schema/rules/settings'
import { accountScenes } from './account-scenes.ts'
import { contentScenes } from './content-scenes.ts'
import { explorerScenes } from './explorer-scenes.ts'
import { familyScenes } from './family-scenes.ts'
import { figureScenes } from './figure-scenes.ts'
import { peopleScenes } from './people-scenes.ts'
import { projectScenes } from './project-scenes.ts'
import { queueScenes } from './queue-scenes.ts'
import { staffScenes } from './staff-scenes.ts'
import { address, type Stage, signupForm } from './stage.ts'

export type Scene = { cookie?: string; variables?: object }

const labPrompt = { toolType: 'claude', prompt: 'Explain tides to my class in five short sentences.' }

/**
 * Who runs an operation, and with what variables. An operation without a line here is run by a learner with a long history and
 * without variables.
 */
const scenes: Record<string, (stage: Stage) => Scene | Promise<Scene>> = {
  ...projectScenes,
  ...familyScenes,
  ...figureScenes,
  ...staffScenes,
  ...peopleScenes,
  ...accountScenes,
  ...queueScenes,
  ...contentScenes,
  ...explorerScenes,
  AiNewsPage: (stage) => ({ cookie: stage.veteran(), variables: { tab: 'all', after: null } }),
  AnswerCheckItem: async (stage) => {
    const { cookie } = stage.newcomer()
    return { cookie, variables: { input: await stage.checkAnswer(cookie) } }
  },
  AnswerConsent: async (stage) => ({ variables: { token: (await stage.child()).token, agree: true } }),
  AnswerErasure: async (stage) => ({ variables: { token: await erasureToken(stage), erase: true } }),
  ChooseListing: (stage) => ({ cookie: stage.newcomer().cookie, variables: { listed: false } }),
  ChoosePersona: (stage) => ({ cookie: stage.newcomer().cookie, variables: { personaId: 'writer' } }),
  CompleteLesson: async (stage) => {
    const lessonId = await stage.openLesson()
    return { cookie: await stage.passedCheck(lessonId), variables: { lessonId } }
  },
  ConfirmCheckout: async (stage) => {
    const { cookie, session } = await stage.checkout()
    return { cookie, variables: { session } }
  },
  ConfirmSignInLink: async (stage) => ({ variables: { token: await stage.signInToken(stage.newcomer().email) } }),
  ConfirmSubscription: async (stage) => ({ variables: { token: await stage.subscriptionToken() } }),
  ConsentQuestion: async (stage) => ({ variables: { token: (await stage.child()).token } }),
  DemoSignIn: () => ({ variables: { username: 'anybody', password: 'anything' } }),
  ErasureQuestion: async (stage) => ({ variables: { token: await erasureToken(stage) } }),
  ExportData: (stage) => ({ cookie: stage.veteran(), variables: { asPage: false } }),
  FinishTutorialStep: (stage) => ({ cookie: stage.newcomer().cookie, variables: { step: 'welcome' } }),
  AskForReview: (stage) => ({ cookie: stage.veteran(), variables: { id: 'no-such-interaction' } }),
  LikeInteraction: (stage) => ({ cookie: stage.veteran(), variables: { id: 'no-such-interaction', isLiked: true } }),
  PlaygroundPage: (stage) => ({ cookie: stage.veteran(), variables: { lessonId: 'problem-detective', hasLesson: true } }),
  ReportInteraction: (stage) => ({
    cookie: stage.veteran(),
    variables: { id: 'no-such-interaction', input: { reason: 'wrong' } },
  }),
  RestAskCoach: (stage) => ({ cookie: stage.veteran(), variables: { input: labPrompt } }),
  RestSaveInteraction: (stage) => ({ cookie: stage.veteran(), variables: { input: labPrompt } }),
  SendPrompt: (stage) => ({ cookie: stage.veteran(), variables: { input: labPrompt } }),
  LessonPage: async (stage) => ({ cookie: stage.veteran(), variables: { id: await stage.openLesson() } }),
  OlderXp: (stage) => ({ cookie: stage.veteran(), variables: { after: btoa('GPC:S:no-such-line') } }),
  PermitLeaderboard: async (stage) => {
    const { cookie, learnerId } = await stage.parent()
    return { cookie, variables: { learnerId, permitted: true } }
  },
  Journal: (stage) => ({ cookie: stage.veteran(), variables: { child: null, after: null } }),
  MailReport: async (stage) => {
    const { cookie, learnerId } = await stage.parent()
    return { cookie, variables: { learnerId } }
  },
  PortalPage: (stage) => ({ cookie: stage.veteran(), variables: { child: null } }),
  PortalSafety: (stage) => ({ cookie: stage.veteran(), variables: { child: null, after: null } }),
  PortalWeek: (stage) => ({ cookie: stage.veteran(), variables: { child: null, week: null } }),
  RestParentDashboard: (stage) => ({ cookie: stage.veteran(), variables: { child: null } }),
  Transcript: (stage) => ({ cookie: stage.veteran(), variables: { child: null, id: 'no-such-interaction' } }),
  PersonaPage: (stage) => ({ cookie: stage.veteran(), variables: { id: 'entrepreneur' } }),
  RequestErasure: (stage) => ({ cookie: stage.newcomer().cookie }),
  RequestSignInLink: (stage) => ({ variables: { email: stage.newcomer().email } }),
  ResendConsentMail: async (stage) => ({ cookie: (await stage.child()).cookie }),
  RestRequestParentGuide: () => ({ variables: { input: { name: 'Sam', email: address() } } }),
  RestSignOut: (stage) => ({ cookie: stage.newcomer().cookie }),
  RestSignUp: () => ({ variables: { input: signupForm() } }),
  RestSubscribeToNewsletter: () => ({ variables: { input: { email: address() } } }),
  SetLeaderboardListing: (stage) => ({ cookie: stage.newcomer().cookie, variables: { listed: false } }),
  SaveVideoPlace: async (stage) => ({
    cookie: stage.newcomer().cookie,
    variables: { lessonId: await stage.openLesson(), seconds: 30 },
  }),
  StartCheckout: async (stage) => ({ cookie: (await stage.parent()).cookie, variables: { programme: 'academy' } }),
  Unsubscribe: async (stage) => ({ variables: { token: await stage.unsubscribeToken() } }),
  UpdateProfile: (stage) => ({
    cookie: stage.newcomer().cookie,
    variables: { input: { firstName: 'Robin', avatar: 'owl', timeZone: 'Europe/London' } },
  }),
  UpdateSettings: (stage) => ({ cookie: stage.newcomer().cookie, variables: { input: defaultSettings } }),
  WithdrawConsent: async (stage) => {
    const { cookie, learnerId } = await stage.parent()
    return { cookie, variables: { learnerId } }
  },
}

export async function sceneOf(name: string, stage: Stage): Promise<Scene> {
  return (await scenes[name]?.(stage)) ?? { cookie: stage.veteran() }
}

/** The question mailed about somebody's account. */
async function erasureToken(stage: Stage): Promise<string> {
  await stage.run('RequestErasure', stage.newcomer())
  const mail = await stage.database.db.outboxMail.findFirstOrThrow({ where: { kind: 'erasure' }, orderBy: { id: 'desc' } })
  return /token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
}
