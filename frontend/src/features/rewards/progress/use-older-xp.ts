import { useState } from 'react'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { useOlderXpLazyQuery } from './older-xp.generated.ts'
import type { XpLedger_EntryFragment as Entry } from './xp-ledger.generated.ts'

type Page = { endCursor: string | null; hasNextPage: boolean }

/** The ledger beyond the lines that came with the page: each call of `load` adds the next older ones. */
export function useOlderXp(newest: Entry[], first: Page) {
  const [older, setOlder] = useState<{ entries: Entry[]; page: Page } | null>(null)
  const [ask, { loading }] = useOlderXpLazyQuery()
  const page = older?.page ?? first

  const load = async () => {
    const answer = await ask({ variables: { after: page.endCursor ?? '' } }).catch(() => null)
    const found = answer?.data?.viewer?.learner?.xpEntries
    if (!found) {
      toast({ title: 'Not found yet', description: 'We could not reach the academy. Please try again.', variant: 'destructive' })
      return
    }
    const entries = found.edges.flatMap((edge) => edge?.node ?? [])
    setOlder({ entries: [...(older?.entries ?? []), ...entries], page: found.pageInfo })
  }

  // A line that came in on top meanwhile pushes another down into what is here already.
  const known = new Set(newest.map((it) => it.id))
  const entries = [...newest, ...(older?.entries.filter((it) => !known.has(it.id)) ?? [])]
  return { entries, hasMore: page.hasNextPage, loading, load }
}
