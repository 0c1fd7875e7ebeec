import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { inputRecipe } from './input-recipe.ts'
import type { StyleNames } from './style-names.ts'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, StyleNames>

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, StyleNames>

const Input = chakra('input', inputRecipe)
const TextArea = chakra('textarea', inputRecipe)

export function TextField({ label, hint, error, required, id, ...rest }: TextFieldProps) {
  const field = useField(id, hint, error)
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} required={required}>
      <Input type="text" required={required} {...rest} {...field.control} />
    </FieldFrame>
  )
}

export function TextAreaField({ label, hint, error, required, id, ...rest }: TextAreaFieldProps) {
  const field = useField(id, hint, error)
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} required={required}>
      <TextArea rows={4} required={required} {...rest} {...field.control} />
    </FieldFrame>
  )
}
