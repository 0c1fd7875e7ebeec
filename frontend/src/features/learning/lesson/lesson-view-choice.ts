import { useSyncExternalStore } from 'react'

/** How this device shows lessons: step by step, or as one page. */
export type LessonViewChoice = 'steps' | 'page'

const key = 'lesson-view'
const changed = 'lesson-view-changed'

/** The choice of a browser without storage. It lasts as long as the page. */
let unkept: LessonViewChoice | null = null

/** Returns the view that was chosen on this device; steps if none was. */
export function storedView(): LessonViewChoice {
  try {
    return (unkept ?? localStorage.getItem(key)) === 'page' ? 'page' : 'steps'
  } catch {
    return 'steps'
  }
}

/** Saves the view for this device. */
export function storeView(view: LessonViewChoice): void {
  try {
    localStorage.setItem(key, view)
    unkept = null
  } catch {
    unkept = view
  }
  window.dispatchEvent(new Event(changed))
}

/** Returns the chosen view and follows changes in any tab. */
export function useLessonView(): LessonViewChoice {
  return useSyncExternalStore(subscribe, storedView)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(changed, listener)
  }
}
