/** A page that is written at build time: what search engines and previews read about it. */
export type PublicPage = { path: string; title: string; description: string }

/** Every prerendered address. `/` is the landing page until the session is known. */
export const publicPages: PublicPage[] = [
  {
    path: '/landing',
    title: 'DEEPM Academy: young people learn to use AI safely and creatively',
    description:
      'Short lessons and real projects: young people learn to make things with AI and to notice when it is wrong, with their parents beside them.',
  },
  {
    path: '/signup',
    title: 'Sign up: DEEPM Academy',
    description:
      'Make an account in five short steps. Under 13, nothing a child learns is saved until a parent or guardian says yes by mail.',
  },
  {
    path: '/parent-guide',
    title: 'Free guide for parents: children and AI',
    description:
      'Thirty pages on children and AI, with a ten-minute version, checklists, conversation starters and a family agreement.',
  },
  {
    path: '/terms',
    title: 'Terms of use: DEEPM Academy',
    description: 'What we promise, what we ask, and how an account ends, in words a twelve-year-old can read.',
  },
  {
    path: '/privacy',
    title: 'Privacy: DEEPM Academy',
    description: 'What we store about you, for how long, and who sees it. No advertising, no trackers, no selling.',
  },
  {
    path: '/cookies',
    title: 'Cookies: DEEPM Academy',
    description: 'The one cookie we need and the few notes your browser keeps, each with its purpose and its time.',
  },
]

/** Titles of the other pages, by the beginning of their address. */
const otherTitles: Record<string, string> = {
  '/auth': 'Sign in',
  '/consent': 'A question to parents',
  '/newsletter': 'Newsletter',
  '/onboarding': 'Welcome',
  '/dashboard': 'Dashboard',
  '/progress': 'Your progress',
  '/persona': 'Paths',
  '/lesson': 'Lesson',
  '/subscribe': 'Programmes',
  '/ai-news': 'AI News Hub',
  '/profile': 'Your profile',
  '/account': 'Your account',
}

const academy = 'DEEPM Academy'

export function titleOf(path: string): string {
  const plain = path.replace(/\/+$/, '') || '/landing'
  const page = publicPages.find((it) => it.path === plain)
  if (page) return page.title
  const other = Object.entries(otherTitles).find(([start]) => path.startsWith(start))
  return other ? `${other[1]}: ${academy}` : academy
}
