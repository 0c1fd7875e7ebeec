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
    subject: `${childName} would like to share a project`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} made “${title}” and would like to share it with other learners. Take a look at what others would see, then say yes or no.`,
      'If more than one parent gets this email, the first answer counts. If you say yes, our team will check the project too before it’s shared.',
    ],
    button: { label: 'Review request', url },
    note: `You can answer until ${until}. If you don’t answer by then, the project will stay private.`,
  })
}
