import { selectableParts } from '@deepm/schema/rules/learning/grading'
import { lessonSteps } from '@deepm/schema/rules/learning/steps/lesson-steps'
import type { LessonStep } from '@deepm/schema/rules/learning/steps/step'
import type { LessonContent } from './content.ts'

type CheckItem = LessonContent['check'][number]

/** Returns the steps of a lesson as the player shows them. */
function stepsOf({ body, check, practice, easier, stretch }: LessonContent): LessonStep[] {
  return lessonSteps({
    content: body,
    videoUrl: null,
    practicePrompt: practice.prompt,
    easier,
    stretch,
    check: check.map((item) => ({ id: item.id, question: item.question, choices: selectableParts(item) })),
  })
}

/** Returns the experiments, programs and explainers that a learner meets without a line about what to do with them. */
export function unintroduced(lesson: LessonContent): string[] {
  return stepsOf(lesson).flatMap((step, at) =>
    (step.kind === 'experiment' || step.kind === 'code' || step.kind === 'explainer') && step.text.trim() === ''
      ? [`step ${at + 1} shows the ${step.kind} alone: the text before it is too long for its introduction`]
      : [],
  )
}

/** Returns the steps of a lesson as text, as a learner meets them one after the other. */
export function stepList(lesson: LessonContent): string[] {
  return [
    `# ${lesson.id}: ${lesson.title} (${lesson.level}, ${lesson.minutes} min)`,
    ...stepsOf(lesson).map((step, at) => `\n--- ${at + 1}: ${step.kind}\n${textOf(step, lesson)}`.trimEnd()),
  ]
}

function textOf(step: LessonStep, { greeting, practice, easier, stretch, check }: LessonContent): string {
  switch (step.kind) {
    case 'start':
      return greeting
    case 'practice':
      return `${practice.prompt}\nEasier: ${easier}\nHarder: ${stretch}`
    case 'video':
    case 'end':
      return ''
    case 'text':
      return step.text
    case 'experiment':
      return `${step.text}\n[experiment ${JSON.stringify(step.use)}]`
    case 'explainer':
      return `${step.text}\n[explainer ${step.id}]`
    case 'code':
      return `${step.text}\n${step.source}`
    case 'activity':
      return [
        step.text,
        step.activity.question,
        ...('choices' in step.activity ? step.activity.choices : []).map((it) => `( ) ${it}`),
      ]
        .filter(Boolean)
        .join('\n')
    case 'question': {
      const item = check.find(({ id }) => id === step.id)
      return item ? `${step.text}\n${questionText(item)}` : step.text
    }
  }
}

function questionText(item: CheckItem): string {
  const lines = item.kind === 'matching' ? item.pairs.map(({ left }) => `[ ] ${left}`) : []
  return [item.question, ...lines, ...selectableParts(item).map(({ text }) => `( ) ${text}`)].join('\n')
}
