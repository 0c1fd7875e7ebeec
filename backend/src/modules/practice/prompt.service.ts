import { coachProvider } from '@deepm/schema/rules/lab'
import { shareUsedUp } from '@deepm/schema/rules/lab-answer'
import type { LabForm } from '@deepm/schema/rules/lab-forms'
import { insteadOfAnswer } from '@deepm/schema/rules/safety-words'
import { type Answerer, UnreachableError } from '../../adapters/ai/ai.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { isOpen } from '../identity/closure.service.ts'
import { queueMail } from '../identity/mail.service.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import type { AnalysisTasks } from './analysis-tasks.service.ts'
import { isShareLeft, modelFor, mostTokens, settleShare, takeShare } from './answerer.service.ts'
import { countLabTime, expectEar, expectPlace, type LabLearner, labLearner } from './lab.service.ts'
import { crisisMail } from './mails.ts'
import { AskingError, askModel, type Outcome } from './model-answer.service.ts'
import { ProviderUnreachableError } from './practice.errors.ts'
import {
  type Found,
  findByKey,
  findSame,
  finish,
  type Reservation,
  release,
  type Sent,
  waitForAnswer,
  writeRow,
} from './reservation.service.ts'

/** Every request, also one that is refused or repeated. As many as the two counters below let through, and as many refused ones. */
const requests = { name: 'lab-request', max: 180, windowSeconds: 3600 }
const prompts = { name: 'lab-prompt', max: 60, windowSeconds: 3600 }
/** Somebody in need is heard when the other counter has run out. */
const cries = { name: 'lab-crisis', max: 60, windowSeconds: 3600 }

/** Whoever waits for an answer that is under way costs little, but not nothing. */
const waiters = { name: 'lab-wait', max: 60, windowSeconds: 600 }

/** Staff who were told of a learner a moment ago are not told again. */
const quietMinutes = 15

type Checked = ReturnType<AnalysisTasks['prompt']>
/** What is to be done with one prompt. The model is null when the coach is to answer, or nobody. */
type Job = { learner: LabLearner; sent: Sent; check: Checked; model: Answerer | null; isShareUsedUp: boolean }

/**
 * Checks a prompt, lets a model or the coach answer it, and stores both without private things. A prompt at danger gets no answer, and is
 * stored so that it can be reviewed. One that sounds like a crisis goes to no model, is heard although the day's minutes are used up, and
 * staff get a mail in the same transaction. A repeat, by its key or by its words, answers the interaction that is there.
 *
 * Analysis is the most costly step, so whatever can refuse a request without it comes first. Used-up minutes, quiet hours and the choice
 * of tools come after it, since a crisis is heard in spite of them.
 *
 * @returns id of the interaction
 * @throws ConsentRequiredError, LabLockedError, LabClosedError, LabTimeUpError, RateLimitedError, AnalysisTimeoutError,
 *   ProviderUnreachableError
 */
export async function sendPrompt(context: Context, form: LabForm, requestKey: string | null): Promise<string> {
  const learner = await labLearner(context)
  const { viewer, standing } = learner
  await countRequest(context, requests, standing.payer)
  expectEar(standing)
  const asSent = { learnerId: viewer.userId, toolType: form.toolType, prompt: form.prompt, requestKey }
  const repeated = await findByKey(context.db, asSent, context.clock())
  if (repeated && repeated.state !== 'free') return answerOf(context, repeated, standing.payer)
  const check = await context.analysis.run('prompt', form)
  const { prompt } = check
  const sent: Sent = { ...asSent, prompt }
  const wanted = check.level === 'danger' || form.byCoach ? null : modelFor(context, standing.controls, form.toolType)
  const isShareUsedUp = wanted !== null && !(await isShareLeft(context, standing.payer, mostTokens(form.toolType, prompt)))
  const model = isShareUsedUp ? null : wanted
  const known = await findSame(context.db, sent, model?.provider ?? coachProvider, context.clock())
  if (known && known.state !== 'free') return answerOf(context, known, standing.payer)
  if (!check.isCrisis) {
    expectPlace(standing, form.toolType)
    await countLabTime(context, learner)
  }
  await countRequest(context, check.isCrisis ? cries : prompts, standing.payer)
  return answerOnce(context, { learner, sent, check, model, isShareUsedUp })
}

/** The id of an interaction that is there, when it has its answer. */
async function answerOf(context: Context, { id, state }: Found, payer: string): Promise<string> {
  if (state === 'answered') return id
  await countRequest(context, waiters, payer)
  return waitForAnswer(context, id)
}

/** The prompt is reserved, and this request is to ask; so many tokens were taken for it. */
type Asking = { state: 'asking'; held: Reservation; model: Answerer; taken: number }
/** What the transaction made of a prompt: it is done, somebody else is at it, or this request is to ask. */
type Begun = { state: 'done'; id: string } | { state: 'waiting'; id: string } | Asking

async function answerOnce(context: Context, job: Job): Promise<string> {
  const begun = await context.db.$transaction((tx) => begin(context, tx, job))
  if (begun.state === 'done') return begun.id
  if (begun.state === 'waiting') return waitForAnswer(context, begun.id)
  return ask(context, job, begun)
}

async function begin(context: Context, tx: Tx, job: Job): Promise<Begun> {
  const { learner, sent, check } = job
  const now = context.clock()
  await tx.$queryRaw`SELECT 1 FROM "Learner" WHERE id = ${sent.learnerId} FOR NO KEY UPDATE`
  const meanwhile = await findSame(tx, sent, job.model?.provider ?? coachProvider, now)
  if (meanwhile && meanwhile.state !== 'free') {
    return { id: meanwhile.id, state: meanwhile.state === 'answered' ? 'done' : 'waiting' }
  }
  const taken = mostTokens(sent.toolType, sent.prompt)
  const model = job.model && (await takeShare(context, tx, learner.standing.payer, taken)) ? job.model : null
  const { level, reasons, isCrisis } = check
  const row = { ...sent, level, reasons, createdAt: now }
  if (model) {
    const { provider, model: name } = model
    const held = await writeRow(tx, meanwhile, { ...row, response: '', answeredAt: null, provider, model: name })
    return { state: 'asking', held, model, taken }
  }
  const isShareUsedUp = job.isShareUsedUp || job.model !== null
  const byCoach = isShareUsedUp ? `${shareUsedUp}\n\n${check.coachAnswer}` : check.coachAnswer
  const response = level === 'danger' ? insteadOfAnswer(isCrisis) : byCoach
  const { id } = await writeRow(tx, meanwhile, { ...row, response, answeredAt: now, provider: coachProvider, model: '' })
  if (isCrisis) await tellStaff(context, tx, learner, id)
  return { id, state: 'done' }
}

async function ask(context: Context, { learner, sent, check }: Job, { held, model, taken }: Asking): Promise<string> {
  let tokens = 0
  try {
    const outcome = await askModel(context, model, sent.toolType, sent.prompt)
    tokens = outcome.tokens
    return await context.db.$transaction((tx) => store(context, tx, { learner, check }, held, outcome))
  } catch (error) {
    await release(context.db, held)
    if (!(error instanceof AskingError)) throw error
    tokens = error.tokens
    throw error.cause instanceof UnreachableError || context.signal?.aborted ? new ProviderUnreachableError() : error.cause
  } finally {
    await settleShare(context, learner.standing.payer, taken - tokens)
  }
}

async function store(
  context: Context,
  tx: Tx,
  { learner, check }: Pick<Job, 'learner' | 'check'>,
  held: Reservation,
  outcome: Outcome,
): Promise<string> {
  const done = { answeredAt: context.clock(), tokens: outcome.tokens }
  if (outcome.kind === 'answered') return finish(tx, held, { ...done, response: outcome.response })
  const level = 'danger' as const
  if (outcome.kind === 'unfit') {
    const reasons = ['unsafeAnswer', ...check.reasons]
    return finish(tx, held, { ...done, level, reasons, response: outcome.response })
  }
  const isCrisis = outcome.reasons.includes('crisis')
  const reasons = [...outcome.reasons, ...check.reasons]
  const blocked = { ...done, level, reasons, response: insteadOfAnswer(isCrisis), provider: coachProvider, model: '' }
  const id = await finish(tx, held, blocked)
  if (isCrisis) await tellStaff(context, tx, learner, id)
  return id
}

/** The mail belongs to the account of the staff member, so that the learner's own data names nobody of the staff. */
async function tellStaff(context: Context, tx: Tx, { viewer, isDemo }: LabLearner, interactionId: string): Promise<void> {
  const createdAt = { gt: new Date(context.clock().getTime() - quietMinutes * 60_000) }
  const crises = { learnerId: viewer.userId, reasons: { has: 'crisis' }, createdAt, id: { not: interactionId } }
  if ((await tx.interaction.count({ where: crises })) > 0) return
  const staff = await tx.user.findMany({ where: { role: 'staff', isDemo, ...isOpen }, select: { id: true, email: true } })
  for (const { id, email } of staff) await queueMail(tx, crisisMail(email, interactionId, context.config.publicUrl), id)
}
