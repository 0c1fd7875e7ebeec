import { createContext } from 'react'
import type { Draft, Item } from './item/draft.ts'

/** Grades answers locally while an author tries a draft. Without it, the server grades and stores answers. */
export const PreviewGradingContext = createContext<((item: Item, draft: Draft) => void) | null>(null)

/** The id of a child who waits for consent and answers on the device; null for everyone else. */
export const TrialContext = createContext<string | null>(null)
