import { useState } from 'react'
import { useDraft } from '../../../lib/session/use-draft.ts'
import type { LessonAccess } from '../lesson-access.ts'
import { carryOverDrafts, type Draft, draftOf, type Item, isEdited, isGraded, parseDrafts } from './item/draft.ts'

const noDrafts: Readonly<Record<string, Draft>> = {}

export type CheckDrafts = { of(item: Item): Draft; set(item: Item, draft: Draft): void }

/** Keeps unsent selections of a check, also when staff edit the lesson while it is open. */
export function useCheckDrafts(check: readonly Item[], access: LessonAccess): CheckDrafts {
  const [drafts, setDrafts] = useDraft({
    name: 'check',
    initial: noDrafts,
    fit: (kept) => carryOverDrafts(check, check, parseDrafts(kept)),
    isWorth: (now) => access === 'learning' && check.some((it) => now[it.id] && !isGraded(it, now[it.id] ?? draftOf(it))),
  })
  const [asked, setAsked] = useState(check)
  if (asked !== check) {
    setAsked(check)
    if (isEdited(asked, check)) setDrafts(carryOverDrafts(asked, check, drafts))
  }
  return {
    of: (item) => drafts[item.id] ?? draftOf(item),
    set: (item, draft) => setDrafts((now) => ({ ...now, [item.id]: draft })),
  }
}
