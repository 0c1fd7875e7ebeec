// Each open dialog has a history entry, so that the browser's Back closes it instead of leaving the page. These entries differ from the
// page's entry only by a list of open dialogs. The router does not handle them.

type EntryState = { idx?: number; dialogs?: string[] } | null

const stateOf = () => window.history.state as EntryState
const open = new Map<string, () => void>()
let count = 0
/** Last known index of the history entry. Entries that were added later have a higher one. */
let lastIndex = 0
/**
 * URL of the page whose dialog entry a step back is removing. A navigation can overtake and cancel that step. The next event then belongs
 * to another page.
 */
let removingFrom: string | null = null
/** The focused element while the entry is removed. A URL with a fragment makes the browser move the focus to its target. */
let focused: Element | null = null

/**
 * Adds a history entry for a dialog that opens.
 *
 * @param close closes the dialog after the user went back
 * @returns a function to call when the dialog has closed. It removes the entry unless the user has gone to another page.
 */
export function openDialogHistory(close: () => void): () => void {
  if (count === 0) window.addEventListener('popstate', onPop, { capture: true })
  count += 1
  const id = `${Date.now()}-${count}`
  const state = stateOf()
  lastIndex = (state?.idx ?? 0) + 1
  window.history.pushState({ ...state, idx: lastIndex, dialogs: [...(state?.dialogs ?? []), id] }, '')
  open.set(id, close)
  return () => {
    open.delete(id)
    // A link in the dialog closes it and adds an entry in the same task.
    queueMicrotask(() => {
      if (stateOf()?.dialogs?.at(-1) === id) removeEntry()
    })
  }
}

function removeEntry(): void {
  removingFrom = window.location.href
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
  // In both cases the page stays the same, so the router must not handle the event.
  const isRemoving = removingFrom === window.location.href
  const isSamePage = isRemoving || (closing.length > 0 && index === lastIndex - closing.length)
  lastIndex = index
  if (isRemoving && window.location.hash) setTimeout(restoreFocus)
  removingFrom = null
  if (isSamePage) event.stopImmediatePropagation()
  for (const [, close] of closing) close()
  // The entry of a dialog that closed when its link was followed shows the same page as the previous entry.
  if (isBack && dialogs.some((id) => !open.has(id))) removeEntry()
}
