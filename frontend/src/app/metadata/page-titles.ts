import { matchPath } from 'react-router-dom'
import { pageTitle } from '../../lib/page-title.ts'

/**
 * Every path of the router with the title of its page. The build passes the paths to the server, which returns 404 for all others. A page
 * for one item of many, such as a lesson, sets its own title once it is loaded (`usePageTitle`).
 */
const names: Readonly<Record<string, string>> = {
  '/signup': 'Sign up',
  '/parent-guide': 'Free guide for parents',
  '/experiments': 'Experiments',
  '/teachers': 'For teachers',
  '/terms': 'Terms of use',
  '/privacy': 'Privacy',
  '/cookies': 'Cookies',
  '/safety': 'Child safety',
  '/auth/login': 'Sign in',
  '/auth/email': 'Sign in by email',
  '/auth/email/confirm': 'Confirm your sign-in',
  '/auth/email/address': 'Confirm your address',
  '/parents': 'For parents',
  '/parents/confirm': 'Confirm your email',
  '/auth/code': 'Sign in with a code',
  '/auth/return': 'Sign in',
  '/auth/closed': 'Account closed',
  '/auth/second-factor': 'Two-step verification',
  '/staff/invitation': 'Staff invitation',
  '/consent': 'Parental consent',
  '/consent/withdraw': 'Withdraw consent',
  '/family/address': 'Your child’s email address',
  '/family/child': 'Family invitation',
  '/family/guardian': 'Invitation to parents',
  '/family/request': 'Family request',
  '/account/delete': 'Delete account',
  '/newsletter/confirm': 'Confirm newsletter',
  '/newsletter/unsubscribe': 'Unsubscribe from newsletter',
  '/mails/stop': 'Choose your emails',
  '/onboarding': 'Welcome',
  '/dashboard': 'Dashboard',
  '/progress': 'Your progress',
  '/achievements': 'Achievements',
  '/personas': 'Paths',
  '/persona-selection': 'Paths',
  '/persona/:personaId': 'Path',
  '/learning': 'Learning hub',
  '/lesson/:lessonId': 'Lesson',
  '/teachers/how-ai-works/:lessonId': 'Class plan',
  '/experiments/:experimentId': 'Experiment',
  '/ai-news': 'AI News Hub',
  '/playground': 'AI Experiment Lab',
  '/projects': 'Project Studio',
  '/profile': 'Your profile',
  '/parent': 'Parent Portal',
  '/parent-portal': 'Parent Portal',
  '/parent-dashboard': 'Family Dashboard',
  '/parent-dashboard/add-child': 'Add a child',
  '/parent-dashboard/:childId/start': 'Start',
  '/parent-dashboard/:childId/settings': 'Child settings',
  '/subscribe': 'Programmes',
  '/admin': 'Admin Dashboard',
  '/admin/students/:studentId': 'Student record',
  '/admin/queue': 'Safety queue',
  '/admin/log': 'Audit log',
  '/admin/content': 'Content management',
  '/admin/people': 'Accounts',
  '/admin/explorer': 'Data explorer',
}

/** The paths of all screens in the syntax of the router. */
export const screenPaths: readonly string[] = ['/', '/landing', ...Object.keys(names)]

const landingTitle = 'DEEPM Academy: young people learn to use AI safely and creatively'

export const notFoundName = 'Page not found'

/** Returns the title of the page at a path, as far as the path determines it. */
export function titleOf(path: string): string {
  const plain = path.replace(/\/+$/, '') || '/landing'
  if (plain === '/landing') return landingTitle
  const known = Object.entries(names).find(([pattern]) => matchPath(pattern, plain))
  return pageTitle(known?.[1] ?? notFoundName)
}
