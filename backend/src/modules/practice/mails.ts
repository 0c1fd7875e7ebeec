import { letter, type Mail } from '../../adapters/mail/letter.ts'

/** To staff, at once, without a word of what was written. */
export function crisisMail(to: string, interactionId: string, home: string): Mail {
  return letter({
    kind: 'crisis',
    to,
    subject: 'A learner may need help now',
    paragraphs: [
      'Somebody wrote something in the AI Experiment Lab that sounds like a crisis. They were shown helplines and got no other answer.',
      `Please read it now and decide who has to hear of it. It is the interaction ${interactionId}, first on the list of what waits for staff.`,
    ],
    button: { label: 'Open the academy', url: home },
    note: 'What was written is not in this mail, so that it stays in the academy. Parents do not see it there: a child may have written about them.',
  })
}
