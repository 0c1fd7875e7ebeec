import type { Reaction } from '@deepm/schema/rules/projects/reactions'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Academy, Browser, Json } from '../academy/academy.ts'
import { family as anyFamily } from '../people/families.ts'
import { signUp, signupForm } from '../people/people.ts'
import { colleague } from '../people/staff.ts'

// Operations in the Project Studio.

const project = `... on Project {
  id title description toolsUsed status version likes createdAt isShown isHidden evidence { id title } experiments { id title } prompts { id interactionId title } share { id state note isAboutNow }
}`
const failure = '__typename ... on Error { code message ... on InvalidInputError { field } }'

type Words = {
  title?: unknown
  description?: unknown
  toolsUsed?: unknown
  status?: unknown
  lessonIds?: unknown
  experimentIds?: unknown
  promptIds?: unknown
}

export async function create(browser: Browser, input: Words = {}, requestKey: string | null = null): Promise<Json> {
  const data = await browser.execute(
    `mutation ($input: CreateProjectInput!, $requestKey: UUID) {
      createProject(input: $input, requestKey: $requestKey) { ${failure} ${project} }
    }`,
    { input: { title: 'A lighthouse', ...input }, requestKey },
  )
  return data.createProject
}

export async function update(browser: Browser, id: string, input: object): Promise<Json> {
  const data = await browser.execute(
    `mutation ($id: ID!, $input: UpdateProjectInput!) {
      updateProject(id: $id, input: $input) {
        ${failure} ${project} ... on ProjectConflictError { current { id title status version } }
      }
    }`,
    { id, input },
  )
  return data.updateProject
}

export async function remove(browser: Browser, id: string): Promise<Json> {
  const data = await browser.execute(`mutation ($id: ID!) { deleteProject(id: $id) { ${failure} } }`, { id })
  return data.deleteProject
}

export async function restore(browser: Browser, id: string): Promise<Json> {
  const data = await browser.execute(`mutation ($id: ID!) { restoreProject(id: $id) { ${failure} ${project} } }`, { id })
  return data.restoreProject
}

/** Stores a prompt of a learner in the lab, answered and safe by default, and returns its id. */
export async function ask({ app, db }: Academy, learnerId: string, prompt: string, changes: object = {}): Promise<string> {
  const at = app.clock()
  const asked = { toolType: 'claude', response: `An answer to: ${prompt}`, level: 'safe', createdAt: at, answeredAt: at } as const
  return (await db.interaction.create({ data: { ...asked, learnerId, prompt, ...changes }, select: { id: true } })).id
}

/** Returns the lab prompts that a project can save, newest first. */
export async function promptChoices(browser: Browser, search?: string): Promise<string[]> {
  const read = 'query ($search: String) { viewer { learner { promptChoices(search: $search) { prompt } } } }'
  const { viewer } = await browser.execute(read, { search })
  return viewer.learner.promptChoices.map((it: Json) => it.prompt)
}

/** Returns the saved prompts of a project, with their answers. */
export async function prompts(browser: Browser, projectId: string): Promise<Json[]> {
  const read = 'query ($id: ID!) { projectPrompts(projectId: $id) { toolType prompt response provider model } }'
  return (await browser.execute(read, { id: projectId })).projectPrompts
}

/** Returns the viewer's board: titles by column. */
export async function board(browser: Browser): Promise<Record<string, string[]>> {
  const { viewer } = await browser.execute(
    `{ viewer { learner { board { status count projects { edges { node { title } } } } } } }`,
  )
  return Object.fromEntries(
    viewer.learner.board.map(({ status, projects }: Json) => [status, projects.edges.map((edge: Json) => edge.node.title)]),
  )
}

export async function share(browser: Browser, id: string): Promise<Json> {
  const data = await browser.execute(
    `mutation ($id: ID!) {
      requestShare(projectId: $id) { ${failure} ${project} ... on ShowcaseLockedError { daysLeft } }
    }`,
    { id },
  )
  return data.requestShare
}

export async function stopSharing(browser: Browser, id: string): Promise<Json> {
  const data = await browser.execute(`mutation ($id: ID!) { stopSharing(projectId: $id) { ${failure} ${project} } }`, { id })
  return data.stopSharing
}

export async function answerShare(parent: Browser, requestId: string, agree: boolean): Promise<Json> {
  const data = await parent.execute(
    `mutation ($requestId: ID!, $agree: Boolean!) {
      answerShareRequest(requestId: $requestId, agree: $agree) { ${failure} ... on ShareRequest { id state } }
    }`,
    { requestId, agree },
  )
  return data.answerShareRequest
}

/** Opens a crisis in the queue, as the queue page does when it shows one. */
export async function openCrisis(staff: Browser, id: string): Promise<Json> {
  const data = await staff.execute(`mutation ($id: ID!) { openCrisis(id: $id) { ${failure} } }`, { id })
  return data.openCrisis
}

/** Sends a staff decision about an item in the safety queue. */
export async function decide(staff: Browser, id: string, choice: string, more: object = {}): Promise<Json> {
  const data = await staff.execute(
    `mutation ($input: QueueDecisionInput!) {
      decideQueueItem(input: $input) { ${failure} ... on AlreadyDecidedError { staffName outcome } }
    }`,
    { input: { id, choice, ...more } },
  )
  return data.decideQueueItem
}

export function decideShare(staff: Browser, requestId: string, approve: boolean, word = 'Not like this.'): Promise<Json> {
  return decide(staff, `share:${requestId}`, approve ? 'approved' : 'declined', { word })
}

const shown = `... on ShowcaseProject {
  id title description toolsUsed firstName avatarUrl avatarColour likes reactions { greatIdea wellMade madeMeSmile wantToTry }
  viewerReaction isOwn
}`

export const noReactions = { greatIdea: 0, wellMade: 0, madeMeSmile: 0, wantToTry: 0 }

export async function react(browser: Browser, projectId: string, reaction: Reaction | null = 'wellMade'): Promise<Json> {
  const data = await browser.execute(
    `mutation ($id: ID!, $reaction: ProjectReaction) {
      reactToProject(projectId: $id, reaction: $reaction) { ${failure} ${shown} }
    }`,
    { id: projectId, reaction },
  )
  return data.reactToProject
}

export async function report(browser: Browser, projectId: string, input: object = { reason: 'unkind' }): Promise<Json> {
  const data = await browser.execute(
    `mutation ($id: ID!, $input: ProjectReportInput!) { reportProject(projectId: $id, input: $input) { ${failure} } }`,
    { id: projectId, input },
  )
  return data.reportProject
}

export function decideReports(staff: Browser, projectId: string, keep: boolean, word = 'Not like this.'): Promise<Json> {
  return decide(staff, `reportedProject:${projectId}`, keep ? 'kept' : 'takenDown', { word })
}

export async function showcase(browser: Browser): Promise<{ daysLeft: number; projects: Json[] }> {
  return (await browser.execute(`{ showcase { daysLeft projects { ${shown} } } }`)).showcase
}

/** Returns the titles of the viewer's notifications, oldest first. */
export async function told(browser: Browser): Promise<string[]> {
  const { viewer } = await browser.execute('{ viewer { notifications { title kind } } }')
  const kinds = ['shareAsked', 'shareApproved', 'shareDeclined', 'projectLiked']
  return viewer.notifications
    .filter((it: Json) => kinds.includes(it.kind))
    .map((it: Json) => it.title)
    .toReversed()
}

/** Returns a learner whose account is old enough for the showcase. */
export async function maker(academy: Academy, changes: Record<string, unknown> = {}): Promise<{ browser: Browser; user: Json }> {
  const learner = await signUp(academy, signupForm(changes))
  await age(academy, learner.user.id)
  return learner
}

/** Returns a child with consent, old enough for the showcase, and the parent's browser. */
export async function family(
  academy: Academy,
): Promise<{ child: { browser: Browser; user: Json }; parent: Browser; email: string }> {
  const { child: browser, user, parent, email } = await anyFamily(academy, { firstName: 'Noor' })
  await age(academy, user.id)
  return { child: { browser, user }, parent, email }
}

/** Sets the age of an account in days. */
export async function age({ app, db }: Academy, id: string, days = 14): Promise<void> {
  await db.learner.update({ where: { id }, data: { createdAt: daysFrom(app.clock(), -days) } })
}

/** Returns a member of staff of the real academy. */
export async function staffMember(academy: Academy): Promise<Browser> {
  return (await colleague(academy)).browser
}

export type Queue = { items: Json[]; counts: Json[]; responseTimes: Json; pageInfo: Json }

/** Returns a page of the safety queue. */
export async function queue(staff: Browser, variables: object = {}): Promise<Queue> {
  const { safetyQueue } = await staff.execute(
    `query ($first: Int, $after: String, $kinds: [QueueKind!], $isOverdue: Boolean, $id: ID) {
      safetyQueue(first: $first, after: $after, kinds: $kinds, isOverdue: $isOverdue, id: $id) {
        counts { kind waiting overdue }
        responseTimes { opened medianMinutes longestMinutes }
        edges { node { __typename id kind since dueAt isOverdue learnerId firstName isChild
          ... on QueuedInteraction { toolType prompt response providerName safetyLevel reasons crisisTopics openedAt openedByName reportReason reportNote isReviewAsked }
          ... on QueuedProject { title description toolsUsed isHidden reports { reason note reportedAt } } } }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    { first: 100, ...variables },
  )
  const { counts, responseTimes, pageInfo } = safetyQueue
  return { items: safetyQueue.edges.map((edge: Json) => edge.node), counts, responseTimes, pageInfo }
}

/** Creates a project and completes all approvals for the showcase. */
export async function shownProject(browser: Browser, staff: Browser, words: Words = {}): Promise<string> {
  const { id } = await create(browser, words)
  await update(browser, id, { status: 'completed' })
  const asked = await share(browser, id)
  await decideShare(staff, asked.share.id, true)
  return id
}
