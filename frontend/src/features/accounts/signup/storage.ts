import { newRequestKey } from '../../../lib/request-key.ts'
import { emptyForm, type SignupFields, totalSteps } from './form.ts'

export type StoredSignup = {
  form: SignupFields
  step: number
  requestKey: string
  /** The first confirmed age under 13, or empty. It stays when the age is corrected, so that a parent is still asked. */
  firstAge: string
}

/** Initial state, also used on the server: nothing stored, nothing random. */
export const initialSignup: StoredSignup = { form: emptyForm, step: 1, requestKey: '', firstAge: '' }

// sessionStorage survives a reload and ends with the tab, so no personal data stays behind.
const key = 'signup'

/** Keeps only a first age under 13 in localStorage, so that a new tab or a restart asks the parent too. */
const ageKey = 'signup-first-age'
const ageHours = 24

/** Restores the stored form, merged with text typed before hydration. Returns a new form if nothing valid is stored. */
export function restore(form: HTMLFormElement | null): StoredSignup {
  const kept = read() ?? { ...initialSignup, requestKey: newRequestKey() }
  const saved = { ...kept, firstAge: kept.firstAge || readFirstAge() }
  if (saved.step !== 1) return saved
  return { ...saved, form: { ...saved.form, ...typedInto(form) } }
}

/** Without storage the signup still works, but a reload clears it. */
export function save(saved: StoredSignup): void {
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

function read(): StoredSignup | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? '') as Partial<StoredSignup>
    const { step = 0, requestKey } = saved
    if (!Number.isInteger(step) || step < 1 || step > totalSteps || typeof requestKey !== 'string') return null
    const firstAge = typeof saved.firstAge === 'string' ? saved.firstAge : ''
    return { form: fitting(saved.form), step, requestKey, firstAge }
  } catch {
    return null
  }
}

/** Keeps the stored values that have the type of their field. */
function fitting(form: Partial<SignupFields> | undefined): SignupFields {
  const fits = ([field, value]: [string, unknown]) => {
    const empty = emptyForm[field as keyof SignupFields]
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
  }
  return { ...emptyForm, ...Object.fromEntries(Object.entries(form ?? {}).filter(fits)) }
}

/** Reads text that was typed into the prerendered form before any script ran. */
function typedInto(form: HTMLFormElement | null): Partial<Record<keyof SignupFields, string>> {
  if (!form) return {}
  return Object.fromEntries([...new FormData(form)].filter(([field, value]) => field in emptyForm && value !== ''))
}
