import { lessonPlans, loadPlan } from 'virtual:lesson-plans'
import type { ReactNode } from 'react'
import { staticIsland } from '../../../ui/loading/static-island.tsx'

const islands = new Map(lessonPlans.map(({ id }) => [id, staticIsland(`plan-${id}`, () => load(id))]))

async function load(id: string): Promise<() => ReactNode> {
  const [{ PlanView }, plan] = await Promise.all([import('./plan-view.tsx'), loadPlan[id]?.()])
  if (!plan) throw new Error(`there is no plan ${id}`)
  return () => <PlanView plan={plan.default} />
}

/** Shows the text of a plan. On its prerendered page, nothing is loaded for it. */
export function PlanText({ id }: { id: string }) {
  const Island = islands.get(id)
  return Island ? <Island /> : null
}
