import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Asks a parent whether a child's project may be shown. `until` is when the request expires, in words. */
export function shareRequestMail(
  to: string,
  parentName: string,
  childName: string,
  title: string,
  url: string,
  until: string,
): Mail {
  return emailTemplate({
    kind: 'share-request',
    to,
    // The outbox keeps the subject longer than the text, so it has no words of the child.
    subject: `${childName} asks to show a project`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} made “${title}” and would like to show it to other learners. You can read what they would see, and then say yes or no.`,
      'If more than one parent gets this email, the first answer counts. After a yes, we check the project too.',
    ],
    button: { label: 'Read and decide', url },
    note: `You can answer until ${until}. Without an answer, the project stays private.`,
  })
}
