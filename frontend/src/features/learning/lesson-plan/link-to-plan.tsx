import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { LessonView_LessonFragment } from '../lesson/lesson-view.generated.ts'
import { planPath } from './plan-path.ts'

const PlanLink = chakra(Link)

/**
 * Leads from a core lesson to its plan for a class. It is for parents and staff: learners would only find the answers there. Only core lessons
 * have levels and plans.
 */
export function LinkToPlan({ lesson: { levels } }: { lesson: Pick<LessonView_LessonFragment, 'levels'> }) {
  const base = levels.find(({ level }) => level === 'middle')
  if (!base) return null
  return (
    <PlanLink
      to={planPath(base.lessonId)}
      justifySelf="start"
      display="inline-flex"
      alignItems="center"
      minHeight="11"
      fontWeight="700"
      color="accent.text"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
      _print={{ display: 'none' }}
    >
      45-minute class plan
    </PlanLink>
  )
}
