import { Tabs } from '../../../ui/components/tabs.tsx'
import { Activity } from './activity.tsx'
import { PortalFigures } from './figures.tsx'
import type { PortalOverview_LearnerFragment } from './overview.generated.ts'
import { Overview } from './overview.tsx'
import { Reports } from './reports.tsx'
import { Safety } from './safety.tsx'
import { SafetyCard } from './safety-card.tsx'

const tabs = { overview: 'Overview', activity: 'Activity', safety: 'Safety', reports: 'Reports' } as const
export type PortalTab = keyof typeof tabs

export function readTab(text: string | null): PortalTab {
  return text !== null && Object.hasOwn(tabs, text) ? (text as PortalTab) : 'overview'
}

type Props = {
  learner: PortalOverview_LearnerFragment
  /** Whether learners view their own portal. */
  isMirror: boolean
  tab: PortalTab
  week: string | null
  onTab(tab: PortalTab): void
  onWeek(monday: string): void
  leadsTo(address: string): boolean
}

/** Shows a child's safety score and key figures, with the rest in four tabs. */
export function Portal({ learner, isMirror, tab, week, onTab, onWeek, leadsTo }: Props) {
  const { id, firstName, summary } = learner
  return (
    <>
      <SafetyCard safety={summary.safety} firstName={firstName} />
      <PortalFigures learner={learner} />
      <Tabs label="Portal sections" tabs={tabs} tab={tab} onChange={onTab}>
        {tab === 'overview' && <Overview learner={learner} isMirror={isMirror} />}
        {tab === 'activity' && <Activity child={id} week={week} averageMinutes={summary.averageMinutes} onWeek={onWeek} />}
        {tab === 'safety' && <Safety child={id} firstName={firstName} flagged={summary.safety.flagged} isMirror={isMirror} />}
        {tab === 'reports' && <Reports child={id} week={week} isMirror={isMirror} onWeek={onWeek} leadsTo={leadsTo} />}
      </Tabs>
    </>
  )
}
