import { queueId } from '@deepm/schema/rules/staff/safety-queue'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Sent to staff immediately. Contains nothing that the learner wrote. */
export function crisisMail(to: string, interactionId: string, publicUrl: string): Mail {
  return emailTemplate({
    kind: 'crisis',
    to,
    subject: 'A learner may need help now',
    paragraphs: [
      'Someone wrote something in the AI Experiment Lab that sounds like a crisis. We showed them helplines and gave no other answer.',
      `Please read it now and decide who needs to know. It is interaction ${interactionId}, first in the safety queue.`,
    ],
    button: { label: 'Open it in the safety queue', url: `${publicUrl}/admin/queue?item=${queueId('crisis', interactionId)}` },
    note: 'This email does not include the message, so that it stays in the academy. Parents do not see it there, because a child may have written about them.',
  })
}
