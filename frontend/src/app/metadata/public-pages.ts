import { titleOf } from './page-titles.ts'

/** A prerendered page with the title and description for search engines and previews. */
export type PublicPage = { path: string; title: string; description: string }

/** Only the build reads the descriptions, so they are apart from the titles, which every screen loads. */
const descriptions: Readonly<Record<string, string>> = {
  '/landing':
    'Short lessons and real projects: young people learn to make things with AI and to notice when it is wrong, with their parents by their side.',
  '/signup':
    'Create an account in five short steps. Under 13, nothing a child learns is saved until a parent or guardian agrees by email.',
  '/parent-guide':
    'Thirty pages on children and AI, with a ten-minute version, checklists, conversation starters and a family agreement.',
  '/experiments':
    'Machines you can try in the browser: train a next-word machine, teach a picture machine, turn noise into a picture. Three of them work without an account.',
  '/teachers':
    'Ten lessons about how AI works, for pupils aged 8 to 17: 45-minute plans with questions, answers and a version without devices.',
  '/terms': 'What we promise, what we ask of you, and how to end an account, in words a 12-year-old can read.',
  '/privacy': 'What we store about you, for how long, and who sees it. No advertising, no trackers, and we don’t sell data.',
  '/cookies': 'The one cookie we need and the few notes your browser keeps, what each is for and how long it stays.',
  '/safety':
    'What we check in the AI lab, what happens when a child may be in danger, how fast a person reads it, and helplines by country.',
}

/** Every prerendered URL except those of `lesson-plan-pages.ts`. `/` shows the landing page until the session is known. */
export const publicPages: PublicPage[] = Object.entries(descriptions).map(([path, description]) => ({
  path,
  title: titleOf(path),
  description,
}))
