import { interactionReports } from '@deepm/schema/rules/lab/lab'
import { promptTitle } from '@deepm/schema/rules/projects/projects'
import { queueKinds } from '@deepm/schema/rules/staff/safety-queue'
import type { QueueItem_Item_QueuedInteraction_Fragment, QueueItem_Item_QueuedProject_Fragment } from './item.generated.ts'

export type QueuedInteraction = QueueItem_Item_QueuedInteraction_Fragment
export type QueuedProject = QueueItem_Item_QueuedProject_Fragment
export type Item = QueuedInteraction | QueuedProject

/** Returns a one-line title. Never quotes a crisis prompt; staff have to open it. */
export function itemTitle(item: Item): string {
  if (item.__typename === 'QueuedProject') return item.title
  if (item.kind === 'crisis') return 'Someone may need help now'
  if (item.kind === 'reportedAnswer' && item.reportReason) return interactionReports[item.reportReason]
  return promptTitle(item.prompt)
}

export function kindName({ kind }: Pick<Item, 'kind'>): string {
  return queueKinds[kind].name
}
