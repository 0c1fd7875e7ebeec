import { type NewsTexts, newsTexts } from '@deepm/schema/rules/news/news-forms'
import { NotFoundError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import { staffMember } from '../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../platform/context.ts'
import { recordDemoDraft } from '../learning/demo-change.service.ts'
import { assertMayEditContent } from '../staff/content/content.policy.ts'
import { DraftSettledError } from './news.errors.ts'

/**
 * Publishes a story that staff wrote about a draft, with the draft as its source. Repeating the call with the same text has no effect.
 *
 * @returns the id of the story, which is the draft's
 * @throws NotFoundError, DraftSettledError when the draft was dismissed or published with another text, ContentRefusedError for staff of
 *   the demo academy in production
 */
export async function publishNewsItem(context: Context, draftId: string, words: NewsTexts): Promise<string> {
  const { db, clock, config } = context
  const editor = staffMember(context)
  assertMayEditContent(editor, config)
  await db.$transaction(async (tx) => {
    if (!(await publishDraftOnce(tx, draftId, 'published'))) return assertSameDecision(tx, draftId, words)
    if (editor.isDemo) await recordDemoDraft(tx, draftId, clock())
    const { title, link, feed } = await tx.newsDraft.findUniqueOrThrow({ where: { id: draftId } })
    await tx.newsItem.create({
      data: {
        ...words,
        id: draftId,
        publishedAt: clock(),
        sources: { create: { position: 0, title: `${feed}: ${title}`, url: link } },
        draft: { connect: { id: draftId } },
      },
    })
  })
  return draftId
}

/**
 * Dismisses a draft permanently. Repeating the call has no effect.
 *
 * @throws NotFoundError, DraftSettledError when a story was published from it, ContentRefusedError
 */
export async function dismissNewsDraft(context: Context, draftId: string): Promise<void> {
  const { db, clock, config } = context
  const editor = staffMember(context)
  assertMayEditContent(editor, config)
  const isDone = await db.$transaction(async (tx) => {
    if (!(await publishDraftOnce(tx, draftId, 'dismissed'))) return false
    if (editor.isDemo) await recordDemoDraft(tx, draftId, clock())
    return true
  })
  if (isDone) return
  const draft = await db.newsDraft.findUnique({ where: { id: draftId }, select: { status: true } })
  if (!draft) throw new NotFoundError('draft')
  if (draft.status !== 'dismissed') throw new DraftSettledError()
}

/** Returns whether this call removed the draft from the list. */
async function publishDraftOnce(tx: Tx, id: string, status: 'published' | 'dismissed'): Promise<boolean> {
  const { count } = await tx.newsDraft.updateMany({ where: { id, status: 'waiting' }, data: { status } })
  return count === 1
}

async function assertSameDecision(tx: Tx, draftId: string, words: NewsTexts): Promise<void> {
  const draft = await tx.newsDraft.findUnique({ where: { id: draftId }, include: { newsItem: true } })
  if (!draft) throw new NotFoundError('draft')
  const names = Object.keys(newsTexts.shape) as (keyof NewsTexts)[]
  if (names.some((name) => draft.newsItem?.[name] !== words[name])) throw new DraftSettledError()
}
