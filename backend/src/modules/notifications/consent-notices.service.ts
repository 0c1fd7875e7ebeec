import type { Notice } from './notification.service.ts'

// In-app notifications about a parent's consent.

/** Page where parents see their children, and learners see what parents can see. */
const dashboard = '/parent-dashboard'

export const consentGrantedNotice: Notice = {
  kind: 'consentGranted',
  source: 'parent',
  title: '🎉 Your parent said yes',
  text: 'From now on, your lessons earn you XP, a streak and achievements.',
  link: '/personas',
}

/** For the child. Consent can be withdrawn again after a parent kept the account, so the source contains the date. */
export function withdrawnNotice(at: Date): Notice {
  return {
    kind: 'consentWithdrawn',
    source: `parent:${at.getTime()}`,
    title: 'Your parent took back their permission',
    text: 'Nothing more is saved, and we will delete this account in a week. Talk to them if you would like to stay.',
  }
}

/** For a parent, when another parent withdrew consent. The source begins with the child, whose erasure deletes it. */
export function otherWithdrewNotice(learnerId: string, parentName: string, childName: string, day: string, at: Date): Notice {
  return {
    kind: 'consentWithdrawn',
    source: `${learnerId}:withdrawn:${at.getTime()}`,
    title: `${parentName} has withdrawn consent for ${childName}`,
    text: `We no longer record anything, and we will delete the account on ${day}. Until then, you can keep it on your dashboard.`,
    link: dashboard,
  }
}

/** For the child, when a parent keeps the account after consent was withdrawn. */
export function accountKeptNotice(isPaused: boolean, at: Date): Notice {
  return {
    kind: 'consentGranted',
    source: `parent:kept:${at.getTime()}`,
    title: '🎉 Your account stays',
    text: isPaused
      ? 'Your parent agreed again. Everything you did is still here. Learning is still paused.'
      : 'Your parent agreed again. Everything you did is still here, and new lessons are saved again.',
    link: '/personas',
  }
}

/** For a parent, when another parent keeps the account after consent was withdrawn. */
export function otherParentKeptNotice(learnerId: string, parentName: string, childName: string, at: Date): Notice {
  return {
    kind: 'consentGranted',
    source: `${learnerId}:kept:${at.getTime()}`,
    title: `${parentName} has decided to keep ${childName}’s account`,
    text: 'It will not be deleted. You can withdraw consent in the settings.',
    link: dashboard,
  }
}

export function linkedNotice(learnerId: string): Notice {
  return {
    kind: 'consentGranted',
    source: learnerId,
    title: 'You gave consent',
    text: 'Your child can learn here now. You can see their progress and withdraw your consent on your dashboard.',
    link: dashboard,
  }
}

/** For a learner who is 18, and the linked parents. */
export function adulthoodNotice(learnerId: string): Notice {
  return {
    kind: 'familyLink',
    source: `${learnerId}:adult`,
    title: 'Learners decide from age 18',
    text: 'From the age of 18, learners decide on their own about their account and the parents linked to it. Nothing else changes.',
    link: dashboard,
  }
}
