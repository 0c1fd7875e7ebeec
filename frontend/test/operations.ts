import type * as Dashboard from '../src/app/pages/dashboard-page.generated.ts'
import type * as Lesson from '../src/app/pages/lesson-page.generated.ts'
import type * as Persona from '../src/app/pages/persona-page.generated.ts'
import type * as Personas from '../src/app/pages/personas-page.generated.ts'
import type * as Progress from '../src/app/pages/progress-page.generated.ts'
import type * as Subscribe from '../src/app/pages/subscribe-page.generated.ts'
import type * as Shell from '../src/app/shell/shell.generated.ts'
import type * as Withdraw from '../src/features/family/withdraw-consent.generated.ts'
import type * as Consent from '../src/features/identity/consent/consent-question.generated.ts'
import type * as Resend from '../src/features/identity/consent/resend-consent-mail.generated.ts'
import type * as Confirm from '../src/features/identity/sign-in/confirm-sign-in-link.generated.ts'
import type * as Demo from '../src/features/identity/sign-in/demo-sign-in.generated.ts'
import type * as Request from '../src/features/identity/sign-in/request-sign-in-link.generated.ts'
import type * as Server from '../src/features/identity/sign-in/server-info.generated.ts'
import type * as Complete from '../src/features/learning/complete-lesson.generated.ts'
import type * as Subscription from '../src/features/outreach/newsletter/confirm-subscription.generated.ts'
import type * as Unsubscribe from '../src/features/outreach/newsletter/unsubscribe.generated.ts'
import type * as ConfirmCheckout from '../src/features/plans/confirm-checkout.generated.ts'
import type * as StartCheckout from '../src/features/plans/start-checkout.generated.ts'
import type * as Tutorial from '../src/features/rewards/finish-tutorial-step.generated.ts'

type Operation<Data, Variables> = { data: Data; variables: Variables }

/** Every operation the app sends, by name: what it is answered with and what it is asked with. */
export type Operations = {
  AnswerConsent: Operation<Consent.AnswerConsentMutation, Consent.AnswerConsentMutationVariables>
  CompleteLesson: Operation<Complete.CompleteLessonMutation, Complete.CompleteLessonMutationVariables>
  ConfirmCheckout: Operation<ConfirmCheckout.ConfirmCheckoutMutation, ConfirmCheckout.ConfirmCheckoutMutationVariables>
  ConfirmSignInLink: Operation<Confirm.ConfirmSignInLinkMutation, Confirm.ConfirmSignInLinkMutationVariables>
  ConfirmSubscription: Operation<Subscription.ConfirmSubscriptionMutation, Subscription.ConfirmSubscriptionMutationVariables>
  ConsentQuestion: Operation<Consent.ConsentQuestionQuery, Consent.ConsentQuestionQueryVariables>
  DashboardPage: Operation<Dashboard.DashboardPageQuery, Dashboard.DashboardPageQueryVariables>
  DemoSignIn: Operation<Demo.DemoSignInMutation, Demo.DemoSignInMutationVariables>
  FinishTutorialStep: Operation<Tutorial.FinishTutorialStepMutation, Tutorial.FinishTutorialStepMutationVariables>
  LessonPage: Operation<Lesson.LessonPageQuery, Lesson.LessonPageQueryVariables>
  PersonaPage: Operation<Persona.PersonaPageQuery, Persona.PersonaPageQueryVariables>
  PersonasPage: Operation<Personas.PersonasPageQuery, Personas.PersonasPageQueryVariables>
  ProgressPage: Operation<Progress.ProgressPageQuery, Progress.ProgressPageQueryVariables>
  RequestSignInLink: Operation<Request.RequestSignInLinkMutation, Request.RequestSignInLinkMutationVariables>
  ResendConsentMail: Operation<Resend.ResendConsentMailMutation, Resend.ResendConsentMailMutationVariables>
  ServerInfo: Operation<Server.ServerInfoQuery, Server.ServerInfoQueryVariables>
  Shell: Operation<Shell.ShellQuery, Shell.ShellQueryVariables>
  StartCheckout: Operation<StartCheckout.StartCheckoutMutation, StartCheckout.StartCheckoutMutationVariables>
  SubscribePage: Operation<Subscribe.SubscribePageQuery, Subscribe.SubscribePageQueryVariables>
  Unsubscribe: Operation<Unsubscribe.UnsubscribeMutation, Unsubscribe.UnsubscribeMutationVariables>
  WithdrawConsent: Operation<Withdraw.WithdrawConsentMutation, Withdraw.WithdrawConsentMutationVariables>
}
