import { address, type Stage, signupForm } from './stage.ts'

export type Scene = { cookie?: string; variables?: object }

/**
 * Who runs an operation, and with what variables. An operation without a line here is run by a learner with a long history and
 * without variables.
 */
const scenes: Record<string, (stage: Stage) => Scene | Promise<Scene>> = {
  AnswerConsent: async (stage) => ({ variables: { token: (await stage.child()).token, agree: true } }),
  CompleteLesson: async (stage) => ({ cookie: stage.newcomer().cookie, variables: { lessonId: await stage.openLesson() } }),
  ConfirmCheckout: async (stage) => {
    const { cookie, session } = await stage.checkout()
    return { cookie, variables: { session } }
  },
  ConfirmSignInLink: async (stage) => ({ variables: { token: await stage.signInToken(stage.newcomer().email) } }),
  ConfirmSubscription: async (stage) => ({ variables: { token: await stage.subscriptionToken() } }),
  ConsentQuestion: async (stage) => ({ variables: { token: (await stage.child()).token } }),
  DemoSignIn: () => ({ variables: { username: 'anybody', password: 'anything' } }),
  FinishTutorialStep: (stage) => ({ cookie: stage.newcomer().cookie, variables: { step: 'welcome' } }),
  LessonPage: async (stage) => ({ cookie: stage.veteran(), variables: { id: await stage.openLesson() } }),
  PersonaPage: (stage) => ({ cookie: stage.veteran(), variables: { id: 'entrepreneur' } }),
  RequestSignInLink: (stage) => ({ variables: { email: stage.newcomer().email } }),
  ResendConsentMail: async (stage) => ({ cookie: (await stage.child()).cookie }),
  RestRequestParentGuide: () => ({ variables: { input: { name: 'Sam', email: address() } } }),
  RestSignOut: (stage) => ({ cookie: stage.newcomer().cookie }),
  RestSignUp: () => ({ variables: { input: signupForm() } }),
  RestSubscribeToNewsletter: () => ({ variables: { input: { email: address() } } }),
  StartCheckout: async (stage) => ({ cookie: (await stage.parent()).cookie, variables: { programme: 'academy' } }),
  Unsubscribe: async (stage) => ({ variables: { token: await stage.unsubscribeToken() } }),
  WithdrawConsent: async (stage) => {
    const { cookie, learnerId } = await stage.parent()
    return { cookie, variables: { learnerId } }
  },
}

export async function sceneOf(name: string, stage: Stage): Promise<Scene> {
  return (await scenes[name]?.(stage)) ?? { cookie: stage.veteran() }
}
