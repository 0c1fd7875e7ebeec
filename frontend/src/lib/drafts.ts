import { listenToTabs, tellTabs } from './session-channel.ts'

// What somebody typed and has not sent. The tab keeps it for one account at a time, so that it survives a reload and signing in again.

const key = 'drafts'
/** How long another tab has to hand over what was typed there. */
const handOverMs = 300

type Kept = { owner: string; texts: Record<string, unknown> }

function read(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    return kept && typeof kept.owner === 'string' && typeof kept.texts === 'object' ? (kept as Kept) : null
  } catch {
    return null
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept && Object.keys(kept.texts).length > 0) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has the text as long as the page is open.
  }
}

/** A draft of this account; `undefined` when there is none. */
export function keptDraft(owner: string, name: string): unknown {
  const kept = read()
  return kept?.owner === owner ? kept.texts[name] : undefined
}

/** Keeps a draft instead of the one before; `undefined` removes it. Drafts of another account are removed. */
export function keepDraft(owner: string, name: string, value: unknown): void {
  const kept = read()
  const { [name]: _before, ...others } = kept?.owner === owner ? kept.texts : {}
  write({ owner, texts: value === undefined ? others : { ...others, [name]: value } })
}

/** Removes all drafts, or those of every account but one. */
export function dropDrafts({ except }: { except?: string } = {}): void {
  if (read()?.owner !== except) write(null)
}

/** Hands this tab's drafts over to a tab in which the same person has just signed in; returns what stops it. */
export function offerDrafts(): () => void {
  return listenToTabs((message) => {
    if (message.kind !== 'draftsWanted') return
    const kept = read()
    if (kept?.owner === message.owner) tellTabs({ kind: 'drafts', ...kept })
  })
}

/** Takes over what this person typed in another tab, if there is one that answers in time. Drafts of this tab stay. */
export async function fetchDrafts(owner: string): Promise<void> {
  if (read()?.owner === owner) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, handOverMs)
    const stop = listenToTabs((message) => {
      if (message.kind !== 'drafts' || message.owner !== owner) return
      write({ owner, texts: message.texts })
      done()
    })
    function done() {
      clearTimeout(timer)
      stop()
      resolve()
    }
    tellTabs({ kind: 'draftsWanted', owner })
  })
}
