import { lazy, Suspense } from 'react'
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom'
import { LoadingScreen } from '../ui/feedback.tsx'
import { HomePage } from './pages/home-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { Screens } from './screens.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { StaffOnly } from './staff-only.tsx'

// Every page is a chunk of its own, and what is behind the sign-in brings Apollo along; public pages do without.
const LandingPage = lazy(() => import('./pages/landing-page.tsx').then((it) => ({ default: it.LandingPage })))
const SignupPage = lazy(() => import('./pages/signup-page.tsx').then((it) => ({ default: it.SignupPage })))
const ParentGuidePage = lazy(() => import('./pages/parent-guide-page.tsx').then((it) => ({ default: it.ParentGuidePage })))
const TermsPage = lazy(() => import('./pages/terms-page.tsx').then((it) => ({ default: it.TermsPage })))
const PrivacyPage = lazy(() => import('./pages/privacy-page.tsx').then((it) => ({ default: it.PrivacyPage })))
const CookiesPage = lazy(() => import('./pages/cookies-page.tsx').then((it) => ({ default: it.CookiesPage })))
const WithApollo = lazy(() => import('./with-apollo.tsx').then((it) => ({ default: it.WithApollo })))
const LoginPage = lazy(() => import('./pages/login-page.tsx').then((it) => ({ default: it.LoginPage })))
const EmailPage = lazy(() => import('./pages/email-page.tsx').then((it) => ({ default: it.EmailPage })))
const EmailConfirmPage = lazy(() => import('./pages/email-confirm-page.tsx').then((it) => ({ default: it.EmailConfirmPage })))
const NewsletterConfirmPage = lazy(() =>
  import('./pages/newsletter-confirm-page.tsx').then((it) => ({ default: it.NewsletterConfirmPage })),
)
const NewsletterUnsubscribePage = lazy(() =>
  import('./pages/newsletter-unsubscribe-page.tsx').then((it) => ({ default: it.NewsletterUnsubscribePage })),
)
const StopMailsPage = lazy(() => import('./pages/stop-mails-page.tsx').then((it) => ({ default: it.StopMailsPage })))
const ClosedPage = lazy(() => import('./pages/closed-page.tsx').then((it) => ({ default: it.ClosedPage })))
const StaffInvitationPage = lazy(() =>
  import('./pages/staff-invitation-page.tsx').then((it) => ({ default: it.StaffInvitationPage })),
)
const CodeSignInPage = lazy(() => import('./pages/code-sign-in-page.tsx').then((it) => ({ default: it.CodeSignInPage })))
const FamilyRequestPage = lazy(() => import('./pages/family-request-page.tsx').then((it) => ({ default: it.FamilyRequestPage })))
const ConsentWithdrawPage = lazy(() =>
  import('./pages/consent-withdraw-page.tsx').then((it) => ({ default: it.ConsentWithdrawPage })),
)
const ConsentPage = lazy(() => import('./pages/consent-page.tsx').then((it) => ({ default: it.ConsentPage })))
const Shell = lazy(() => import('./shell/shell.tsx').then((it) => ({ default: it.Shell })))
const DashboardPage = lazy(() => import('./pages/dashboard-page.tsx').then((it) => ({ default: it.DashboardPage })))
const ProgressPage = lazy(() => import('./pages/progress-page.tsx').then((it) => ({ default: it.ProgressPage })))
const AchievementsPage = lazy(() => import('./pages/achievements-page.tsx').then((it) => ({ default: it.AchievementsPage })))
const OnboardingPage = lazy(() => import('./pages/onboarding-page.tsx').then((it) => ({ default: it.OnboardingPage })))
const PersonasPage = lazy(() => import('./pages/personas-page.tsx').then((it) => ({ default: it.PersonasPage })))
const PersonaPage = lazy(() => import('./pages/persona-page.tsx').then((it) => ({ default: it.PersonaPage })))
const LearningPage = lazy(() => import('./pages/learning-page.tsx').then((it) => ({ default: it.LearningPage })))
const AiNewsPage = lazy(() => import('./pages/ai-news-page.tsx').then((it) => ({ default: it.AiNewsPage })))
const ProjectsPage = lazy(() => import('./pages/projects-page.tsx').then((it) => ({ default: it.ProjectsPage })))
const ProfilePage = lazy(() => import('./pages/profile-page.tsx').then((it) => ({ default: it.ProfilePage })))
const AccountDeletePage = lazy(() => import('./pages/account-delete-page.tsx').then((it) => ({ default: it.AccountDeletePage })))
const PlaygroundPage = lazy(() => import('./pages/playground-page.tsx').then((it) => ({ default: it.PlaygroundPage })))
const ParentDashboardPage = lazy(() =>
  import('./pages/parent-dashboard-page.tsx').then((it) => ({ default: it.ParentDashboardPage })),
)
const ChildSettingsPage = lazy(() => import('./pages/child-settings-page.tsx').then((it) => ({ default: it.ChildSettingsPage })))
const PortalPage = lazy(() => import('./pages/portal-page.tsx').then((it) => ({ default: it.PortalPage })))
const SubscribePage = lazy(() => import('./pages/subscribe-page.tsx').then((it) => ({ default: it.SubscribePage })))
const ContentPage = lazy(() => import('./pages/content-page.tsx').then((it) => ({ default: it.ContentPage })))
const LessonPage = lazy(() => import('./pages/lesson-page.tsx').then((it) => ({ default: it.LessonPage })))
const StudentPage = lazy(() => import('./pages/student-page.tsx').then((it) => ({ default: it.StudentPage })))
const AdminPage = lazy(() => import('./pages/admin-page.tsx').then((it) => ({ default: it.AdminPage })))
const QueuePage = lazy(() => import('./pages/queue-page.tsx').then((it) => ({ default: it.QueuePage })))
const LogPage = lazy(() => import('./pages/log-page.tsx').then((it) => ({ default: it.LogPage })))
const PeoplePage = lazy(() => import('./pages/people-page.tsx').then((it) => ({ default: it.PeoplePage })))
const ExplorerPage = lazy(() => import('./pages/explorer-page.tsx').then((it) => ({ default: it.ExplorerPage })))

/** The route table of the specification, section 2, as far as its screens exist. A new screen is a line here; menus follow. */
const routes = createRoutesFromElements(
  <>
    <Route path="/landing" element={<LandingPage />} />
    <Route path="/signup" element={<SignupPage />} />
    <Route path="/parent-guide" element={<ParentGuidePage />} />
    <Route path="/terms" element={<TermsPage />} />
    <Route path="/privacy" element={<PrivacyPage />} />
    <Route path="/cookies" element={<CookiesPage />} />
    <Route element={<WithApollo />}>
      <Route path="/auth/login" element={<LoginPage />} />
      <Route path="/auth/email" element={<EmailPage />} />
      <Route path="/auth/email/confirm" element={<EmailConfirmPage />} />
      <Route path="/auth/code" element={<CodeSignInPage />} />
      <Route path="/auth/closed" element={<ClosedPage />} />
      <Route path="/staff/invitation" element={<StaffInvitationPage />} />
      <Route path="/consent" element={<ConsentPage />} />
      <Route path="/consent/withdraw" element={<ConsentWithdrawPage />} />
      <Route path="/family/request" element={<FamilyRequestPage />} />
      <Route path="/account/delete" element={<AccountDeletePage />} />
      <Route path="/newsletter/confirm" element={<NewsletterConfirmPage />} />
      <Route path="/newsletter/unsubscribe" element={<NewsletterUnsubscribePage />} />
      <Route path="/mails/stop" element={<StopMailsPage />} />
    </Route>
    <Route element={<HomePage landing={<LandingPage />} shell={<WithApollo />} />}>
      <Route element={<Shell />}>
        <Route path="/" element={<PersonasPage />} />
      </Route>
    </Route>
    <Route element={<SignedInOnly />}>
      <Route element={<WithApollo />}>
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

export function AppRoutes() {
  const screen = useRoutes(routes)
  return (
    <Screens value={isScreen}>
      <Suspense fallback={<LoadingScreen text="Loading..." />}>{screen}</Suspense>
    </Screens>
  )
}

function isScreen(address: string): boolean {
  return matchRoutes(routes, address)?.at(-1)?.route.path !== '*'
}
