/** Which optional emails a parent gets. Emails about consent, sign-in, erasure and account security are always sent. */
const mailChoices = ['off', 'weekly', 'important'] as const

export type MailChoice = (typeof mailChoices)[number]

/** Texts of the choices for parents. */
export const mailChoiceTexts: Record<MailChoice, { title: string; text: string }> = {
  important: {
    title: 'Weekly, and when your child asks for something',
    text: 'A summary of the week every Sunday evening, and an email whenever your child asks you for something.',
  },
  weekly: {
    title: 'Weekly only',
    text: 'A summary of the week every Sunday evening. You’ll find your child’s requests in your notifications.',
  },
  off: {
    title: 'Essential emails only',
    text: 'You’ll find a summary of the week in the Parent Portal, and your child’s requests in your notifications.',
  },
}

/** Choices that include the weekly email. */
export const choicesWithWeeklyMail: readonly MailChoice[] = ['weekly', 'important']

/** Returns whether requests that wait for a parent's answer are emailed immediately. They always appear in notifications. */
export function mailsRequests(choice: MailChoice): boolean {
  return choice === 'important'
}
