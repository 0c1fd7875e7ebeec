import { queueId } from '@deepm/schema/rules/staff/safety-queue'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Sent to staff immediately. Contains nothing that the learner wrote. */
export function crisisMail(to: string, interactionId: string, publicUrl: string): Mail {
  return emailTemplate({
    kind: 'crisis',
    to,
    subject: 'A learner may need help now',
    paragraphs: [
      'A learner wrote something in the AI Experiment Lab that suggests they may be in crisis. We showed them helplines and gave no other answer.',
      `Please read it now and decide who needs to know. It’s at the top of the safety queue, as interaction ${interactionId}.`,
    ],
    button: { label: 'Open it in the safety queue', url: `${publicUrl}/admin/queue?item=${queueId('crisis', interactionId)}` },
    note: 'We’ve left the message out of this email so that it stays inside the academy. Parents can’t see it there, because the child may have written about them.',
  })
}

/** Sent to staff while nobody has opened a crisis. Contains nothing that the learner wrote. */
export function crisisReminderMail(to: string, interactionId: string, minutes: number, publicUrl: string): Mail {
  return emailTemplate({
    kind: 'crisis-reminder',
    to,
    subject: `A possible crisis has waited for more than ${minutes} minutes`,
    paragraphs: [
      `A learner may need help. We emailed you about it more than ${minutes} minutes ago, and it has not been opened yet.`,
      `Please read it now and decide who needs to know. It’s at the top of the safety queue, as interaction ${interactionId}.`,
    ],
    button: { label: 'Open it in the safety queue', url: `${publicUrl}/admin/queue?item=${queueId('crisis', interactionId)}` },
    note: 'We stop these reminders as soon as a member of staff opens the item. Parents can’t see it there, because the child may have written about them.',
  })
}
