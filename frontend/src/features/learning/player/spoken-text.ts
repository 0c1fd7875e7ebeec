import type { LessonStep } from '@deepm/schema/rules/learning/steps/step'
import type { LessonView_LessonFragment } from '../lesson/lesson-view.generated.ts'

export type SpokenLesson = Pick<
  LessonView_LessonFragment,
  'title' | 'greeting' | 'objectives' | 'practicePrompt' | 'easier' | 'stretch' | 'check'
>

/** Returns what a voice reads for a step, paragraph by paragraph, without Markdown marks. */
export function spokenText(step: LessonStep, lesson: SpokenLesson): string[] {
  switch (step.kind) {
    case 'start':
      return [lesson.title, lesson.greeting, 'Learning objectives', ...lesson.objectives]
    case 'text':
    case 'experiment':
    case 'code':
      return headed(step)
    case 'explainer':
      return [...headed(step), 'Here is a video without sound. Press “Read it instead” for its text.']
    case 'activity': {
      const { question, ...activity } = step.activity
      return [...headed(step), question, ...(activity.kind === 'predict' ? activity.choices : [])]
    }
    case 'question': {
      const item = lesson.check.find(({ id }) => id === step.id)
      return item ? [...headed(step), item.question, ...[...item.prompts, ...item.choices].map(({ text }) => text)] : []
    }
    case 'practice':
      return [lesson.practicePrompt ?? '', lesson.easier, lesson.stretch]
    case 'video':
    case 'end':
      return []
  }
}

function headed({ title, isFirst, text }: { title: string; isFirst: boolean; text: string }): string[] {
  return [...(isFirst ? [title] : []), ...plain(text)]
}

function plain(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:#+|[-*+]|\d+[.)])\s+/, '')
        .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_]/g, '')
        .trim(),
    )
    .filter(Boolean)
}
