import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'

type Project = ProjectCard_ProjectFragment

/** Text of the sharing state, and the action to ask or to stop. */
export type ShareTexts = { words: string; action: { label: string; isAsking: boolean } | null }

const share = { label: 'Share', isAsking: true }
const askAgain = { label: 'Ask again', isAsking: true }
const takeBack = { label: 'Cancel request', isAsking: false }
const stopSharing = { label: 'Stop sharing', isAsking: false }

export function shareTexts(project: Project, daysLeft: number): ShareTexts | null {
  const { status, share: asked, isShown, isHidden } = project
  const state = asked?.state
  if (state === 'waitingForParent') return { words: '📮 Waiting for your parent’s OK', action: takeBack }
  if (state === 'waitingForStaff') return { words: '📮 Our team is checking it', action: takeBack }
  if (isHidden) {
    const words = 'Some people reported it. It is hidden until our team has checked it again.'
    return { words, action: stopSharing }
  }
  if (isShown && (asked?.isAboutNow || status !== 'completed')) {
    return { words: `🌟 Shared${asked?.isAboutNow ? '' : ' (older version)'}`, action: stopSharing }
  }
  if (status !== 'completed') return null
  if (daysLeft > 0) return { words: `Sharing opens in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`, action: null }
  if (isShown) return { words: 'Others still see the older version.', action: askAgain }
  if (state === 'declinedByParent') return { words: 'Your parent said no for now.', action: askAgain }
  if (state === 'declinedByStaff') return { words: `Not shared for now. ${asked?.note ?? ''}`.trim(), action: askAgain }
  return { words: '', action: share }
}
