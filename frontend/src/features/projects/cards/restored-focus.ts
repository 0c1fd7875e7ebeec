import { createContext, type RefObject, use, useLayoutEffect } from 'react'

/** The focused control of a card that was removed. */
export type RemovedFocus = { id: string; control: string }

export const RestoredFocusContext = createContext<RefObject<RemovedFocus | null>>({ current: null })

/**
 * Restores the focus of a card that moves to another column and is remounted there. Finds the control by its
 * `data-control`, or falls back to the status select.
 */
export function useRestoredFocus(card: RefObject<HTMLElement | null>, id: string): void {
  const kept = use(RestoredFocusContext)
  useLayoutEffect(() => {
    const element = card.current
    const find = (control: string) => element?.querySelector<HTMLElement>(`[data-control="${control}"]`)
    if (kept.current?.id === id) {
      const target = find(kept.current.control) ?? find('status')
      target?.focus()
      kept.current = null
    }
    return () => {
      const active = document.activeElement
      if (!(active instanceof HTMLElement) || !element?.contains(active)) return
      kept.current = { id, control: active.dataset['control'] ?? 'status' }
    }
  }, [card, id, kept])
}
