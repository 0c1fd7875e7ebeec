import { createContext } from 'react'
import type { Draft, Item } from './item/draft.ts'

/** Grades answers locally while an author tries a draft. Without it, the server grades and stores answers. */
export const PreviewGradingContext = createContext<((item: Item, draft: Draft) => void) | null>(null)
