import { type NewsWords, newsWords } from '@deepm/schema/rules/news-forms'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import { keepDemoDraft } from '../learning/demo-change.service.ts'
import { staffMember } from '../staff/audit.service.ts'
import { expectEditor } from '../staff/content.policy.ts'
import { DraftSettledError } from './news.errors.ts'

/**
 * Publishes a story that staff wrote about a draft, with the draft as its source. Asking again with the same words changes nothing.
 *
 * @returns the id of the story, which is the draft's
 * @throws NotFoundError, DraftSettledError when somebody dismissed the draft or published other words, ContentRefusedError for staff of
 * the demo academy in production
 */
export async function publishNewsItem(context: Context, draftId: string, words: NewsWords): Promise<string> {
  const { db, clock, config } = context
  const editor = staffMember(context)
  expectEditor(editor, config)
  await db.$transaction(async (tx) => {
    if (!(await settle(tx, draftId, 'published'))) return expectSame(tx, draftId, words)
    if (editor.isDemo) await keepDemoDraft(tx, draftId, clock())
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
 * Takes a draft off the list, for good. Asking again changes nothing.
 *
 * @throws NotFoundError, DraftSettledError when a story was published from it, ContentRefusedError
 */
export async function dismissNewsDraft(context: Context, draftId: string): Promise<void> {
  const { db, clock, config } = context
  const editor = staffMember(context)
  expectEditor(editor, config)
  const isDone = await db.$transaction(async (tx) => {
    if (!(await settle(tx, draftId, 'dismissed'))) return false
    if (editor.isDemo) await keepDemoDraft(tx, draftId, clock())
    return true
  })
  if (isDone) return
  const draft = await db.newsDraft.findUnique({ where: { id: draftId }, select: { status: true } })
  if (!draft) throw new NotFoundError('draft')
  if (draft.status !== 'dismissed') throw new DraftSettledError()
}

/** Whether this call was the one that took the draft off the list. */
async function settle(tx: Tx, id: string, status: 'published' | 'dismissed'): Promise<boolean> {
  const { count } = await tx.newsDraft.updateMany({ where: { id, status: 'waiting' }, data: { status } })
  return count === 1
}

async function expectSame(tx: Tx, draftId: string, words: NewsWords): Promise<void> {
  const draft = await tx.newsDraft.findUnique({ where: { id: draftId }, include: { newsItem: true } })
  if (!draft) throw new NotFoundError('draft')
  const names = Object.keys(newsWords.shape) as (keyof NewsWords)[]
  if (names.some((name) => draft.newsItem?.[name] !== words[name])) throw new DraftSettledError()
}
