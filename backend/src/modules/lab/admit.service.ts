import { labForm } from '@deepm/schema/rules/lab/lab-forms'
import { InvalidInputError } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { type FirstAnswer, readFirstAnswer } from './first-answer.service.ts'
import { type ExistingInteraction, findByKey, type PromptToStore, unexpired } from './interaction-rows.service.ts'
import { assertCrisisAllowed, type LabLearner, labLearner } from './lab-access.service.ts'
import { labPurpose, type Purpose } from './purpose.service.ts'

/** All requests, also refused and repeated ones: as many as the limits of the check stage let through, and as many refused ones. */
const requestLimit = { name: 'lab-request', max: 180, windowSeconds: 3600 }

/** A request that may be checked: who sends it, the prompt as it was typed, and the interaction if the request is a repeat. */
export type Admitted = {
  learner: LabLearner
  sent: PromptToStore
  /** The answer to compare with, when a second one to the same prompt is requested. */
  first: FirstAnswer | null
  existing: ExistingInteraction | null
  purpose: Purpose
}

/**
 * First stage: identifies the learner, counts the request, refuses a locked or paused lab, validates the input, and finds a
 * repeat by its request key. All of this comes before the check, the most expensive step. Refused requests are counted too.
 *
 * @throws ConsentRequiredError, RateLimitedError, LabLockedError, LabClosedError, InvalidInputError, NotFoundError for a first answer
 *   that is not theirs or cannot be compared
 */
export async function admit(context: Context, input: unknown, requestKey: string | null): Promise<Admitted> {
  const learner = await countedLearner(context)
  assertCrisisAllowed(learner.access)
  const { data: form, error } = labForm.safeParse(input)
  if (!form) throw InvalidInputError.of(error.issues)
  const { toolType, prompt } = form
  const learnerId = learner.viewer.userId
  const first = form.firstAnswerId === undefined ? null : await readFirstAnswer(context, learnerId, form.firstAnswerId, form)
  const sent = { learnerId, toolType, prompt, lessonId: null, requestKey, firstAnswerId: first?.id ?? null }
  const purpose = labPurpose(context, learner, form, first?.toolType)
  return { learner, sent, first, existing: await findRepeat(context, sent), purpose }
}

/**
 * Returns the signed-in learner with their access to the lab, and counts the request.
 *
 * @throws ConsentRequiredError, RateLimitedError
 */
export async function countedLearner(context: Context): Promise<LabLearner> {
  const learner = await labLearner(context)
  await countRequest(context, requestLimit, learner.access.payer)
  return learner
}

/** Returns the interaction of an earlier request with the same key and text. */
export async function findRepeat({ db, clock }: Context, sent: PromptToStore): Promise<ExistingInteraction | null> {
  return unexpired(await findByKey(db, sent, clock()))
}
