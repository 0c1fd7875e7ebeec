import { queueId } from '@deepm/schema/rules/staff/safety-queue'
import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Sent to staff immediately. Contains nothing that the learner wrote. */
export function crisisMail(to: string, interactionId: string, publicUrl: string): Mail {
  return emailTemplate({
    kind: 'crisis',
    to,
    subject: 'A learner may need help now',
    paragraphs: [
      'Somebody wrote something in the AI Experiment Lab that sounds like a crisis. They were shown helplines and got no other answer.',
      `Please read it now and decide who has to hear of it. It is the interaction ${interactionId}, first in the safety queue.`,
    ],
    button: { label: 'Open it in the safety queue', url: `${publicUrl}/admin/queue?item=${queueId('crisis', interactionId)}` },
    note: 'What was written is not in this mail, so that it stays in the academy. Parents do not see it there: a child may have written about them.',
  })
}
