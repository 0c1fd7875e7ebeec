/** Which optional emails a parent gets. Emails about consent, sign-in, erasure and account security are always sent. */
const mailChoices = ['off', 'weekly', 'important'] as const

export type MailChoice = (typeof mailChoices)[number]

/** Texts of the choices for parents. */
export const mailChoiceTexts: Record<MailChoice, { title: string; text: string }> = {
  important: {
    title: 'Weekly, and when your child asks',
    text: 'An email on Sunday evening about the week, and one whenever your child asks you for something.',
  },
  weekly: {
    title: 'Weekly only',
    text: 'An email on Sunday evening about the week. You’ll find questions from your child in the bell.',
  },
  off: {
    title: 'No emails',
    text: 'You’ll find the week in the Parent Portal, and questions from your child in the bell.',
  },
}

/** Choices that include the weekly email. */
export const choicesWithWeeklyMail: readonly MailChoice[] = ['weekly', 'important']

/** Returns whether requests that wait for a parent's answer are emailed immediately. They always appear in notifications. */
export function mailsRequests(choice: MailChoice): boolean {
  return choice === 'important'
}
