import { randomUUID } from 'node:crypto'
import type { Scene } from './scenes.ts'
import { address, type Stage } from './stage.ts'

const sentence = 'It reads maps now, and it is often wrong about rivers, so look twice before you follow it anywhere.'
const story = {
  title: 'A model reads maps',
  summary: sentence,
  whyItMatters: sentence,
  tryThis: sentence,
  area: 'text',
  isBreaking: false,
}

/** What staff do with the safety queue, the audit log and drafts of news. */
export const queueScenes: Record<string, (stage: Stage) => Promise<Scene>> = {
  DecideQueueItem: async (stage) => {
    const item = await blockedPrompt(stage)
    return {
      cookie: await staffMember(stage),
      variables: { input: { id: item, choice: 'told', word: 'Ask us if you wonder why.' } },
    }
  },
  DismissNewsDraft: async (stage) => ({ cookie: await staffMember(stage), variables: { draftId: await newsDraft(stage) } }),
  LogPage: async (stage) => ({
    cookie: await staffMember(stage),
    variables: { first: 50, after: null, staffId: null, action: null, subjectId: null },
  }),
  NewsDrafts: async (stage) => ({ cookie: await staffMember(stage), variables: { after: null } }),
  PublishNewsItem: async (stage) => ({
    cookie: await staffMember(stage),
    variables: { draftId: await newsDraft(stage), input: story },
  }),
  QueuePage: async (stage) => {
    const item = await blockedPrompt(stage)
    return { cookie: await staffMember(stage), variables: { kinds: null, isOverdue: false, after: null, item, isNamed: true } }
  },
}

/** One sign-in each stage, since links are mailed so often and not more. */
const cookies = new WeakMap<Stage, Promise<string>>()

function staffMember(stage: Stage): Promise<string> {
  const known = cookies.get(stage) ?? signIn(stage)
  cookies.set(stage, known)
  return known
}

async function signIn(stage: Stage): Promise<string> {
  const email = address()
  await stage.database.db.user.create({
    data: { id: randomUUID(), email, firstName: 'Sol', lastName: '', name: 'Sol', role: 'staff' },
  })
  return (await stage.run('ConfirmSignInLink', { variables: { token: await stage.signInToken(email) } })).cookie
}

/** Something in the queue, by its name there. */
async function blockedPrompt(stage: Stage): Promise<string> {
  const { db } = stage.database
  const { id: learnerId } = await db.user.findUniqueOrThrow({ where: { email: stage.newcomer().email }, select: { id: true } })
  const at = new Date()
  const asked = {
    toolType: 'claude',
    prompt: 'A prompt.',
    response: 'Blocked.',
    level: 'danger',
    createdAt: at,
    answeredAt: at,
  } as const
  return `flagged:${(await db.interaction.create({ data: { learnerId, ...asked }, select: { id: true } })).id}`
}

async function newsDraft({ database: { db } }: Stage): Promise<string> {
  const link = `https://example.org/${randomUUID()}`
  const draft = { title: 'New', excerpt: 'Words', link, feed: 'example.org', fetchedAt: new Date() }
  return (await db.newsDraft.create({ data: draft, select: { id: true } })).id
}
