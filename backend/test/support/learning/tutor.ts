import type { Academy, Browser, Json } from '../academy/academy.ts'
import { readEvents } from './lab.ts'

// Operations of learners with the tutor of a lesson.

/** An open lesson of a new learner. */
export const catFlap = 'learning-from-data'

const answer = `__typename ... on Error { message code } ... on InvalidInputError { field }
  ... on Interaction { id prompt response step provider providerName model safetyLevel reasons isCrisis crisisTopic lesson { id } }`

const askTutor = `mutation ($input: TutorQuestionInput!, $requestKey: UUID) {
  askTutor(input: $input, requestKey: $requestKey) { ${answer} }
}`

type More = { lessonId?: string; requestKey?: string | null }

const variables = (question: string, { lessonId = catFlap, requestKey = null }: More) => ({
  input: { lessonId, question },
  requestKey,
})

export async function askAbout(browser: Browser, question: string, more: More = {}): Promise<Json> {
  return (await browser.execute(askTutor, variables(question, more))).askTutor
}

/** Asks with an event stream as response, and returns its events. */
export async function askStreamed(browser: Browser, question: string, more: More = {}) {
  const body = { query: askTutor, variables: variables(question, more) }
  const reply = await browser.post('/graphql', body, { accept: 'text/event-stream' })
  return readEvents(String(reply.body))
}

/** Returns the tutor of a lesson as the browser sees it; null when there is none. */
export async function tutorOf(browser: Browser, lessonId = catFlap): Promise<Json> {
  const query = `query ($id: ID!) { lesson(id: $id) { tutor { turnsLeft turnsPerDay suggestions provider providerName model turns { id prompt } } } }`
  return (await browser.execute(query, { id: lessonId })).lesson.tutor
}

export function turnsOf({ db }: Academy, learnerId: string) {
  return db.interaction.findMany({ where: { learnerId, lessonId: { not: null } }, orderBy: { createdAt: 'asc' } })
}
