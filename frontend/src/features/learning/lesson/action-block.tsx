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

const views = { activity: ActivityView, code: Program, explainer: Explainer }

export type Action = Extract<NotesBlock, { kind: keyof typeof views }>

/** Fetches the views of actions, so that they work even if the connection is lost by then. */
export function loadActions(kinds: ReadonlySet<Action['kind']>): Promise<unknown> {
  return Promise.all([...kinds].map((kind) => views[kind].load()))
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
