/** Which of the academy's own mails a parent gets. Consent, sign-in, erasure and what protects an account are always mailed. */
const mailChoices = ['off', 'weekly', 'important'] as const

export type MailChoice = (typeof mailChoices)[number]

/** How the choice is put to parents. */
export const mailChoiceWords: Record<MailChoice, { title: string; text: string }> = {
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

/** Choices under which the weekly mail goes out. */
export const choicesWithWeek: readonly MailChoice[] = ['weekly', 'important']

/** Whether what waits for a parent's answer is mailed at once. The bell tells it in any case. */
export function mailsQuestions(choice: MailChoice): boolean {
  return choice === 'important'
}
