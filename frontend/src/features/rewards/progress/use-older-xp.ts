import { useState } from 'react'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { useOlderXpLazyQuery } from './older-xp.generated.ts'
import type { XpLedger_EntryFragment as Entry } from './xp-ledger.generated.ts'

type Page = { endCursor: string | null; hasNextPage: boolean }

/** Appends older pages to the ledger; each call of `load` fetches the next one. */
export function useOlderXp(newest: Entry[], first: Page) {
  const [older, setOlder] = useState<{ entries: Entry[]; page: Page } | null>(null)
  const [ask, { loading }] = useOlderXpLazyQuery()
  const page = older?.page ?? first

  const load = async () => {
    const answer = await ask({ variables: { after: page.endCursor ?? '' } }).catch(() => null)
    const found = answer?.data?.viewer?.learner?.xpEntries
    if (!found) {
      toast({ title: 'Not loaded', description: unreachable, variant: 'destructive' })
      return
    }
    const entries = found.edges.flatMap((edge) => edge?.node ?? [])
    setOlder({ entries: [...(older?.entries ?? []), ...entries], page: found.pageInfo })
  }

  // New entries at the top can shift an entry into a page that is already loaded.
  const known = new Set(newest.map((it) => it.id))
  const entries = [...newest, ...(older?.entries.filter((it) => !known.has(it.id)) ?? [])]
  return { entries, hasMore: page.hasNextPage, loading, load }
}
