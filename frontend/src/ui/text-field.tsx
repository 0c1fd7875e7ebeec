import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { inputRecipe } from './input-recipe.ts'
import type { StyleNames } from './style-names.ts'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, StyleNames>

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, StyleNames>

const Input = chakra('input', inputRecipe)
const TextArea = chakra('textarea', inputRecipe)

/** With `maxLength` and a `value`, shows how many characters are left near the limit. A longer text stays whole and is an error. */
export function TextField({ label, hint, error, required, id, maxLength, ...rest }: TextFieldProps) {
  // What is searched for may be cut.
  const limit = limitOf(rest.type === 'search' ? undefined : rest.value, maxLength)
  const field = useField(id, hint, error ?? limit.error)
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error ?? limit.error} required={required}>
      <Input type="text" required={required} {...rest} maxLength={limit.native} {...field.control} />
      {limit.left}
    </FieldFrame>
  )
}

export function TextAreaField({ label, hint, error, required, id, maxLength, ...rest }: TextAreaFieldProps) {
  const limit = limitOf(rest.value, maxLength)
  const field = useField(id, hint, error ?? limit.error)
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error ?? limit.error} required={required}>
      <TextArea rows={4} required={required} {...rest} maxLength={limit.native} {...field.control} />
      {limit.left}
    </FieldFrame>
  )
}

/** From this share of the limit on, the characters that are left are shown. */
const nearLimit = 0.8

/**
 * How a text stands to its limit. Lengths are UTF-16 units, as `maxLength` of HTML and zod count them. A field that knows its value
 * takes a longer text and says so; one that does not is cut by the browser.
 */
function limitOf(value: unknown, maxLength: number | undefined) {
  if (maxLength === undefined || typeof value !== 'string') return { native: maxLength, error: undefined, left: null }
  const { length } = value.trim()
  if (length > maxLength) {
    const error = `Use at most ${maxLength} characters. This text has ${length}.`
    return { native: undefined, error, left: null }
  }
  const left = maxLength - length
  const words = `${left} ${left === 1 ? 'character' : 'characters'} left`
  return {
    native: undefined,
    error: undefined,
    left: length >= maxLength * nearLimit ? <chakra.span color="fg.muted">{words}</chakra.span> : null,
  }
}
