// Each open dialog has a history entry, so that the browser's Back closes it and does not leave the page. The entries differ from the
// page's own only by a list of open dialogs; the router has nothing to do with them.

type EntryState = { idx?: number; dialogs?: string[] } | null

const stateOf = () => window.history.state as EntryState
const open = new Map<string, () => void>()
let count = 0
/** Index of the history entry as last known. Entries that were added since have a higher one. */
let lastIndex = 0
/** Whether the step back that is under way only removes a dialog's entry. */
let isRemoving = false
/** What has the focus while the entry is removed. A URL with a fragment makes the browser move the focus to its target. */
let focused: Element | null = null

/**
 * Adds a history entry for a dialog that opens.
 *
 * @param close closes the dialog when the visitor went back
 * @returns to be called when the dialog has closed: removes the entry, unless the visitor has gone to another page since
 */
export function enterDialog(close: () => void): () => void {
  if (count === 0) window.addEventListener('popstate', onPop, { capture: true })
  count += 1
  const id = `${Date.now()}-${count}`
  const state = stateOf()
  lastIndex = (state?.idx ?? 0) + 1
  window.history.pushState({ ...state, idx: lastIndex, dialogs: [...(state?.dialogs ?? []), id] }, '')
  open.set(id, close)
  return () => {
    open.delete(id)
    // A link in the dialog closes it and adds an entry in the same turn.
    queueMicrotask(() => {
      if (stateOf()?.dialogs?.at(-1) === id) removeEntry()
    })
  }
}

function removeEntry(): void {
  isRemoving = true
  focused = document.activeElement
  window.history.back()
}

function restoreFocus(): void {
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
  focused = null
}

function onPop(event: PopStateEvent): void {
  const state = stateOf()
  const index = state?.idx ?? 0
  const isBack = index <= lastIndex
  const dialogs = state?.dialogs ?? []
  const closing = [...open].filter(([id]) => !dialogs.includes(id)).toReversed()
  // Either way the page stays the same, and the router need not look.
  const isSamePage = isRemoving || (closing.length > 0 && index === lastIndex - closing.length)
  lastIndex = index
  if (isRemoving && window.location.hash) setTimeout(restoreFocus)
  isRemoving = false
  if (isSamePage) event.stopImmediatePropagation()
  for (const [, close] of closing) close()
  // The entry of a dialog that closed when a link in it was followed shows the same page as the one before it.
  if (isBack && dialogs.some((id) => !open.has(id))) removeEntry()
}
