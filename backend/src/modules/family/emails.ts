import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Sent when a learner of 13 or more invites a parent. */
export function invitationMail(to: string, parentName: string, learnerName: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'invitation',
    to,
    subject: `${learnerName} invites you to DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${learnerName} learns at DEEPM Academy, where young people learn to use AI tools safely and creatively, and would like you to see their progress.`,
      'Use the button to read what you would see and decide, and to accept or decline.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${days} days. If you do nothing, we delete your address after that.`,
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
    note: `The link works for ${days} days. If this is not your parent, choose “This is not my parent” on the page or ignore this email.`,
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
      `${parent.name} (${parent.email}) says that they are also a parent or guardian of ${childName}. A linked parent can see what ${childName} does here and decides with you.`,
      'Nothing happens until you say yes.',
    ],
    button: { label: 'Read and decide', url },
    note: `The link works for ${days} days. If you do not know this person, decline on the page or ignore this email.`,
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
      `You would both see how ${childName} learns, and you would both have the same rights.`,
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
      `${learnerName} ended the link between your accounts. You can no longer see how ${learnerName} learns. Rules you set, like quiet hours or lab minutes, no longer apply unless another parent is linked.`,
      'From the age of 13, learners can do this. We suggest you talk about it together. You can ask for a new link with “Add Child Profile” on your dashboard.',
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
      `${childName} asks ${words}. Use the button to say yes or no. Your answer takes effect right away.`,
      'If more than one parent gets this email, the first answer counts.',
    ],
    button: { label: 'Read and decide', url },
    note: `You can answer until ${until}. If you do nothing, nothing changes.`,
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
      `Here is the report you asked for. It covers the week from ${week}.`,
      ...figures,
      highlights.length > 0 ? `Highlights: ${highlights.join(' ')}` : 'There are no highlights to report this week.',
      ...(growth.length > 0 ? [`Worth talking about: ${growth.join(' ')}`] : []),
    ],
    button: { label: 'Sign in and download the full report', url },
    note: 'The PDF report is in the portal, where only you and your child can see it. That is why it is not attached here.',
  })
}
