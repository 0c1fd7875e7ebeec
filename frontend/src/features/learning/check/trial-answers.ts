import { createContext } from 'react'
import type { Draft, Item } from './draft.ts'

/** Grades an answer on the spot, for whoever tries a text that learners do not read yet. Without it the server grades, and keeps. */
export const TrialAnswers = createContext<((item: Item, draft: Draft) => void) | null>(null)
