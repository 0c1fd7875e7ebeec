/** Which optional emails a parent gets. Emails about consent, sign-in, erasure and account security are always sent. */
const mailChoices = ['off', 'weekly', 'important'] as const

export type MailChoice = (typeof mailChoices)[number]

/** Texts of the choices for parents. */
export const mailChoiceTexts: Record<MailChoice, { title: string; text: string }> = {
  important: {
    title: 'Weekly, and questions at once',
    text: 'A mail on Sunday evening about the week, and one whenever your child asks you for something.',
  },
  weekly: {
    title: 'Weekly only',
    text: 'A mail on Sunday evening about the week. What your child asks waits for you at the bell.',
  },
  off: {
    title: 'None of these',
    text: 'The week stands in the Parent Portal, and what your child asks waits for you at the bell.',
  },
}

/** Choices that include the weekly email. */
export const choicesWithWeeklyMail: readonly MailChoice[] = ['weekly', 'important']

/** Returns whether requests that wait for a parent's answer are emailed immediately. They always appear in notifications. */
export function mailsRequests(choice: MailChoice): boolean {
  return choice === 'important'
}
