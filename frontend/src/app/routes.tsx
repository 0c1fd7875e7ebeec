import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { LoadingScreen } from '../ui/feedback.tsx'
import { HomePage } from './pages/home-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { SignedInOnly } from './signed-in-only.tsx'

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
const ConsentPage = lazy(() => import('./pages/consent-page.tsx').then((it) => ({ default: it.ConsentPage })))
const Shell = lazy(() => import('./shell/shell.tsx').then((it) => ({ default: it.Shell })))
const DashboardPage = lazy(() => import('./pages/dashboard-page.tsx').then((it) => ({ default: it.DashboardPage })))
const ProgressPage = lazy(() => import('./pages/progress-page.tsx').then((it) => ({ default: it.ProgressPage })))
const OnboardingPage = lazy(() => import('./pages/onboarding-page.tsx').then((it) => ({ default: it.OnboardingPage })))
const PersonasPage = lazy(() => import('./pages/personas-page.tsx').then((it) => ({ default: it.PersonasPage })))
const PersonaPage = lazy(() => import('./pages/persona-page.tsx').then((it) => ({ default: it.PersonaPage })))
const SubscribePage = lazy(() => import('./pages/subscribe-page.tsx').then((it) => ({ default: it.SubscribePage })))
const LessonPage = lazy(() => import('./pages/lesson-page.tsx').then((it) => ({ default: it.LessonPage })))

/** The route table of the specification, section 2, as far as its screens exist. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen text="Loading..." />}>
      <Routes>
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
          <Route path="/consent" element={<ConsentPage />} />
          <Route path="/newsletter/confirm" element={<NewsletterConfirmPage />} />
          <Route path="/newsletter/unsubscribe" element={<NewsletterUnsubscribePage />} />
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
              <Route path="/personas" element={<PersonasPage />} />
              <Route path="/persona-selection" element={<PersonasPage />} />
              <Route path="/persona/:personaId" element={<PersonaPage />} />
              <Route path="/lesson/:lessonId" element={<LessonPage />} />
              <Route path="/subscribe" element={<SubscribePage />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  )
}
