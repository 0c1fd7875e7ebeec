import type { AddressInfo } from 'node:net'
import type { TimeoutPolicy } from '../../../src/adapters/ai/ai.ts'
import { type LocalModels, testModelKey } from '../../../src/adapters/ai/provider.fixture.ts'
import type { Academy, Browser, Json } from '../academy/academy.ts'
import { age, maker, queue } from './studio.ts'

// Operations of learners in the lab, and models on this machine.

const failure = '__typename ... on Error { message code }'
const answer = `${failure} ... on InvalidInputError { field } ... on LabLockedError { daysLeft } ... on LabClosedError { closedBecause }
  ... on Interaction { id toolType prompt response provider providerName model safetyLevel reasons isCrisis crisisTopic }`

export const sendPrompt = `mutation ($input: LabPromptInput!, $requestKey: UUID) {
  sendPrompt(input: $input, requestKey: $requestKey) { ${answer} }
}`

type More = { toolType?: string; requestKey?: string; byCoach?: boolean; firstAnswerId?: string }

function variables(prompt: string, { toolType = 'chatgpt', requestKey, ...input }: More) {
  return { input: { toolType, prompt, ...input }, requestKey: requestKey ?? null }
}

export async function send(browser: Browser, prompt: string, more: More = {}): Promise<Json> {
  return (await browser.execute(sendPrompt, variables(prompt, more))).sendPrompt
}

/** Sends a prompt with an event stream as response, and returns its events. */
export async function sendStreamed(browser: Browser, prompt: string, more: More = {}) {
  const body = { query: sendPrompt, variables: variables(prompt, more) }
  const reply = await browser.post('/graphql', body, { accept: 'text/event-stream' })
  return { ...reply, ...readEvents(String(reply.body)) }
}

export function readEvents(text: string) {
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, name = '', data = '']) => ({ name, data }))
  const result = events.find(({ name }) => name === 'next')
  return {
    names: events.map(({ name }) => name),
    texts: events.filter(({ name }) => name === 'text').map(({ data }): string => JSON.parse(data).text),
    result: (result && JSON.parse(result.data)) as Json,
  }
}

const interaction = '... on Interaction { id isLiked isReported reportNote isReviewAsked }'

/** Likes or reports an answer, or asks for a review. */
export async function actOn(browser: Browser, field: string, id: string, rest = '', more: object = {}): Promise<Json> {
  const declared = field === 'reportInteraction' ? ', $input: InteractionReportInput!' : ''
  const query = `mutation ($id: ID!${declared}) { ${field}(id: $id${rest}) { ${failure} ${interaction} } }`
  return (await browser.execute(query, { id, ...more }))[field]
}

export function reportAnswer(browser: Browser, id: string, input: object): Promise<Json> {
  return actOn(browser, 'reportInteraction', id, ', input: $input', { input })
}

/** Counts a minute in the lab. */
export async function beat(browser: Browser): Promise<Json> {
  const data = await browser.execute(`mutation { recordLabMinute { ${failure} ... on RecordLabMinutePayload { minutesLeft } } }`)
  return data.recordLabMinute
}

export async function sentPrompts(browser: Browser): Promise<string[]> {
  const { viewer } = await browser.execute('{ viewer { learner { interactions { edges { node { prompt } } } } } }')
  return viewer.learner.interactions.edges.map((edge: Json) => edge.node.prompt)
}

/** Returns the prompts and answers that wait for staff. */
export async function concerns(staff: Browser): Promise<Json[]> {
  const { items } = await queue(staff, { kinds: ['crisis', 'reportedAnswer', 'review'] })
  return items.map((it) => ({ ...it, id: it.id.split(':')[1] }))
}

/** Returns a learner of 14 with access to the lab. */
export async function experimenter(academy: Academy) {
  const learner = await maker(academy)
  await age(academy, learner.user.id, 30)
  return learner
}

/** Returns the stored prompts of a learner. */
export function interactionsOf({ db }: Academy, learnerId: string) {
  return db.interaction.findMany({ where: { learnerId } })
}

export async function labOf(browser: Browser): Promise<Json> {
  const { viewer } = await browser.execute(
    `{ viewer { learner { lab {
      closedBecause daysLeft minutesLeft minutesPerDay models { tool isAllowed provider providerName model makesPictures }
    } } } }`,
  )
  return viewer.learner.lab
}

/** Long enough never to time out, without a delay before a retry. */
export const quick: TimeoutPolicy = { firstMs: 20_000, wholeMs: 25_000, retryMs: 1, failures: 1000, restMs: 1000 }

/** A machine that runs other tests can be slow. */
export const patient = { timeout: 10_000 }

/** Returns the environment of an academy whose models are all on this machine. */
export function withModels(models: LocalModels): Record<string, string> {
  return {
    OPENAI_API_KEY: testModelKey,
    OPENAI_BASE_URL: models.url,
    OPENAI_MODERATION_MODEL: 'moderation-test',
    ANTHROPIC_API_KEY: testModelKey,
    ANTHROPIC_BASE_URL: models.url,
    LAB_CHATGPT_MODEL: 'openai:gpt-test',
    LAB_CLAUDE_MODEL: 'anthropic:claude-test',
  }
}

/** The same with an images API, and an endpoint that checks its pictures. */
export function withPictures(models: LocalModels): Record<string, string> {
  return {
    ...withModels(models),
    LAB_DALLE_IMAGE_MODEL: 'openai:image-test',
    OPENAI_IMAGE_MODERATION_MODEL: 'image-moderation-test',
  }
}

/** Starts listening if necessary, and returns the URL of the academy's server. */
export async function listening(academy: Academy): Promise<string> {
  if (!academy.server.server.listening) await academy.server.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(academy.server.server.address() as AddressInfo).port}`
}
