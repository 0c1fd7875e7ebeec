import { emailTemplate, type Mail } from '../../adapters/email/email-template.ts'

/** Sent when a learner of 13 or more invites a parent. */
export function invitationMail(to: string, parentName: string, learnerName: string, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'invitation',
    to,
    subject: `${learnerName} has invited you to DEEPM Academy`,
    paragraphs: [
      `Hello ${parentName},`,
      `${learnerName} is learning at DEEPM Academy, where young people learn to use AI tools safely and creatively, and would like you to be able to see their progress.`,
      'Find out what you’d be able to see and do, then accept or decline.',
    ],
    button: { label: 'View invitation', url },
    note: `The link works for ${days} days. If you don’t respond by then, we’ll delete your email address.`,
  })
}

type ParentWho = { name: string; email: string }

/** Sent to a child that a parent wants to add. */
export function childInvitationMail(to: string, firstName: string, parent: ParentWho, url: string, days: number): Mail {
  return emailTemplate({
    kind: 'child-invitation',
    to,
    subject: `${parent.name} has asked to be linked to you as a parent or guardian`,
    paragraphs: [
      `Hello ${firstName},`,
      `${parent.name} (${parent.email}) says they are your parent or guardian. They’d like to see how you’re getting on at DEEPM Academy, where young people learn to use AI tools safely and creatively.`,
      'Nothing will change unless you say yes. Open the page to find out what they’d be able to see and do.',
    ],
    button: { label: 'View invitation', url },
    note: `The link works for ${days} days. If this isn’t your parent, choose “This is not my parent” on the page or ignore this email.`,
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
    subject: `${parent.name} has asked to be linked to ${childName} at DEEPM Academy`,
    paragraphs: [
      `Hello ${firstName},`,
      `${parent.name} (${parent.email}) says they are also a parent or guardian of ${childName}. A linked parent can see what ${childName} does at the academy and set rules, just as you can.`,
      'Nothing will change unless you say yes.',
    ],
    button: { label: 'Review request', url },
    note: `The link works for ${days} days. If you don’t know this person, choose “No” on the page or ignore this email.`,
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
    subject: `${parent.name} has invited you to join them as ${childName}’s parent or guardian at DEEPM Academy`,
    paragraphs: [
      `Hello ${firstName},`,
      `${parent.name} (${parent.email}) has invited you to be linked to ${childName} as a parent or guardian at DEEPM Academy, where young people learn to use AI tools safely and creatively.`,
      `You’d both be able to see ${childName}’s progress, and you’d both have the same rights.`,
    ],
    button: { label: 'View invitation', url },
    note: `The link works for ${days} days. If you don’t know this person, ignore this email.`,
  })
}

/** Sent when a learner of 13 or more ended the link to a parent. */
export function unlinkedMail(to: string, parentName: string, learnerName: string, url: string): Mail {
  return emailTemplate({
    kind: 'unlinked',
    to,
    subject: `${learnerName} has unlinked your DEEPM Academy accounts`,
    paragraphs: [
      `Hello ${parentName},`,
      `${learnerName} has unlinked your accounts, so you can no longer see ${learnerName}’s progress. Rules you set, such as quiet hours or time in the lab, no longer apply unless another parent is linked.`,
      'Learners aged 13 and over can do this. We suggest talking about it together. To ask to be linked again, choose “Add Child Profile” on your Family Dashboard.',
    ],
    button: { label: 'Open your Family Dashboard', url },
    note: `You’re receiving this email because you were linked to ${learnerName} as a parent or guardian.`,
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
    subject: `${childName} has asked ${words}`,
    paragraphs: [
      `Hello ${parentName},`,
      `${childName} has asked ${words}. You can say yes or no using the link below. Your answer takes effect straight away.`,
      'If more than one parent gets this email, the first answer counts.',
    ],
    button: { label: 'Review request', url },
    note: `You can answer until ${until}. If you do nothing, nothing changes.`,
  })
}

type Words = {
  parentName: string
  childName: string
  week: string
  /** The minutes of each day, in a sentence. */
  days: string
  figures: string[]
  highlights: string[]
  growth: string[]
}

/** The weekly report of a child, with a link to the portal and its PDF. Contains no prompts. */
export function reportMail(
  to: string,
  { parentName, childName, week, days, figures, highlights, growth }: Words,
  url: string,
): Mail {
  return emailTemplate({
    kind: 'report',
    to,
    subject: `${childName}’s week at DEEPM Academy: ${week}`,
    paragraphs: [`Hello ${parentName},`, `Here is the report you asked for. It covers ${week}.`, days],
    sections: [
      { title: 'At a glance', lines: figures },
      { title: 'Highlights', lines: highlights.length > 0 ? highlights : ['There are no highlights to report this week.'] },
      ...(growth.length > 0 ? [{ title: 'Worth talking about', lines: growth }] : []),
    ],
    button: { label: 'Sign in to download the full report', url },
    note: 'To keep it private, we don’t attach the PDF report. You’ll find it in the Parent Portal.',
  })
}
