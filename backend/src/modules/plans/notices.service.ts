import type { Notice } from '../notifications/notification.service.ts'

// In-app notifications for families about programmes and plans.

const page = '/subscribe'
const said = (word: string) => (word ? ` Message from our team: “${word}”` : '')

export function enrolledNotice(id: string, programme: string, word: string): Notice {
  return {
    kind: 'enrolment',
    source: `${id}:enrolled`,
    title: `You’re now enrolled on the ${programme} programme`,
    text: `It starts today.${said(word)}`,
    link: page,
  }
}

export function declinedNotice(id: string, programme: string, word: string): Notice {
  const title = `Not enrolled on the ${programme} programme`
  return { kind: 'enrolment', source: `${id}:declined`, title, text: `You can ask again.${said(word)}`, link: page }
}

export function endedNotice(id: string, programme: string, word: string): Notice {
  const title = `${programme} has ended`
  return { kind: 'enrolment', source: `${id}:ended`, title, text: `All progress is kept.${said(word)}`, link: page }
}

export function membershipChangedNotice(learnerId: string, about: string, plan: string, word: string, at: Date): Notice {
  return {
    kind: 'enrolment',
    source: `${learnerId}:plan:${at.getTime()}`,
    title: `${about === '' ? 'Your' : `${about}’s`} plan is now ${plan}`,
    text: `We’ve changed it. There’s nothing to pay at the moment.${said(word)}`,
    link: page,
  }
}
