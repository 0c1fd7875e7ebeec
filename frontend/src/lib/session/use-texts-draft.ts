import { type DraftOptions, useDraft } from './use-draft.ts'

/** State of a text that this tab saves like `useDraft`. */
export function useTextDraft(name: string, initial = '') {
  return useDraft({
    name,
    initial,
    fit: (kept) => (typeof kept === 'string' ? kept : null),
    isWorth: (text) => text.trim() !== '' && text !== initial,
  })
}

/** State of a form with several texts that this tab saves like `useDraft`. */
export function useTextsDraft<T extends Record<string, string>>(name: string, initial: T) {
  return useDraft(textsOf(name, initial))
}

export function textsOf<T extends Record<string, string>>(name: string, initial: T): DraftOptions<T> {
  return {
    name,
    initial,
    fit: (kept) => {
      const texts = (kept ?? {}) as Partial<Record<keyof T, unknown>>
      const isWhole = Object.keys(initial).every((key) => typeof texts[key] === 'string')
      return isWhole ? (Object.fromEntries(Object.keys(initial).map((key) => [key, texts[key]])) as T) : null
    },
    isWorth: (values) => Object.keys(initial).some((key) => values[key] !== initial[key]),
  }
}
