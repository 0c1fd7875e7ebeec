import { Box } from '@chakra-ui/react'
import type { NotesBlock } from '@deepm/schema/rules/learning/notes'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { ActivityDrafts } from '../activities/use-activity-drafts.ts'

// Many lessons have no activities and no programs.
const ActivityView = lazyComponent('ActivityView', () => import('../activities/activity-view.tsx'))
const Program = lazyComponent('Program', () => import('../programs/program.tsx'))

export type Action = Extract<NotesBlock, { kind: 'activity' | 'code' }>

export function loadActivities(): Promise<unknown> {
  return ActivityView.load()
}

export function loadPrograms(): Promise<unknown> {
  return Program.load()
}

/** Shows an activity or a program of the notes. */
export function ActionBlock({ block, drafts, hue }: { block: Action; drafts: ActivityDrafts; hue: Hue }) {
  return (
    <Suspense fallback={<Box minHeight="12rem" />}>
      {block.kind === 'activity' ? (
        <ActivityView activity={block.activity} drafts={drafts} hue={hue} />
      ) : (
        <Program language={block.language} source={block.source} drafts={drafts} hue={hue} />
      )}
    </Suspense>
  )
}
