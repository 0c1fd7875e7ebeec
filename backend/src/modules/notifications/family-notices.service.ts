import type { Notice } from './notification.service.ts'

// In-app notifications for families.

/** Page where parents see their children, and learners see what parents can see. */
const dashboard = '/parent-dashboard'

/** A request by `askFamily`; `words` complete the sentence "Mia has asked …". */
export type RequestSummary = { id: string; words: string }

export function familyRequestNotice({ id, words }: RequestSummary, firstName: string, isMailed: boolean): Notice {
  return {
    kind: 'familyAsked',
    source: id,
    title: `${firstName} has asked ${words}`,
    text: `Answer here, on your dashboard${isMailed ? ' or from our email' : ''}. Your answer takes effect straight away.`,
    link: dashboard,
  }
}

export function familyRequestAnsweredNotice({ id, words }: RequestSummary, approved: boolean): Notice {
  return {
    kind: 'familyAnswered',
    source: id,
    title: approved ? '👍 Your parent said yes' : 'Your parent said no for now',
    text: approved
      ? `You asked ${words}. It works from now on.`
      : `You asked ${words}. Talk about it, and ask again another time.`,
    link: '/playground',
  }
}

export function familyRequestExpiredNotice({ id, words }: RequestSummary): Notice {
  return {
    kind: 'familyAnswered',
    source: id,
    title: 'No answer yet',
    text: `You asked ${words}. There was no answer in time. You can ask again, or talk to your parent.`,
    link: '/playground',
  }
}

/** For the parent invited by a learner of 13 or older. The link can be renewed, so the source contains the date. */
export function joinedNotice(learnerId: string, learnerName: string, at: Date): Notice {
  return {
    kind: 'familyLink',
    source: `${learnerId}:${at.getTime()}`,
    title: `You are linked to ${learnerName}`,
    text: 'See their progress on your dashboard.',
    link: dashboard,
  }
}

/** @param canEnd whether the learner can end the link */
export function invitedNotice(parentId: string, parentName: string, canEnd: boolean, at: Date): Notice {
  return {
    kind: 'familyLink',
    source: `${parentId}:${at.getTime()}`,
    title: `${parentName} is now linked to you`,
    text: `They see the same card about you that you see on the Family Dashboard.${canEnd ? ' You can end the link there.' : ''}`,
    link: dashboard,
  }
}

/** For a parent, when another parent was linked to the child. */
export function otherGuardianNotice(
  parent: { id: string; firstName: string },
  child: { id: string; firstName: string },
  at: Date,
): Notice {
  return {
    kind: 'familyLink',
    source: `${child.id}:joined:${parent.id}:${at.getTime()}`,
    title: `${parent.firstName} is now linked to ${child.firstName}`,
    text: 'They can see what you see and make decisions with you. Email us if you weren’t expecting this.',
    link: dashboard,
  }
}

/** A part of a child's settings, in the words of their page. */
export type SettingsArea = 'pause' | 'quiet hours' | 'time zone' | 'AI lab' | 'AI companies' | 'what others see'

/** For a parent, when another parent changed what the child may do. At most one an hour for each part of the settings. */
export function changedControlsNotice(
  parent: { id: string; firstName: string },
  child: { id: string; firstName: string },
  area: SettingsArea,
  at: Date,
): Notice {
  return {
    kind: 'familyLink',
    source: `${child.id}:controls:${area}:${parent.id}:${Math.floor(at.getTime() / 3_600_000)}`,
    title: `${parent.firstName} changed ${child.firstName}’s settings: ${area}`,
    text: 'See the settings on your dashboard. You can change them, too.',
    link: dashboard,
  }
}

/** For a parent, when the email address of the child's account was confirmed. */
export function addressConfirmedNotice(learnerId: string, childName: string, at: Date): Notice {
  return {
    kind: 'familyLink',
    source: `${learnerId}:address:${at.getTime()}`,
    title: `${childName}’s email address has been confirmed`,
    text: `${childName} can now sign in by email. We emailed you the address. Email us if it is not your child’s.`,
    link: dashboard,
  }
}

/** For a parent, when someone who reads the mailbox said that the address is not the child's. */
export function addressRefusedNotice(learnerId: string, childName: string, at: Date): Notice {
  return {
    kind: 'familyLink',
    source: `${learnerId}:address-refused:${at.getTime()}`,
    title: `${childName} no longer has an email address`,
    text: `Someone who reads email at the address entered for ${childName} said that it is not ${childName}’s. You can create sign-in codes, and ${childName} can enter another address.`,
    link: dashboard,
  }
}

export function refusedInvitationNotice(requestId: string): Notice {
  return {
    kind: 'familyLink',
    source: requestId,
    title: 'Your invitation was declined',
    text: 'No one was linked to you. Talk about it, and invite them again if you both want to.',
    link: dashboard,
  }
}

/** For the parent who tried to add a child by email address. */
export function declinedChildNotice(invitationId: string, childName: string): Notice {
  return {
    kind: 'familyLink',
    source: invitationId,
    title: `Your invitation to ${childName} was declined`,
    text: 'No one was linked to you. Check the address, talk about it, and invite them again if you both want to.',
    link: dashboard,
  }
}

/** Sent to the person who did not end the link. */
export function unlinkedNotice(otherId: string, otherName: string, at: Date): Notice {
  return {
    kind: 'familyLink',
    source: `${otherId}:ended:${at.getTime()}`,
    title: `${otherName} ended the link between you`,
    text: 'You can no longer see each other’s information here.',
    link: dashboard,
  }
}

export function addedNotice(parentName: string): Notice {
  return {
    kind: 'welcome',
    source: 'signup',
    title: '👋 Welcome to the academy',
    text: `${parentName} made this account for you. You’ll see your rewards and news here. Choose your path first.`,
    link: '/personas',
  }
}
