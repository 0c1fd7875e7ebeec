import { pageTitle } from '../../lib/page-title.ts'

/** A prerendered page with the title and description for search engines and previews. */
export type PublicPage = { path: string; title: string; description: string }

/** Every prerendered URL except those of `lesson-plan-pages.ts`. `/` shows the landing page until the session is known. */
export const publicPages: PublicPage[] = [
  {
    path: '/landing',
    title: 'DEEPM Academy: young people learn to use AI safely and creatively',
    description:
      'Short lessons and real projects: young people learn to make things with AI and to notice when it is wrong, with their parents by their side.',
  },
  {
    path: '/signup',
    title: pageTitle('Sign up'),
    description:
      'Create an account in five short steps. Under 13, nothing a child learns is saved until a parent or guardian agrees by email.',
  },
  {
    path: '/parent-guide',
    title: pageTitle('Free guide for parents'),
    description:
      'Thirty pages on children and AI, with a ten-minute version, checklists, conversation starters and a family agreement.',
  },
  {
    path: '/experiments',
    title: pageTitle('Experiments'),
    description:
      'Machines you can try in the browser: train a next-word machine, teach a picture machine, turn noise into a picture. Three of them work without an account.',
  },
  {
    path: '/teachers',
    title: pageTitle('For teachers'),
    description:
      'Ten lessons about how AI works, for pupils aged 8 to 17: 45-minute plans with questions, answers and a version without devices.',
  },
  {
    path: '/terms',
    title: pageTitle('Terms of use'),
    description: 'What we promise, what we ask of you, and how to end an account, in words a 12-year-old can read.',
  },
  {
    path: '/privacy',
    title: pageTitle('Privacy'),
    description: 'What we store about you, for how long, and who sees it. No advertising, no trackers, and we don’t sell data.',
  },
  {
    path: '/cookies',
    title: pageTitle('Cookies'),
    description: 'The one cookie we need and the few notes your browser keeps, what each is for and how long it stays.',
  },
]
