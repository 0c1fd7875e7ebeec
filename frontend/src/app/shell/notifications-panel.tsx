import type { ComponentProps } from 'react'
import { BellPanel } from '../../features/family/notifications/bell-panel.tsx'
import { AnswerShare } from '../../features/projects/sharing/answer-share.tsx'

/** The notifications, with the answers to a child's requests. */
export function NotificationsPanel(props: Omit<ComponentProps<typeof BellPanel>, 'AnswerShare'>) {
  return <BellPanel {...props} AnswerShare={AnswerShare} />
}
