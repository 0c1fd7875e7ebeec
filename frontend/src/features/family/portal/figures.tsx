import { formatHours } from '@deepm/schema/rules/family/week-format'
import { StatCard, StatGrid } from '../../../ui/components/stat-card.tsx'
import type { PortalOverview_LearnerFragment } from './overview.generated.ts'

/** Shows the four figures above the tabs. */
export function PortalFigures({ learner: { summary, streak } }: { learner: PortalOverview_LearnerFragment }) {
  const { totalMinutes, coursesCompleted, totalCourses, projectsCreated } = summary
  return (
    <StatGrid>
      <StatCard label="Total Learning Time" value={formatHours(totalMinutes)} icon="⏱️" hue="teal" />
      <StatCard label="Courses Completed" value={`${coursesCompleted}/${totalCourses}`} icon="🎓" hue="violet" />
      <StatCard label="Projects Created" value={String(projectsCreated)} icon="🛠️" hue="amber" />
      <StatCard label="Day Streak" value={String(streak)} icon="🔥" hue="coral" />
    </StatGrid>
  )
}
