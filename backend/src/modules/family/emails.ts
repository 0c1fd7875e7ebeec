import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Sent when a learner of 13 or more invites a parent. */
export function invitationMail(to: string, parentName: string, learnerName: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'invitation',
    to,
    subject: `${learnerName} invites you to DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${learnerName} learns at DEEPM Academy, where young people learn to use AI tools safely and creatively, and would like you to see how it goes.`,
      'The page behind this button says what you would see and decide, and lets you accept or decline.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${days} days. If you do nothing, your address is erased after that.`,
  })
}

type ParentWho = { name: string; email: string }

/** Sent to a child that a parent wants to add. */
export function childInvitationMail(to: string, firstName: string, parent: ParentWho, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'child-invitation',
    to,
    subject: `${parent.name} wants to add you at DEEPM Academy`,
    paragraphs: [
      `Hello ${firstName},`,
      `${parent.name} (${parent.email}) says that they are your parent or guardian. They want to see how you learn at DEEPM Academy, where young people learn to use AI tools safely and creatively.`,
      'Nothing happens until you say yes. Open the page to see what they would see and decide.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${days} days. Is this not your parent? Choose “This is not my parent” on the page, or ignore this mail.`,
  })
}

/** Sent to a linked parent when another person asks to be linked to the child. */
export function secondParentMail(
  to: string,
  firstName: string,
  childName: string,
  parent: ParentWho,
  url: string,
  days: number,
): Mail {
  return emailTemplate({
    kind: 'child-invitation',
    to,
    subject: `${parent.name} asks to be linked to ${childName} at DEEPM Academy`,
    paragraphs: [
      `Hello ${firstName},`,
      `${parent.name} (${parent.email}) says that they are also a parent or guardian of ${childName}. A linked parent sees what ${childName} does here and decides with you.`,
      'Nothing happens until you say yes.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${days} days. Do you not know this person? Decline on the page, or ignore this mail.`,
  })
}

/** Sent to a person whom a linked parent invites as another parent of a child. */
export function guardianInvitationMail(
  to: string,
  firstName: string,
  childName: string,
  parent: ParentWho,
  url: string,
  days: number,
): Mail {
  return emailTemplate({
    kind: 'guardian-invitation',
    to,
    subject: `${parent.name} invites you to look after ${childName} at DEEPM Academy`,
    paragraphs: [
      `Hello ${firstName},`,
      `${parent.name} (${parent.email}) invites you as a parent or guardian of ${childName} at DEEPM Academy, where young people learn to use AI tools safely and creatively.`,
      `You would both see how ${childName} learns, and you would have the same rights.`,
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${days} days. If you do not know this person, ignore this email.`,
  })
}

/** Sent when a learner of 13 or more ended the link to a parent. */
export function unlinkedMail(to: string, parentName: string, learnerName: string, url: string): Mail {
  return emailTemplate({
    kind: 'unlinked',
    to,
    subject: `${learnerName} ended the link with you at DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${learnerName} ended the link between your accounts. You no longer see how ${learnerName} learns, and what you decided, like quiet hours or lab minutes, no longer applies unless another parent is linked.`,
      'From the age of 13, a learner may do this. Talk with each other. You can ask for a new link with “Add child” on your dashboard.',
    ],
    button: { label: 'Open the family dashboard', url },
    note: 'You get this email because you were linked as a parent or guardian.',
  })
}

/** Sent when a child asks for something. Contains nothing that the child wrote. */
export function familyRequestMail(
  to: string,
  parentName: string,
  childName: string,
  words: string,
  url: string,
  until: string,
): Mail {
  return emailTemplate({
    kind: 'family-request',
    to,
    subject: `${childName} asks ${words}`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} asks ${words}. You decide: the page behind this button has a yes and a no, and what you say holds at once.`,
      'If more than one parent gets this mail, the first answer counts.',
    ],
    button: { label: 'Read and decide', url },
    note: `The question stands until ${until}. If you do nothing, everything stays as it is.`,
  })
}

type Words = {
  parentName: string
  childName: string
  week: string
  figures: string[]
  highlights: string[]
  growth: string[]
}

/** The weekly report of a child, with a link to the portal and its PDF. Contains no prompts. */
export function reportMail(to: string, { parentName, childName, week, figures, highlights, growth }: Words, url: string): Mail {
  return emailTemplate({
    kind: 'report',
    to,
    subject: `${childName}’s week at DEEPM Academy: ${week}`,
    paragraphs: [
      `Hello ${parentName},`,
      `here is the report that you asked for, about the week from ${week}.`,
      ...figures,
      highlights.length > 0 ? `Highlights: ${highlights.join(' ')}` : 'There are no highlights to report from this week.',
      ...(growth.length > 0 ? [`Worth talking about: ${growth.join(' ')}`] : []),
    ],
    button: { label: 'Sign in and download the full report', url },
    note: 'The report as a PDF is in the portal, for you and your child alone, so it is not attached here.',
  })
}
