import { Suspense } from 'react'
import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom'
import { LoadingScreen } from '../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.ts'
import { NotFoundPage } from '../pages/public/not-found.ts'
import { VisitorOrShell } from '../pages/public/visitor-or-shell.tsx'
import { useLinkPrefetch } from '../prefetch/link-prefetch.ts'
import { useRenderedLocation } from '../prefetch/rendered-location.ts'
import { FirstQuery, firstQueryOf, loadComponents, readsGraphql, routeOf } from '../prefetch/route-prefetch.ts'
import { ConnectionNotice } from '../shell/connection-notice.tsx'
import { Screens } from '../shell/screens.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { StaffOnly } from './staff-only.tsx'

// Every page is a separate chunk. Pages behind the sign-in load Apollo, public pages do not.
const LandingPage = lazyComponent('LandingPage', () => import('../pages/public/landing-page.tsx'))
const SignupPage = lazyComponent('SignupPage', () => import('../pages/public/signup-page.tsx'))
const ParentGuidePage = lazyComponent('ParentGuidePage', () => import('../pages/public/parent-guide-page.tsx'))
const ExperimentsPage = lazyComponent('ExperimentsPage', () => import('../pages/public/experiments-page.tsx'))
const ExperimentVisitPage = lazyComponent('ExperimentVisitPage', () => import('../pages/public/experiment-visit-page.tsx'))
const ExperimentListPage = lazyComponent('ExperimentListPage', () => import('../pages/learner/experiment-list-page.tsx'))
const ExperimentPage = lazyComponent('ExperimentPage', () => import('../pages/learner/experiment-page.tsx'))
const TeachersPage = lazyComponent('TeachersPage', () => import('../pages/public/teachers-page.tsx'))
const LessonPlanPage = lazyComponent('LessonPlanPage', () => import('../pages/public/lesson-plan-page.tsx'))
const TermsPage = lazyComponent('TermsPage', () => import('../pages/public/terms-page.tsx'))
const PrivacyPage = lazyComponent('PrivacyPage', () => import('../pages/public/privacy-page.tsx'))
const CookiesPage = lazyComponent('CookiesPage', () => import('../pages/public/cookies-page.tsx'))
const SafetyPage = lazyComponent('SafetyPage', () => import('../pages/public/safety-page.tsx'))
const WithApollo = lazyComponent('WithApollo', () => import('./with-apollo.tsx'))
const LoginPage = lazyComponent('LoginPage', () => import('../pages/auth/login-page.tsx'))
const EmailPage = lazyComponent('EmailPage', () => import('../pages/auth/email-page.tsx'))
const EmailConfirmPage = lazyComponent('EmailConfirmPage', () => import('../pages/auth/email-confirm-page.tsx'))
const AddressConfirmPage = lazyComponent('AddressConfirmPage', () => import('../pages/auth/address-confirm-page.tsx'))
const AddressQuestionPage = lazyComponent('AddressQuestionPage', () => import('../pages/family/address-question-page.tsx'))
const ChildInvitationPage = lazyComponent('ChildInvitationPage', () => import('../pages/family/child-invitation-page.tsx'))
const GuardianPage = lazyComponent('GuardianPage', () => import('../pages/family/guardian-page.tsx'))
const NewsletterConfirmPage = lazyComponent('NewsletterConfirmPage', () => import('../pages/public/newsletter-confirm-page.tsx'))
const UnsubscribePage = lazyComponent('UnsubscribePage', () => import('../pages/public/unsubscribe-page.tsx'))
const StopMailsPage = lazyComponent('StopMailsPage', () => import('../pages/family/stop-mails-page.tsx'))
const ReturnPage = lazyComponent('ReturnPage', () => import('../pages/auth/return-page.tsx'))
const ClosedPage = lazyComponent('ClosedPage', () => import('../pages/auth/closed-page.tsx'))
const SecondFactorPage = lazyComponent('SecondFactorPage', () => import('../pages/auth/second-factor-page.tsx'))
const StaffInvitationPage = lazyComponent('StaffInvitationPage', () => import('../pages/auth/staff-invitation-page.tsx'))
const ParentStartPage = lazyComponent('ParentStartPage', () => import('../pages/auth/parent-start-page.tsx'))
const ParentConfirmPage = lazyComponent('ParentConfirmPage', () => import('../pages/auth/parent-confirm-page.tsx'))
const CodeSignInPage = lazyComponent('CodeSignInPage', () => import('../pages/auth/code-sign-in-page.tsx'))
const FamilyRequestPage = lazyComponent('FamilyRequestPage', () => import('../pages/family/family-request-page.tsx'))
const ConsentWithdrawPage = lazyComponent('ConsentWithdrawPage', () => import('../pages/family/consent-withdraw-page.tsx'))
const ConsentPage = lazyComponent('ConsentPage', () => import('../pages/family/consent-page.tsx'))
const Shell = lazyComponent('Shell', () => import('../shell/shell.tsx'))
const DashboardPage = lazyComponent('DashboardPage', () => import('../pages/learner/dashboard-page.tsx'))
const ProgressPage = lazyComponent('ProgressPage', () => import('../pages/learner/progress-page.tsx'))
const AchievementsPage = lazyComponent('AchievementsPage', () => import('../pages/learner/achievements-page.tsx'))
const OnboardingPage = lazyComponent('OnboardingPage', () => import('../pages/learner/onboarding-page.tsx'))
const PersonasPage = lazyComponent('PersonasPage', () => import('../pages/learner/personas-page.tsx'))
const PersonaPage = lazyComponent('PersonaPage', () => import('../pages/learner/persona-page.tsx'))
const LearningPage = lazyComponent('LearningPage', () => import('../pages/learner/learning-page.tsx'))
const AiNewsPage = lazyComponent('AiNewsPage', () => import('../pages/learner/ai-news-page.tsx'))
const ProjectsPage = lazyComponent('ProjectsPage', () => import('../pages/learner/projects-page.tsx'))
const ProfilePage = lazyComponent('ProfilePage', () => import('../pages/learner/profile-page.tsx'))
const AccountDeletePage = lazyComponent('AccountDeletePage', () => import('../pages/auth/account-delete-page.tsx'))
const PlaygroundPage = lazyComponent('PlaygroundPage', () => import('../pages/learner/playground-page.tsx'))
const ParentDashboardPage = lazyComponent('ParentDashboardPage', () => import('../pages/family/parent-dashboard-page.tsx'))
const AddChildPage = lazyComponent('AddChildPage', () => import('../pages/family/add-child-page.tsx'))
const StartChildPage = lazyComponent('StartChildPage', () => import('../pages/family/start-child-page.tsx'))
const ChildSettingsPage = lazyComponent('ChildSettingsPage', () => import('../pages/family/child-settings-page.tsx'))
const PortalPage = lazyComponent('PortalPage', () => import('../pages/family/portal-page.tsx'))
const SubscribePage = lazyComponent('SubscribePage', () => import('../pages/family/subscribe-page.tsx'))
const ContentPage = lazyComponent('ContentPage', () => import('../pages/staff/content-page.tsx'))
const LessonPage = lazyComponent('LessonPage', () => import('../pages/learner/lesson-page.tsx'))
const StudentPage = lazyComponent('StudentPage', () => import('../pages/staff/student-page.tsx'))
const AdminPage = lazyComponent('AdminPage', () => import('../pages/staff/admin-page.tsx'))
const QueuePage = lazyComponent('QueuePage', () => import('../pages/staff/queue-page.tsx'))
const AuditLogPage = lazyComponent('AuditLogPage', () => import('../pages/staff/audit-log-page.tsx'))
const PeoplePage = lazyComponent('PeoplePage', () => import('../pages/staff/people-page.tsx'))
const ExplorerPage = lazyComponent('ExplorerPage', () => import('../pages/staff/explorer-page.tsx'))

/** The route table of the specification, section 2. A new screen needs a line here and one in `page-titles.ts`. */
export const routes = createRoutesFromElements(
  <>
    <Route path="/landing" element={<LandingPage />} />
    <Route path="/signup" element={<SignupPage />} />
    <Route path="/parent-guide" element={<ParentGuidePage />} />
    <Route path="/teachers" element={<TeachersPage />} />
    <Route path="/teachers/how-ai-works/:lessonId" element={<LessonPlanPage />} />
    <Route path="/terms" element={<TermsPage />} />
    <Route path="/privacy" element={<PrivacyPage />} />
    <Route path="/cookies" element={<CookiesPage />} />
    <Route path="/safety" element={<SafetyPage />} />
    <Route element={<WithApollo />} handle={readsGraphql}>
      <Route path="/auth/login" element={<LoginPage />} />
      <Route path="/auth/email" element={<EmailPage />} />
      <Route path="/auth/email/confirm" element={<EmailConfirmPage />} />
      <Route path="/auth/email/address" element={<AddressConfirmPage />} />
      <Route path="/parents" element={<ParentStartPage />} />
      <Route path="/parents/confirm" element={<ParentConfirmPage />} />
      <Route path="/auth/code" element={<CodeSignInPage />} />
      <Route path="/auth/return" element={<ReturnPage />} />
      <Route path="/auth/closed" element={<ClosedPage />} />
      <Route path="/auth/second-factor" element={<SecondFactorPage />} />
      <Route path="/staff/invitation" element={<StaffInvitationPage />} />
      <Route path="/consent" element={<ConsentPage />} />
      <Route path="/consent/withdraw" element={<ConsentWithdrawPage />} />
      <Route path="/family/request" element={<FamilyRequestPage />} />
      <Route path="/family/address" element={<AddressQuestionPage />} />
      <Route path="/family/guardian" element={<GuardianPage />} />
      <Route path="/family/child" element={<ChildInvitationPage />} />
      <Route path="/account/delete" element={<AccountDeletePage />} />
      <Route path="/newsletter/confirm" element={<NewsletterConfirmPage />} />
      <Route path="/newsletter/unsubscribe" element={<UnsubscribePage />} />
      <Route path="/mails/stop" element={<StopMailsPage />} />
    </Route>
    <Route element={<VisitorOrShell visitor={<LandingPage />} shell={<WithApollo />} title="Paths" />} handle={readsGraphql}>
      <Route element={<Shell />}>
        <Route path="/" element={<PersonasPage />} />
      </Route>
    </Route>
    <Route element={<VisitorOrShell visitor={<ExperimentsPage />} shell={<WithApollo />} />} handle={readsGraphql}>
      <Route element={<Shell />}>
        <Route path="/experiments" element={<ExperimentListPage />} />
      </Route>
    </Route>
    <Route
      element={
        <VisitorOrShell visitor={<ExperimentVisitPage />} shell={<WithApollo />} loading={<LoadingScreen text="Loading..." />} />
      }
      handle={readsGraphql}
    >
      <Route element={<Shell />}>
        <Route path="/experiments/:experimentId" element={<ExperimentPage />} />
      </Route>
    </Route>
    <Route element={<SignedInOnly />}>
      <Route element={<WithApollo />} handle={readsGraphql}>
        <Route path="/onboarding" element={<OnboardingPage />} />
        <Route element={<Shell />}>
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/progress" element={<ProgressPage />} />
          <Route path="/achievements" element={<AchievementsPage />} />
          <Route path="/personas" element={<PersonasPage />} />
          <Route path="/persona-selection" element={<PersonasPage />} />
          <Route path="/persona/:personaId" element={<PersonaPage />} />
          <Route path="/learning" element={<LearningPage />} />
          <Route path="/lesson/:lessonId" element={<LessonPage />} />
          <Route path="/ai-news" element={<AiNewsPage />} />
          <Route path="/playground" element={<PlaygroundPage />} />
          <Route path="/projects" element={<ProjectsPage />} />
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/parent" element={<PortalPage />} />
          <Route path="/parent-portal" element={<PortalPage />} />
          <Route path="/parent-dashboard" element={<ParentDashboardPage />} />
          <Route path="/parent-dashboard/add-child" element={<AddChildPage />} />
          <Route path="/parent-dashboard/:childId/start" element={<StartChildPage />} />
          <Route path="/parent-dashboard/:childId/settings" element={<ChildSettingsPage />} />
          <Route path="/subscribe" element={<SubscribePage />} />
        </Route>
        <Route element={<StaffOnly />}>
          <Route element={<Shell />}>
            <Route path="/admin" element={<AdminPage />} />
            <Route path="/admin/students/:studentId" element={<StudentPage />} />
            <Route path="/admin/queue" element={<QueuePage />} />
            <Route path="/admin/log" element={<AuditLogPage />} />
            <Route path="/admin/content" element={<ContentPage />} />
            <Route path="/admin/people" element={<PeoplePage />} />
            <Route path="/admin/explorer" element={<ExplorerPage />} />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </>,
)

/** Fetches all lazy components of a path in parallel. Otherwise each would wait for its parent. */
export function loadScreen(address: string): void {
  // The role is not known yet, and only staff should fetch staff components.
  void loadComponents(routeOf(routes, address), { until: StaffOnly })
}

export function AppRoutes() {
  const { shown, isWaiting } = useRenderedLocation(routes)
  const screen = useRoutes(routes, shown)
  // Prefetches the screen of a link that the user is about to follow.
  useLinkPrefetch((address) => void loadComponents(routeOf(routes, address)))
  return (
    <Screens value={isScreen}>
      <FirstQuery value={reads}>
        <Suspense fallback={<LoadingScreen text="Loading..." />}>{screen}</Suspense>
        <ConnectionNotice isWaiting={isWaiting} />
      </FirstQuery>
    </Screens>
  )
}

const reads = (address: string) => firstQueryOf(routeOf(routes, address))

function isScreen(address: string): boolean {
  return routeOf(routes, address).at(-1)?.route.path !== '*'
}
