import { lessonPlans } from 'virtual:lesson-plans'
import { Box, chakra } from '@chakra-ui/react'
import { Link, useParams } from 'react-router-dom'
import { AgeChoice } from '../../../features/learning/lesson-plan/age-choice.tsx'
import { PlanText } from '../../../features/learning/lesson-plan/plan-islands.tsx'
import { planSheet } from '../../../features/learning/lesson-plan/plan-sheet.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { planTitle } from '../../metadata/lesson-plan-pages.ts'
import { PrintableFrame } from '../../shell/printable-frame.tsx'
import { NotFoundPage } from './not-found.ts'

const Back = chakra(Link)

/** The plan of a core lesson for a class, made to be printed. */
export function LessonPlanPage() {
  const { lessonId } = useParams()
  const plan = lessonPlans.find(({ id }) => id === lessonId)
  usePageTitle(plan && planTitle(plan))
  if (!plan) return <NotFoundPage />
  return (
    <PrintableFrame>
      <Box css={planSheet.css}>
        <style>{planSheet.page}</style>
        <Page
          title={plan.topic}
          intro={`45-minute class plan. Lesson ${plan.position} of ${lessonPlans.length} in How AI works: “${plan.lesson}”.`}
          hue="amber"
          above={
            <Back
              to="/teachers"
              data-screen-only=""
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="11"
              fontWeight="700"
              color="accent.text"
            >
              <span aria-hidden="true">←</span> All plans
            </Back>
          }
          actions={
            <Box data-screen-only="">
              <Button onClick={() => window.print()}>Print</Button>
            </Box>
          }
        >
          <AgeChoice>
            <PlanText key={plan.id} id={plan.id} />
          </AgeChoice>
        </Page>
      </Box>
    </PrintableFrame>
  )
}
