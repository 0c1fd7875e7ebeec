import { Box, Flex, Text } from '@chakra-ui/react'
import { lessonSteps } from '@deepm/schema/rules/learning/steps/lesson-steps'
import type { LessonStep } from '@deepm/schema/rules/learning/steps/step'
import { type RefCallback, type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { usePreload } from '../../../lib/use-preload.ts'
import { Button } from '../../../ui/components/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../../../ui/components/icons.tsx'
import { stateOf } from '../check/item/draft.ts'
import { ChatButton } from '../lesson/chat-button.tsx'
import type { ViewProps } from '../lesson/view-props.ts'
import type { AskedAt } from './parts/end-step.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { StepBar } from './step-bar.tsx'
import { loadLaterSteps, StepContent } from './step-content.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useStep } from './use-step.ts'

/** Shows a lesson step by step. Each step has one text or one thing to do. */
export function LessonPlayer(props: ViewProps) {
  const { lesson, access, hue, onChat, wantedStep } = props
  const steps = useMemo(() => lessonSteps({ ...lesson, content: lesson.content ?? '' }), [lesson])
  const { step, goTo, visit, isResumed } = useStep({
    lessonId: lesson.id,
    total: steps.length,
    isCompleted: lesson.isCompleted,
    isPreview: access === 'trying',
  })
  const shown = steps[step - 1] as LessonStep
  const itemOf = (it: LessonStep) => (it.kind === 'question' ? lesson.check.find(({ id }) => id === it.id) : undefined)
  const questions = steps.flatMap((it, index): AskedAt[] => {
    const item = itemOf(it)
    return item ? [{ item, step: index + 1 }] : []
  })
  const experimentAt = steps.findIndex(({ kind }) => kind === 'experiment') + 1
  const experiment = steps[experimentAt - 1]
  const [wentAhead, setWentAhead] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const heading = useFocusOnMove(step, frame)
  usePreload(useCallback(() => loadLaterSteps(steps), [steps]))
  useSameQuestion(questions, step, goTo)
  useArrowKeys((by) => goTo(step + by))
  useWantedStep(wantedStep, visit)

  return (
    <Box ref={frame} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" width="full" maxWidth="50rem" marginX="auto">
      <Box>
        <Flex align="center" justify="space-between" gap="3" minHeight="11" marginBottom="2">
          <Text aria-live="polite" fontFamily="heading" fontWeight="600" fontSize="lg">
            Step {step} of {steps.length}
          </Text>
          <Flex gap="2">
            <ReadAloud key={step} step={shown} lesson={lesson} hue={hue} />
            {/* The practice has its own button. */}
            {onChat && shown.kind !== 'practice' && <ChatButton lesson={lesson} onChat={onChat} />}
          </Flex>
        </Flex>
        <StepBar
          steps={steps}
          current={step}
          stateOf={(it) => {
            const item = itemOf(it)
            return item ? stateOf(item) : null
          }}
          hue={hue}
          onGo={goTo}
        />
      </Box>
      {isResumed && (
        <Flex align="center" gap="3" wrap="wrap" bg={`${hue}.soft`} borderRadius="2xl" paddingX="4" paddingY="2">
          <Text flex="1 1 12rem">Welcome back. You stopped here last time.</Text>
          <Button variant="ghost" onClick={() => goTo(1)}>
            Start from the beginning
          </Button>
        </Flex>
      )}
      {wentAhead && step === experimentAt && (
        <Flex align="center" gap="3" wrap="wrap" bg={`${hue}.soft`} borderRadius="2xl" paddingX="4" paddingY="2">
          <Text flex="1 1 12rem">You jumped ahead to the machine. The lesson starts earlier.</Text>
          <Button variant="ghost" onClick={() => goTo(2)}>
            Go to step 2
          </Button>
        </Flex>
      )}
      <StepContent
        key={step}
        {...props}
        step={shown}
        questions={questions}
        headingRef={heading}
        onGo={goTo}
        onNext={() => goTo(step + 1)}
        experimentId={experiment?.kind === 'experiment' ? experiment.use.id : null}
        onExperiment={() => {
          setWentAhead(true)
          goTo(experimentAt)
        }}
      />
      <Flex
        data-step-buttons=""
        justify="space-between"
        gap="3"
        position="sticky"
        bottom="0"
        zIndex="docked"
        paddingY="3"
        paddingBottom="calc(0.75rem + env(safe-area-inset-bottom))"
        marginX={{ base: '-4', sm: '0' }}
        paddingX={{ base: '4', sm: '0' }}
        bg="bg.page"
        borderTopWidth={{ base: '2px', sm: '0' }}
        borderColor="border.soft"
      >
        {step > 1 ? (
          <Button variant="outline" size="lg" icon={<ArrowLeftIcon />} onClick={() => goTo(step - 1)}>
            Back
          </Button>
        ) : (
          <span />
        )}
        {step < steps.length && (
          <Button hue={hue} size="lg" variant={isOpen(itemOf(shown)) ? 'outline' : 'solid'} onClick={() => goTo(step + 1)}>
            Next
            <ArrowRightIcon />
          </Button>
        )}
      </Flex>
    </Box>
  )
}

/** Goes to the step that the chat points to. */
function useWantedStep(wanted: ViewProps['wantedStep'], visit: (step: number) => void): void {
  const go = useEffectEvent(visit)
  useEffect(() => {
    if (!wanted) return
    go(wanted.step)
    wanted.onShown()
  }, [wanted])
}

/** The main button of an open question is its own. */
function isOpen(item: AskedAt['item'] | undefined): boolean {
  return item !== undefined && stateOf(item) !== 'right'
}

/**
 * Moves the focus to the heading of a new step, as soon as it is loaded, and the step to the top. The first step leaves both alone.
 *
 * @returns the ref of the heading
 */
function useFocusOnMove(step: number, frame: RefObject<HTMLElement | null>): RefCallback<HTMLHeadingElement> {
  const before = useRef(step)
  const heading = useRef<HTMLHeadingElement | null>(null)
  const isLate = useRef(false)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    isLate.current = heading.current === null
    heading.current?.focus({ preventScroll: true })
    frame.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  }, [step, frame])
  return useCallback((node: HTMLHeadingElement | null) => {
    heading.current = node
    if (!node || !isLate.current) return
    isLate.current = false
    node.focus({ preventScroll: true })
  }, [])
}

/** Stays at a question whose step changed because staff edited the lesson while it was open. */
function useSameQuestion(questions: readonly AskedAt[], step: number, goTo: (step: number) => void): void {
  const before = useRef<{ ids: string; asked: string | undefined }>({ ids: '', asked: undefined })
  const ids = questions.map(({ item }) => item.id).join()
  const asked = questions.find((it) => it.step === step)?.item.question
  const follow = useEffectEvent(() => {
    const last = before.current
    before.current = { ids, asked }
    if (last.ids === '' || last.ids === ids || last.asked === undefined || last.asked === asked) return
    const same = questions.find(({ item }) => item.question === last.asked)
    if (same) goTo(same.step)
  })
  useEffect(() => follow(), [ids, asked])
}
