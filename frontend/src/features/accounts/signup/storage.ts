import { emptyForm, type Form, totalSteps } from './form.ts'

export type Saved = {
  form: Form
  step: number
  requestKey: string
  /** The first age under 13 that was confirmed; empty when there is none. The age can be corrected, the parent is asked all the same. */
  firstAge: string
}

/** What everybody begins with, on the server too: nothing read, nothing random. */
export const untouched: Saved = { form: emptyForm, step: 1, requestKey: '', firstAge: '' }

// The tab's own storage: it survives a reload and ends with the tab, so nothing personal stays behind.
const key = 'signup'

/** A first age under 13 is remembered by the browser, without anything about the person, so that a new tab or a new start asks the parent too. */
const ageKey = 'signup-first-age'
const ageHours = 24

/** The form this tab remembers, with what was typed before the page came alive; a new one when there is none or it is broken. */
export function restore(form: HTMLFormElement | null): Saved {
  const kept = read() ?? { ...untouched, requestKey: newKey() }
  const saved = { ...kept, firstAge: kept.firstAge || readFirstAge() }
  if (saved.step !== 1) return saved
  return { ...saved, form: { ...saved.form, ...typedInto(form) } }
}

/** A browser that keeps nothing still signs up; it only forgets with a reload. */
export function save(saved: Saved): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(saved))
    if (saved.firstAge && !readFirstAge()) {
      localStorage.setItem(ageKey, JSON.stringify({ age: saved.firstAge, at: Date.now() }))
    }
  } catch {}
}

function readFirstAge(): string {
  try {
    const { age, at } = JSON.parse(localStorage.getItem(ageKey) ?? '{}') as { age?: unknown; at?: unknown }
    const isRecent = typeof at === 'number' && Date.now() - at < ageHours * 3_600_000
    return isRecent && typeof age === 'string' ? age : ''
  } catch {
    return ''
  }
}

export function clearSaved(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

function read(): Saved | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? '') as Partial<Saved>
    const { step = 0, requestKey } = saved
    if (!Number.isInteger(step) || step < 1 || step > totalSteps || typeof requestKey !== 'string') return null
    const firstAge = typeof saved.firstAge === 'string' ? saved.firstAge : ''
    return { form: fitting(saved.form), step, requestKey, firstAge }
  } catch {
    return null
  }
}

/** The saved values that are of the kind their field holds. */
function fitting(form: Partial<Form> | undefined): Form {
  const fits = ([field, value]: [string, unknown]) => {
    const empty = emptyForm[field as keyof Form]
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
  }
  return { ...emptyForm, ...Object.fromEntries(Object.entries(form ?? {}).filter(fits)) }
}

/** A prerendered form can be filled before any script runs; those letters are in the page only. */
function typedInto(form: HTMLFormElement | null): Partial<Record<keyof Form, string>> {
  if (!form) return {}
  return Object.fromEntries([...new FormData(form)].filter(([field, value]) => field in emptyForm && value !== ''))
}

/** A key for one filled form. Browsers make random keys on secure origins only; elsewhere the server does without one. */
export function newKey(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : ''
}
