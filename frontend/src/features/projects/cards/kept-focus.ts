import { createContext, type RefObject, use, useLayoutEffect } from 'react'

/** The control of a card that had the focus when the card left its place. */
export type KeptFocus = { id: string; control: string }

export const KeptFocusContext = createContext<RefObject<KeptFocus | null>>({ current: null })

/**
 * A card that moves to another column is taken out here and put in there, which would lose the focus. It remembers the control, by
 * its `data-control`, and gives the focus back to it, or to the choice of status where that control is missing.
 */
export function useKeptFocus(card: RefObject<HTMLElement | null>, id: string): void {
  const kept = use(KeptFocusContext)
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
