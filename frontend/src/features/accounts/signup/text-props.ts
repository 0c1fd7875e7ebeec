import { signupSteps } from '@deepm/schema/rules/accounts/signup'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import type { ChangeEvent } from 'react'
import type { SignupField } from './form.ts'
import type { SignupState } from './use-signup.ts'

const texts = signupSteps.parent.shape
type TextField = SignupField & keyof typeof texts

/** Connects a text field to a form field. */
export function textProps(signup: SignupState, field: TextField) {
  return { ...choiceProps(signup, field), maxLength: maxTextLength(texts[field]) }
}

/** Connects a select to a form field. */
export function choiceProps({ form, errors, change }: SignupState, field: SignupField) {
  return {
    name: field,
    value: String(form[field]),
    error: errors[field],
    enterKeyHint: 'next' as const,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(field, event.target.value),
  }
}

/** Email keyboard, no spell checking. */
export const addressProps = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** Connects a checkbox to a form field. */
export function checkProps({ form, errors, change }: SignupState, field: SignupField) {
  return {
    name: field,
    checked: form[field] === true,
    error: errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(field, event.target.checked),
  }
}
