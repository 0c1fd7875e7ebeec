import { Box, chakra } from '@chakra-ui/react'
import type { ExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import type { LessonStep } from '@deepm/schema/rules/learning/steps/step'
import { type Ref, Suspense } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Markdown } from '../../../ui/components/markdown.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Action } from '../lesson/action-block.tsx'
import type { ViewProps } from '../lesson/view-props.ts'
import type { AskedAt } from './parts/end-step.tsx'
import { StartStep } from './parts/start-step.tsx'
import { StepHeading } from './parts/step-heading.tsx'

// A lesson opens with a greeting and texts, so the other steps are fetched while the reader reads.
const ActionBlock = lazyComponent('ActionBlock', () => import('../lesson/action-block.tsx'))
const QuestionStep = lazyComponent('QuestionStep', () => import('./parts/question-step.tsx'))
const PracticeStep = lazyComponent('PracticeStep', () => import('./parts/practice-step.tsx'))
const EndStep = lazyComponent('EndStep', () => import('./parts/end-step.tsx'))
const LessonVideo = lazyComponent('LessonVideo', () => import('../lesson/lesson-video.tsx'))

type Props = ViewProps & {
  step: LessonStep
  questions: readonly AskedAt[]
  headingRef: Ref<HTMLHeadingElement>
  onGo(step: number): void
  onNext(): void
  /** The first experiment of the lesson. */
  experimentId: ExperimentId | null
  onExperiment(): void
}

/** Fetches the code of the later steps. */
export function loadLaterSteps(steps: readonly LessonStep[]): Promise<unknown> {
  return Promise.all([QuestionStep.load(), PracticeStep.load(), EndStep.load(), loadActionsOf(steps)])
}

async function loadActionsOf(steps: readonly LessonStep[]): Promise<unknown> {
  const kinds = steps.flatMap(({ kind }): Action['kind'][] =>
    kind === 'activity' || kind === 'code' || kind === 'explainer' ? [kind] : [],
  )
  if (kinds.length === 0) return
  await ActionBlock.load()
  const { loadActions } = await import('../lesson/action-block.tsx')
  return loadActions(new Set(kinds))
}

/** Shows the content of one step. */
export function StepContent(props: Props) {
  const { step, hue } = props
  if (step.kind === 'end')
    return (
      <Suspense fallback={<Box minHeight="30rem" />}>
        <EndStep {...props} />
      </Suspense>
    )
  return (
    <Card
      hue={hue}
      padding={{ base: '5', md: '8' }}
      animationName="rise"
      animationDuration="260ms"
      minHeight={{ base: '20rem', md: '22rem' }}
    >
      <Suspense>
        <Content {...props} />
      </Suspense>
    </Card>
  )
}

function Content(props: Props) {
  const { step, lesson, access, hue, headingRef, questions } = props
  switch (step.kind) {
    case 'start':
      return <StartStep {...props} experiment={props.experimentId} />
    case 'video':
      return (
        <Box display="grid" gap="4">
          <chakra.h2 ref={headingRef} tabIndex={-1} fontSize="xl" borderRadius="md">
            Watch the video
          </chakra.h2>
          {lesson.videoUrl && (
            <Suspense fallback={<Box aspectRatio={16 / 9} />}>
              <LessonVideo lesson={lesson} videoUrl={lesson.videoUrl} access={access} />
            </Suspense>
          )}
        </Box>
      )
    case 'text':
    case 'experiment':
    case 'activity':
    case 'code':
    case 'explainer':
      return (
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '5' }} colorPalette={hue}>
          <StepHeading
            part={step.part}
            title={step.title || lesson.title}
            isFirst={step.isFirst}
            hue={hue}
            headingRef={headingRef}
          />
          {step.text && <Markdown source={step.text} isLarge />}
          {step.kind === 'experiment' && props.experiment(step.use)}
          {step.kind !== 'text' && step.kind !== 'experiment' && (
            <Suspense fallback={<Box minHeight="12rem" />}>
              <ActionBlock block={step} drafts={props.activities} hue={hue} />
            </Suspense>
          )}
        </Box>
      )
    case 'question': {
      const index = questions.findIndex(({ item }) => item.id === step.id)
      const item = questions[index]?.item
      return item ? <QuestionStep {...props} step={step} item={item} index={index} /> : null
    }
    case 'practice':
      return <PracticeStep {...props} />
    case 'end':
      return null
  }
}
