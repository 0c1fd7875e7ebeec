import { type FocusEvent, type RefObject, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { RestoredFocusContext } from '../cards/restored-focus.ts'

type Card = { id: string }

/** Minimum width of a card in a long list, in pixels. */
const narrowest = 260

/** Returns the number of cards per row: one, unless the column fills the board. */
export function useColumnsOf(element: RefObject<HTMLElement | null>, isAlone: boolean): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    if (!isAlone) return setColumns(1)
    const measure = () => setColumns(Math.max(1, Math.floor((element.current?.clientWidth ?? 0) / narrowest)))
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [element, isAlone])
  return columns
}

/**
 * Returns the indexes of cards to keep rendered off screen: the focused one, one arriving with the focus, and the
 * dragged one.
 */
export function useRenderedCards(element: RefObject<HTMLElement | null>, cards: Card[], lifted: string | null) {
  const kept = use(RestoredFocusContext)
  const [focused, setFocused] = useState<string | null>(null)

  // Runs before paint and after the card has left its old column.
  useLayoutEffect(() => {
    const arriving = kept.current?.id
    if (arriving && cards.some(({ id }) => id === arriving)) setFocused(arriving)
  }, [cards, kept])

  const held = useMemo(() => {
    const places = [focused, lifted].map((id) => (id === null ? -1 : cards.findIndex((card) => card.id === id)))
    return places.filter((place) => place >= 0)
  }, [cards, focused, lifted])

  const handlers = {
    onFocus: ({ target }: FocusEvent) => setFocused(target.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!element.current?.contains(relatedTarget)) setFocused(null)
    },
  }
  return { held, handlers }
}

/** Scrolls to a new first card, so that the user sees it arrive. */
export function useScrollToNewCard(element: RefObject<HTMLElement | null>, cards: Card[]): void {
  const before = useRef(cards)
  useLayoutEffect(() => {
    const first = cards[0]?.id
    const isNew = first !== before.current[0]?.id && !before.current.some(({ id }) => id === first)
    before.current = cards
    if (isNew && element.current) element.current.scrollTop = 0
  }, [element, cards])
}
