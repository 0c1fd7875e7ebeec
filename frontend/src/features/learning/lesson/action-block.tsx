import { Box } from '@chakra-ui/react'
import type { NotesBlock } from '@deepm/schema/rules/learning/notes'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { ActivityDrafts } from '../activities/use-activity-drafts.ts'

// Many lessons have no activities, no programs and no explainers.
const ActivityView = lazyComponent('ActivityView', () => import('../activities/activity-view.tsx'))
const Explainer = lazyComponent('Explainer', () => import('../explainers/explainer.tsx'))
const Program = lazyComponent('Program', () => import('../programs/program.tsx'))

export type Action = Extract<NotesBlock, { kind: 'activity' | 'code' | 'explainer' }>

export function loadActivities(): Promise<unknown> {
  return ActivityView.load()
}

export function loadExplainers(): Promise<unknown> {
  return Explainer.load()
}

export function loadPrograms(): Promise<unknown> {
  return Program.load()
}

/** Shows an activity, a program or an explainer of the notes. */
export function ActionBlock({ block, drafts, hue }: { block: Action; drafts: ActivityDrafts; hue: Hue }) {
  return (
    <Suspense fallback={<Box minHeight="12rem" />}>
      {block.kind === 'activity' && <ActivityView activity={block.activity} drafts={drafts} hue={hue} />}
      {block.kind === 'code' && <Program language={block.language} source={block.source} drafts={drafts} hue={hue} />}
      {block.kind === 'explainer' && <Explainer id={block.id} />}
    </Suspense>
  )
}
