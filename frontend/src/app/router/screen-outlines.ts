/**
 * The first content of a screen, shown in its outline before the app has loaded. Braces hold the path of a value in the data of a first query.
 * A line is left out if a value is missing.
 */
export type ScreenOutline = {
  title: string
  text?: string
  /** Where the text leads. */
  link?: string
}

/** By path of the screen. */
export const screenOutlines: Readonly<Record<string, ScreenOutline>> = {
  '/dashboard': {
    title: 'Welcome back, {viewer.firstName}!',
    text: 'Your next lesson: {viewer.learner.nextLesson.title}',
    link: '/lesson/{viewer.learner.nextLesson.id}',
  },
  '/lesson/:lessonId': { title: '{lesson.title}', text: '{lesson.description}' },
  '/persona/:personaId': { title: '{persona.name}' },
}
