import { type CheckItem, checkItem } from '@deepm/schema/rules/learning/check'
import { type LessonText, lessonText, parseMinutes } from '@deepm/schema/rules/learning/lesson-text'
import { newRequestKey } from '../../../../lib/request-key.ts'

/** The lesson as typed, possibly incomplete. */
export type LessonForm = Omit<
  LessonText,
  'minutes' | 'video' | 'practice' | 'sidekick' | 'skills' | 'shape' | 'projectMinutes'
> & {
  duration: string
  video: string
  practice: { prompt: string; goodAnswer: string }
  sidekick: string
  shape: string
  projectMinutes: string
  /** Points per skill ID. */
  skills: Readonly<Record<string, string>>
}

/** Error messages by field path, such as `check.0.question`. */
export type Problems = Readonly<Record<string, string>>

export const emptyForm: LessonForm = {
  title: '',
  duration: '',
  description: '',
  video: '',
  objectives: [''],
  content: '',
  tools: [],
  sidekick: '',
  greeting: '',
  practice: { prompt: '', goodAnswer: '' },
  easier: '',
  stretch: '',
  check: [],
  resources: [],
  skills: {},
  competences: [],
  shape: '',
  facts: [],
  projectMinutes: '',
}

export function formOf({ minutes, video, practice, sidekick, skills, shape, projectMinutes, ...text }: LessonText): LessonForm {
  return {
    ...text,
    duration: `${minutes} min`,
    video: video ?? '',
    objectives: text.objectives.length > 0 ? text.objectives : [''],
    practice: practice ?? { prompt: '', goodAnswer: '' },
    sidekick: sidekick ?? '',
    shape: shape ?? '',
    projectMinutes: projectMinutes === 0 ? '' : `${projectMinutes} min`,
    skills: Object.fromEntries(Object.entries(skills).map(([id, points]) => [id, String(points)])),
  }
}

export function sameForm(one: LessonForm, other: LessonForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Converts the fields to a lesson text without validation, for the preview. Incomplete questions are left out. */
export function previewText(form: LessonForm): LessonText {
  const { duration, video, practice, sidekick, skills, shape, projectMinutes, ...text } = form
  return {
    ...text,
    objectives: text.objectives.filter((it) => it.trim() !== ''),
    minutes: parseMinutes(duration) ?? 0,
    video: video.trim() === '' ? null : video.trim(),
    practice: practice.prompt.trim() === '' && practice.goodAnswer.trim() === '' ? null : practice,
    sidekick: sidekick === '' ? null : (sidekick as LessonText['sidekick']),
    shape: shape === '' ? null : (shape as LessonText['shape']),
    projectMinutes: projectMinutes.trim() === '' ? 0 : (parseMinutes(projectMinutes) ?? -1),
    skills: Object.fromEntries(
      Object.entries(skills)
        .filter(([, points]) => points.trim() !== '')
        .map(([id, points]) => [id, Number(points)]),
    ),
    check: text.check.filter((item) => checkItem.safeParse(item).success),
  }
}

type Read = { text: LessonText } | { problems: Problems }

/** Validates the fields and returns the lesson text, or a message for each invalid field. */
export function readForm(form: LessonForm): Read {
  const minutes = parseMinutes(form.duration)
  const read = lessonText.safeParse({
    ...previewText(form),
    objectives: form.objectives,
    check: form.check,
    minutes: minutes ?? 0,
  })
  if (read.success) return { text: read.data }
  const found = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  if (minutes === null) {
    const message = 'Enter the duration in minutes, such as “15 min”.'
    return { problems: problemsByField([...found.filter(({ field }) => field !== 'minutes'), { field: 'minutes', message }]) }
  }
  return { problems: problemsByField(found) }
}

/** Keeps the first message for each field. */
export function problemsByField(issues: readonly { field: string; message: string }[]): Problems {
  const problems: Record<string, string> = {}
  for (const { field, message } of issues) problems[field] ??= message
  return problems
}

const newId = () => `q${newRequestKey().slice(0, 8)}`

const option = (correct: boolean) => ({ id: newId(), text: '', correct, feedback: '' })

/** Creates a question with the minimum number of empty parts. */
export function newItem(kind: CheckItem['kind'], question = ''): CheckItem {
  const item = { id: newId(), question }
  switch (kind) {
    case 'single':
    case 'several':
      return { ...item, kind, options: [option(true), option(false), option(false)] }
    case 'ordering':
      return { ...item, kind, steps: [0, 1, 2].map(() => ({ id: newId(), text: '' })), feedback: '' }
    case 'matching':
      return { ...item, kind, pairs: [0, 1, 2].map(() => ({ id: newId(), left: '', right: '' })), feedback: '' }
    case 'short':
      return { ...item, kind, accepted: [''], feedback: '' }
  }
}

export const newOption = () => option(false)
export const newStep = () => ({ id: newId(), text: '' })
export const newPair = () => ({ id: newId(), left: '', right: '' })
