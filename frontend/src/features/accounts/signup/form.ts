import { nextStep, type SignupForm, type SignupStep, signupSteps } from '@deepm/schema/rules/accounts/signup'

/** Fields that the wizard asks for. The browser provides the time zone, and `firstAge` is recorded separately. */
export type SignupField = Exclude<keyof SignupForm, 'timeZone' | 'firstAge'>
export type SignupFields = Record<SignupField, string | boolean | string[]>
export type FieldErrors = Partial<Record<SignupField, string>>

export const totalSteps = 5
const stepNames: readonly SignupStep[] = ['learner', 'parent', 'path', 'plan', 'agree']

export const emptyForm: SignupFields = {
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

/** Validates a step and returns one message per field. `firstAge` is empty unless an age under 13 was confirmed. */
export function fieldErrorsOf(step: number, form: SignupFields, firstAge: string): FieldErrors {
  const result = signupSteps[stepNames[step - 1] ?? 'learner'].safeParse({ ...form, ...(firstAge && { firstAge }) })
  if (result.success) return {}
  const found: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = issue.path[0] as SignupField
    found[field] ??= issue.message
  }
  return found
}

/** Returns the steps from the first to `step`, stopping at the first incomplete one. */
export function stepsUpTo(step: number, isComplete: (step: number) => boolean, asksParent: boolean): number[] {
  const steps = [1]
  for (let at = 1; at < step && isComplete(at); ) {
    at = nextStep(at, asksParent)
    steps.push(at)
  }
  return steps
}

/** Returns the number of the step that asks for a field. */
export function stepOf(field: string | undefined): number | undefined {
  if (!field) return undefined
  const index = stepNames.findIndex((name) => field in signupSteps[name].shape)
  return index < 0 ? undefined : index + 1
}
