import { flushSync } from 'react-dom'

/**
 * Shows the errors of a form and moves the focus to its first invalid field. This includes fields that show an error on their own, such as
 * one whose text is too long.
 *
 * @returns whether there is an invalid field; the form is then not submitted
 */
export function focusFirstInvalidField(form: HTMLFormElement, show: () => void = () => {}): boolean {
  flushSync(show)
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
  field?.focus()
  return field !== null
}
