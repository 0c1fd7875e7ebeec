import type { ChangeEvent } from 'react'
import type { Field, SignupState } from './use-signup.ts'

/** What ties a text field to one field of the form. */
export function textProps({ form, errors, change }: SignupState, field: Field) {
  return {
    name: field,
    value: String(form[field]),
    error: errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(field, event.target.value),
  }
}

/** What ties a checkbox to one field of the form. */
export function checkProps({ form, errors, change }: SignupState, field: Field) {
  return {
    name: field,
    checked: form[field] === true,
    error: errors[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(field, event.target.checked),
  }
}
