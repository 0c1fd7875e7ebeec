import type { Notice } from '../notifications/notification.service.ts'

// In-app notifications for learners and their parents about projects.

type Asked = { id: string; title: string }

export function shareRequestedNotice({ id, title }: Asked, waitsForParent: boolean): Notice {
  const text = waitsForParent
    ? `We are asking your parent if you can share “${title}”. Then our team checks it.`
    : `Our team is checking “${title}”. You’ll see the result here.`
  return { kind: 'shareAsked', source: id, title: '📮 You asked to share', text, link: '/projects' }
}

export function parentShareRequestedNotice({ id, title }: Asked, firstName: string, isMailed: boolean): Notice {
  const text = `${firstName} would like to share “${title}” with other learners. Answer here, on your dashboard${isMailed ? ' or from our email' : ''}.`
  return { kind: 'shareAsked', source: id, title: `${firstName} would like to share a project`, text, link: '/dashboard' }
}

export function shareExpiredNotice({ id, title }: Asked): Notice {
  const text = `We did not get an answer about “${title}” in time. You can ask again, or talk to your parent.`
  return { kind: 'shareDeclined', source: `${id}:expired`, title: 'No answer yet', text, link: '/projects' }
}

/** The parent has approved; staff review it next. */
export function sharePermittedNotice({ id, title }: Asked): Notice {
  const text = `Your parent said you can share “${title}”. Now our team checks it.`
  return { kind: 'shareApproved', source: `${id}:parent`, title: '👍 Your parent said yes', text, link: '/projects' }
}

export function shareApprovedNotice({ id, title }: Asked): Notice {
  const text = `“${title}” is in the showcase, with your first name and picture.`
  return { kind: 'shareApproved', source: id, title: '🌟 Your project is in the showcase', text, link: '/projects' }
}

export function parentShareApprovedNotice({ id, title }: Asked, firstName: string): Notice {
  const text = `“${title}” by ${firstName} is in the showcase now. You can stop sharing it on your dashboard at any time.`
  return { kind: 'shareApproved', source: id, title: `${firstName}’s project is in the showcase`, text, link: '/dashboard' }
}

export function shareDeclinedNotice({ id, title }: Asked, by: 'parent' | 'staff', note: string): Notice {
  const who = by === 'parent' ? 'Your parent would rather not share' : 'Our team is not sharing'
  const text = `${who} “${title}” for now.${note ? ` ${note}` : ''} It stays yours, and no one else sees it.`
  return { kind: 'shareDeclined', source: id, title: 'Not shared for now', text, link: '/projects' }
}

export function parentShareDeclinedNotice({ id, title }: Asked, firstName: string, note: string): Notice {
  const text = `Our team is not sharing “${title}” by ${firstName} for now.${note ? ` ${note}` : ''}`
  return { kind: 'shareDeclined', source: id, title: `${firstName}’s project is not shared`, text, link: '/dashboard' }
}

/** Sent for the first reaction only: the source is the project. It names no reaction, since that can change. */
export function reactionNotice({ id, title }: Asked): Notice {
  const text = `Someone at the academy reacted to “${title}”. Your project’s card shows how.`
  return { kind: 'projectLiked', source: id, title: '💛 Your first reaction', text, link: '/projects' }
}
