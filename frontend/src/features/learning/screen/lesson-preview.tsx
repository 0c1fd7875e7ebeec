import { Flex } from '@chakra-ui/react'
import { type CheckItem, layoutOf } from '@deepm/schema/rules/learning/check'
import { explain, type GivenAnswer, gradeAnswer, requiredToPass, selectableParts } from '@deepm/schema/rules/learning/grading'
import { lessonShapes } from '@deepm/schema/rules/learning/lesson-shapes'
import type { LessonText } from '@deepm/schema/rules/learning/lesson-text'
import { lessonPercent } from '@deepm/schema/rules/learning/progress'
import { triesBeforeExplanation, triesPerDay } from '@deepm/schema/rules/learning/tries'
import { twinFor } from '@deepm/schema/rules/learning/twins'
import { useMemo, useState } from 'react'
import type { Item } from '../check/item/draft.ts'
import { PreviewGradingContext } from '../check/preview-grading.ts'
import type { LessonView_LessonFragment } from '../lesson/lesson-view.generated.ts'
import type { LessonProps } from '../lesson/view-props.ts'
import { LessonBody } from './lesson-view.tsx'
import { ViewSwitch } from './view-switch.tsx'

type Lesson = LessonView_LessonFragment
export type PreviewLocation = { course: { id: string; name: string } | null; folder: Lesson['folder'] }
type Props = { text: LessonText; place: PreviewLocation; experiment: LessonProps['experiment'] }
type Given = GivenAnswer & { attempts: number }

const noAnswer: GivenAnswer = { choices: [], text: '' }

/** Previews a lesson from possibly unsaved text. Grades answers locally and stores nothing. */
export function LessonPreview({ text, place, experiment }: Props) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Given>>>({})
  const lesson = useMemo(() => lessonOf(text, place, answers), [text, place, answers])
  return (
    <PreviewGradingContext
      value={({ id }, { choices, text: words }) =>
        setAnswers((now) => {
          const attempts = (now[id]?.attempts ?? 0) + 1
          return { ...now, [id]: { choices: [...choices], text: words.trim(), attempts } }
        })
      }
    >
      <Flex justify="flex-end">
        <ViewSwitch lesson={lesson} />
      </Flex>
      <LessonBody lesson={lesson} access="trying" invitation={null} experiment={experiment} celebrate={() => null} />
    </PreviewGradingContext>
  )
}

function lessonOf(text: LessonText, place: PreviewLocation, answers: Readonly<Record<string, Given>>): Lesson {
  const check = text.check.map((item) => {
    const shown = asked(item, answers[item.id])
    const twin = shown.answer && !shown.answer.isCorrect ? twinFor(item, answers[item.id] ?? noAnswer) : null
    return { ...shown, twin: twin && asked(twin, answers[twin.id]) }
  })
  const correct = check.filter((item) => item.answer?.isCorrect).length
  const withHelp = check.filter((item) => item.answer?.isCorrect && item.answer.withHelp).length
  const needed = requiredToPass(check.length)
  return {
    id: 'preview',
    title: text.title,
    description: text.description,
    minutes: text.minutes,
    videoUrl: text.video,
    videoSeconds: 0,
    content: text.content,
    objectives: text.objectives,
    tools: text.tools,
    sidekick: text.sidekick,
    greeting: text.greeting,
    practicePrompt: text.practice?.prompt ?? null,
    practiceHint: text.practice?.goodAnswer ?? null,
    easier: text.easier,
    stretch: text.stretch,
    level: 'middle',
    levels: [],
    shape: lessonShapes.find(({ id }) => id === text.shape)?.name ?? null,
    isCompleted: false,
    isLocked: false,
    progress: lessonPercent({ isCompleted: false, correct, needed }),
    checkStatus: { correct, withHelp, needed, total: check.length, isPassed: correct >= needed },
    check,
    folder: place.folder,
    course: place.course,
    resources: text.resources.map((it, index) => ({ id: String(index), ...it })),
  }
}

function asked(item: CheckItem, given: Given | undefined): Item {
  const graded = given && gradeAnswer(item, given, given.attempts)
  const parts = selectableParts(item)
  const layout = layoutOf(item)
  // Rotated, because the source lists them in the right order. The sentences of a text have an order.
  const shown = layout === 'list' ? [...parts.slice(1), ...parts.slice(0, 1)] : parts
  const tries = given?.attempts ?? 0
  // A right answer ends the attempts, so it doesn't count as wrong.
  const withHelp = tries - (graded?.isCorrect ? 1 : 0) >= triesBeforeExplanation
  return {
    id: item.id,
    kind: item.kind,
    layout,
    question: item.question,
    prompts: item.kind === 'matching' ? item.pairs.map(({ id, left }) => part(`left/${id}`, left)) : [],
    choices: shown.map(({ id, text }) => part(id, text)),
    answer:
      given && graded
        ? {
            ...given,
            isCorrect: graded.isCorrect,
            withHelp,
            marks: graded.marks,
            feedback: graded.feedback,
          }
        : null,
    // Attempts in a preview are unlimited.
    triesLeft: triesPerDay,
    explanation: withHelp && !graded?.isCorrect ? explain(item) : null,
  }
}

function part(id: string, text: string) {
  return { id, text } as const
}
