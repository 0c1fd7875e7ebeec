import { labToolIds } from '@deepm/schema/rules/lab/lab'
import { tutorForm } from '@deepm/schema/rules/learning/tutor/tutor-form'
import type { ChatModel } from '../../adapters/ai/ai.ts'
import { InvalidInputError } from '../../core/errors.ts'
import type { App, Context } from '../../platform/context.ts'
import { recordingLearner } from '../../platform/viewer.policy.ts'
import { type Admitted, countedLearner, findRepeat } from '../lab/admit.service.ts'
import { countLabTime, type LabAccess, type LabLearner } from '../lab/lab-access.service.ts'
import { selectChatModel } from '../lab/models/model-selection.service.ts'
import type { Purpose } from '../lab/purpose.service.ts'
import { answerAdmitted } from '../lab/send-prompt.service.ts'
import { recentTurns } from './conversation.service.ts'
import { isAboutCheck } from './search/check-question.service.ts'
import { tutorInstructions } from './tutor-instructions.service.ts'
import { tutorAnswer } from './tutor-reply.service.ts'
import { turnCounter } from './tutor-turns.service.ts'
import { type OpenLesson, readOpenLesson } from './tutored-lesson.service.ts'

/** Stored as the tool of each turn. It is no choice of the learner, and any model of the lab may answer. */
const toolType = 'chatgpt'

/**
 * Answers a learner's question about a lesson, through the stages of a lab prompt. A model answers if the lab is open and the family allows
 * it; otherwise the passage search does. Questions about the check never go to a model.
 *
 * @returns id of the interaction
 * @throws ConsentRequiredError, PausedError, InvalidInputError, NotFoundError, LessonLockedError, RateLimitedError, KeyReusedError,
 *   AnalysisTimeoutError, ProviderUnreachableError
 */
export async function askTutor(context: Context, input: unknown, requestKey: string | null): Promise<string> {
  return answerAdmitted(context, await admitQuestion(context, input, requestKey))
}

async function admitQuestion(context: Context, input: unknown, requestKey: string | null): Promise<Admitted> {
  const learner = await countedLearner(context)
  // In quiet hours, a crisis is accepted, so they are checked later.
  if (learner.access.closedBecause === 'paused') recordingLearner(context.viewer)
  const { data: form, error } = tutorForm.safeParse(input)
  if (!form) throw InvalidInputError.of(error.issues)
  const { userId: learnerId } = learner.viewer
  const lesson = await readOpenLesson(context, learnerId, form.lessonId)
  const sent = { learnerId, toolType, prompt: form.question, lessonId: lesson.id, requestKey, firstAnswerId: null } as const
  const existing = await findRepeat(context, sent)
  return { learner, sent, first: null, existing, purpose: await tutorPurpose(context, learner, lesson) }
}

async function tutorPurpose(context: Context, learner: LabLearner, lesson: OpenLesson): Promise<Purpose> {
  const turns = await turnCounter(context, learner, lesson.id)
  const model = tutorModel(context, learner.access)
  const earlier = model ? await recentTurns(context, learner, lesson.id) : []
  return {
    instructions: tutorInstructions(lesson, earlier),
    selectModel: (question) => (isAboutCheck(lesson.items, question) ? null : model),
    async assertAvailable(answering) {
      recordingLearner(context.viewer)
      if (answering) await countLabTime(context, learner)
    },
    countPrompt: turns.count,
    uncountPrompt: turns.uncount,
    answerWithoutModel: ({ prompt }) => tutorAnswer(lesson, prompt),
  }
}

/** Returns the model that answers a learner now; null without one, while the lab is closed, or if the family allows none. */
export function tutorModel(app: App, { closedBecause, minutesLeft, controls }: LabAccess): ChatModel | null {
  if (closedBecause !== null || minutesLeft === 0) return null
  const tool = labToolIds.find((it) => controls.labTools.includes(it) && selectChatModel(app, controls, it))
  return tool ? selectChatModel(app, controls, tool) : null
}
