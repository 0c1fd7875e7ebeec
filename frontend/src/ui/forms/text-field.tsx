import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { StyleNames } from '../theme/style-names.ts'
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { inputRecipe } from './input-recipe.ts'

type TextProps = {
  value: string
  /** The limit of the rule for this text; `undefined` when the text of this field is not stored. */
  maxLength: number | undefined
}

export type TextFieldProps = FieldProps & TextProps & Omit<ComponentProps<'input'>, StyleNames | keyof TextProps>

export type TextAreaFieldProps = FieldProps & TextProps & Omit<ComponentProps<'textarea'>, StyleNames | keyof TextProps>

const Input = chakra('input', inputRecipe)
const TextArea = chakra('textarea', inputRecipe)

/** Shows the remaining characters near the limit. A longer text is kept in full and is an error. */
export function TextField({ label, hint, error, required, id, maxLength, ...rest }: TextFieldProps) {
  // A search text may be truncated.
  const isSearch = rest.type === 'search'
  const limit = limitOf(rest.value, isSearch ? undefined : maxLength)
  const field = useField(id, hint, error ?? limit.error)
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error ?? limit.error} required={required}>
      <Input type="text" required={required} {...rest} maxLength={isSearch ? maxLength : undefined} {...field.control} />
      {limit.left}
    </FieldFrame>
  )
}

export function TextAreaField({ label, hint, error, required, id, maxLength, ...rest }: TextAreaFieldProps) {
  const limit = limitOf(rest.value, maxLength)
  const field = useField(id, hint, error ?? limit.error)
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error ?? limit.error} required={required}>
      <TextArea rows={4} required={required} {...rest} {...field.control} />
      {limit.left}
    </FieldFrame>
  )
}

/** Share of the limit from which the remaining characters are shown. */
const nearLimit = 0.8

/** Compares a text with its limit. Lengths are UTF-16 units, as in zod. */
export function limitOf(value: string, maxLength: number | undefined) {
  const { length } = value.trim()
  if (maxLength === undefined || length < maxLength * nearLimit) return { error: undefined, left: null }
  if (length > maxLength) return { error: `Use at most ${maxLength} characters. This text has ${length}.`, left: null }
  const left = maxLength - length
  const words = `${left} ${left === 1 ? 'character' : 'characters'} left`
  return { error: undefined, left: <chakra.span color="fg.muted">{words}</chakra.span> }
}
