import { type SignupForm, type SignupStep, signupSteps } from '@deepm/schema/rules/signup'

/** What the wizard asks; the time zone the browser knows by itself. */
export type Field = Exclude<keyof SignupForm, 'timeZone'>
export type Form = Record<Field, string | boolean | string[]>
export type FieldErrors = Partial<Record<Field, string>>

export const totalSteps = 5
export const stepNames: readonly SignupStep[] = ['learner', 'parent', 'path', 'plan', 'agree']

export const emptyForm: Form = {
  firstName: '',
  lastName: '',
  email: '',
  age: '',
  parentFirstName: '',
  parentLastName: '',
  parentEmail: '',
  parentPhone: '',
  parentConsent: false,
  selectedPersona: '',
  experienceLevel: '',
  learningGoals: [],
  selectedTier: 'free',
  termsAccepted: false,
  privacyAccepted: false,
  emailUpdates: true,
}

/** What a step finds wrong with the form, one message for each field. */
export function problemsOf(step: number, form: Form): FieldErrors {
  const result = signupSteps[stepNames[step - 1] ?? 'learner'].safeParse(form)
  if (result.success) return {}
  const found: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = issue.path[0] as Field
    found[field] ??= issue.message
  }
  return found
}

/** Number of the step that asks for a field. */
export function stepOf(field: string | undefined): number | undefined {
  if (!field) return undefined
  const index = stepNames.findIndex((name) => field in signupSteps[name].shape)
  return index < 0 ? undefined : index + 1
}
