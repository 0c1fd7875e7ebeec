import { listenToTabs, postToTabs } from './session-channel.ts'

// Unsent text that a user typed. The tab keeps it for one account at a time, so that it survives a reload and a new sign-in.

const key = 'drafts'
/** Time in ms that another tab has to hand over its drafts. */
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
    // Without browser storage, the text lasts as long as the page.
  }
}

/** Returns a draft of this account; `undefined` when there is none. */
export function readDraft(owner: string, name: string): unknown {
  const kept = read()
  return kept?.owner === owner ? kept.texts[name] : undefined
}

/** Saves a draft and replaces the previous one; `undefined` removes it. Drafts of another account are removed. */
export function saveDraft(owner: string, name: string, value: unknown): void {
  const kept = read()
  const { [name]: _before, ...others } = kept?.owner === owner ? kept.texts : {}
  write({ owner, texts: value === undefined ? others : { ...others, [name]: value } })
}

/** Removes all drafts, or those of every account except one. */
export function clearDrafts({ except }: { except?: string } = {}): void {
  if (read()?.owner !== except) write(null)
}

/** Hands over this tab's drafts to a tab in which the same user has just signed in. Returns a function that stops it. */
export function shareDraftsWithNewTabs(): () => void {
  return listenToTabs((message) => {
    if (message.kind !== 'draftsWanted') return
    const kept = read()
    if (kept?.owner === message.owner) postToTabs({ kind: 'drafts', ...kept })
  })
}

/** Takes over the user's drafts from another tab, if one responds in time. Drafts of this tab are kept. */
export async function receiveDrafts(owner: string): Promise<void> {
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
    postToTabs({ kind: 'draftsWanted', owner })
  })
}
