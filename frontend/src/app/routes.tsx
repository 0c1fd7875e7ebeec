import { Suspense } from 'react'
import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom'
import { LoadingScreen } from '../ui/feedback.tsx'
import { part } from '../ui/part.ts'
import { Ahead, aheadOf, loadParts, readsGraphql, routeOf } from './ahead.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { useIntent } from './intent.ts'
import { HomePage } from './pages/home-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { Screens } from './screens.ts'
import { useShownLocation } from './shown-location.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { StaffOnly } from './staff-only.tsx'

// Every page is a chunk of its own, and what is behind the sign-in brings Apollo along; public pages do without.
const LandingPage = part('LandingPage', () => import('./pages/landing-page.tsx'))
const SignupPage = part('SignupPage', () => import('./pages/signup-page.tsx'))
const ParentGuidePage = part('ParentGuidePage', () => import('./pages/parent-guide-page.tsx'))
const TermsPage = part('TermsPage', () => import('./pages/terms-page.tsx'))
const PrivacyPage = part('PrivacyPage', () => import('./pages/privacy-page.tsx'))
const CookiesPage = part('CookiesPage', () => import('./pages/cookies-page.tsx'))
const WithApollo = part('WithApollo', () => import('./with-apollo.tsx'))
const LoginPage = part('LoginPage', () => import('./pages/login-page.tsx'))
const EmailPage = part('EmailPage', () => import('./pages/email-page.tsx'))
const EmailConfirmPage = part('EmailConfirmPage', () => import('./pages/email-confirm-page.tsx'))
const AddressConfirmPage = part('AddressConfirmPage', () => import('./pages/address-confirm-page.tsx'))
const ChildInvitationPage = part('ChildInvitationPage', () => import('./pages/child-invitation-page.tsx'))
const NewsletterConfirmPage = part('NewsletterConfirmPage', () => import('./pages/newsletter-confirm-page.tsx'))
const NewsletterUnsubscribePage = part('NewsletterUnsubscribePage', () => import('./pages/newsletter-unsubscribe-page.tsx'))
const StopMailsPage = part('StopMailsPage', () => import('./pages/stop-mails-page.tsx'))
const ReturnPage = part('ReturnPage', () => import('./pages/return-page.tsx'))
const ClosedPage = part('ClosedPage', () => import('./pages/closed-page.tsx'))
const SecondFactorPage = part('SecondFactorPage', () => import('./pages/second-factor-page.tsx'))
const StaffInvitationPage = part('StaffInvitationPage', () => import('./pages/staff-invitation-page.tsx'))
const CodeSignInPage = part('CodeSignInPage', () => import('./pages/code-sign-in-page.tsx'))
const FamilyRequestPage = part('FamilyRequestPage', () => import('./pages/family-request-page.tsx'))
const ConsentWithdrawPage = part('ConsentWithdrawPage', () => import('./pages/consent-withdraw-page.tsx'))
const ConsentPage = part('ConsentPage', () => import('./pages/consent-page.tsx'))
const Shell = part('Shell', () => import('./shell/shell.tsx'))
const DashboardPage = part('DashboardPage', () => import('./pages/dashboard-page.tsx'))
const ProgressPage = part('ProgressPage', () => import('./pages/progress-page.tsx'))
const AchievementsPage = part('AchievementsPage', () => import('./pages/achievements-page.tsx'))
const OnboardingPage = part('OnboardingPage', () => import('./pages/onboarding-page.tsx'))
const PersonasPage = part('PersonasPage', () => import('./pages/personas-page.tsx'))
const PersonaPage = part('PersonaPage', () => import('./pages/persona-page.tsx'))
const LearningPage = part('LearningPage', () => import('./pages/learning-page.tsx'))
const AiNewsPage = part('AiNewsPage', () => import('./pages/ai-news-page.tsx'))
const ProjectsPage = part('ProjectsPage', () => import('./pages/projects-page.tsx'))
const ProfilePage = part('ProfilePage', () => import('./pages/profile-page.tsx'))
const AccountDeletePage = part('AccountDeletePage', () => import('./pages/account-delete-page.tsx'))
const PlaygroundPage = part('PlaygroundPage', () => import('./pages/playground-page.tsx'))
const ParentDashboardPage = part('ParentDashboardPage', () => import('./pages/parent-dashboard-page.tsx'))
const ChildSettingsPage = part('ChildSettingsPage', () => import('./pages/child-settings-page.tsx'))
const PortalPage = part('PortalPage', () => import('./pages/portal-page.tsx'))
const SubscribePage = part('SubscribePage', () => import('./pages/subscribe-page.tsx'))
const ContentPage = part('ContentPage', () => import('./pages/content-page.tsx'))
const LessonPage = part('LessonPage', () => import('./pages/lesson-page.tsx'))
const StudentPage = part('StudentPage', () => import('./pages/student-page.tsx'))
const AdminPage = part('AdminPage', () => import('./pages/admin-page.tsx'))
const QueuePage = part('QueuePage', () => import('./pages/queue-page.tsx'))
const LogPage = part('LogPage', () => import('./pages/log-page.tsx'))
const PeoplePage = part('PeoplePage', () => import('./pages/people-page.tsx'))
const ExplorerPage = part('ExplorerPage', () => import('./pages/explorer-page.tsx'))

/** The route table of the specification, section 2. A new screen is a line here and one in `page-titles.ts`. */
export const routes = createRoutesFromElements(
  <>
    <Route path="/landing" element={<LandingPage />} />
    <Route path="/signup" element={<SignupPage />} />
    <Route path="/parent-guide" element={<ParentGuidePage />} />
    <Route path="/terms" element={<TermsPage />} />
    <Route path="/privacy" element={<PrivacyPage />} />
    <Route path="/cookies" element={<CookiesPage />} />
    <Route element={<WithApollo />} handle={readsGraphql}>
      <Route path="/auth/login" element={<LoginPage />} />
      <Route path="/auth/email" element={<EmailPage />} />
      <Route path="/auth/email/confirm" element={<EmailConfirmPage />} />
      <Route path="/auth/email/address" element={<AddressConfirmPage />} />
      <Route path="/auth/code" element={<CodeSignInPage />} />
      <Route path="/auth/return" element={<ReturnPage />} />
      <Route path="/auth/closed" element={<ClosedPage />} />
      <Route path="/auth/second-factor" element={<SecondFactorPage />} />
      <Route path="/staff/invitation" element={<StaffInvitationPage />} />
      <Route path="/consent" element={<ConsentPage />} />
      <Route path="/consent/withdraw" element={<ConsentWithdrawPage />} />
      <Route path="/family/request" element={<FamilyRequestPage />} />
      <Route path="/family/child" element={<ChildInvitationPage />} />
      <Route path="/account/delete" element={<AccountDeletePage />} />
      <Route path="/newsletter/confirm" element={<NewsletterConfirmPage />} />
      <Route path="/newsletter/unsubscribe" element={<NewsletterUnsubscribePage />} />
      <Route path="/mails/stop" element={<StopMailsPage />} />
    </Route>
    <Route element={<HomePage landing={<LandingPage />} shell={<WithApollo />} />} handle={readsGraphql}>
      <Route element={<Shell />}>
        <Route path="/" element={<PersonasPage />} />
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
          <Route path="/parent-dashboard/:childId/settings" element={<ChildSettingsPage />} />
          <Route path="/subscribe" element={<SubscribePage />} />
        </Route>
        <Route element={<StaffOnly />}>
          <Route element={<Shell />}>
            <Route path="/admin" element={<AdminPage />} />
            <Route path="/admin/students/:studentId" element={<StudentPage />} />
            <Route path="/admin/queue" element={<QueuePage />} />
            <Route path="/admin/log" element={<LogPage />} />
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

/** Fetches what an address is made of, all at once: each part by itself would wait for the one around it. */
export function loadScreen(address: string): void {
  // Whether somebody is staff is not known yet, and nobody else is to get what is theirs.
  void loadParts(routeOf(routes, address), { until: StaffOnly })
}

export function AppRoutes() {
  const { shown, isWaiting } = useShownLocation(routes)
  const screen = useRoutes(routes, shown)
  // A link that somebody reaches for leads to a screen that is already here.
  useIntent((address) => void loadParts(routeOf(routes, address)))
  return (
    <Screens value={isScreen}>
      <Ahead value={reads}>
        <Suspense fallback={<LoadingScreen text="Loading..." />}>{screen}</Suspense>
        <ConnectionNotice isWaiting={isWaiting} />
      </Ahead>
    </Screens>
  )
}

const reads = (address: string) => aheadOf(routeOf(routes, address))

function isScreen(address: string): boolean {
  return routeOf(routes, address).at(-1)?.route.path !== '*'
}
