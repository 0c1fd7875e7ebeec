import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { StyleNames } from '../theme/style-names.ts'
import { checkRecipe } from './check-recipe.ts'
import { FieldError, type FieldProps, RequiredMark, useField } from './field-frame.tsx'

export type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, StyleNames | 'type'>

const Check = chakra('input', checkRecipe)

export function CheckboxField({ label, hint, error, required, id, ...rest }: CheckboxFieldProps) {
  const field = useField(id, hint, error)
  return (
    <Box display="grid" gap="1">
      <Box display="flex" gap="3" alignItems="flex-start" paddingY="2">
        <Check type="checkbox" colorPalette="teal" required={required} {...rest} {...field.control} />
        <chakra.label htmlFor={field.control.id} cursor="pointer" flex="1" minHeight="7" paddingTop="0.5">
          {label}
          {required ? <RequiredMark /> : null}
        </chakra.label>
      </Box>
      {hint ? (
        <Box id={field.hintId} color="fg.muted" paddingLeft="10">
          {hint}
        </Box>
      ) : null}
      {error ? <FieldError id={field.errorId}>{error}</FieldError> : null}
    </Box>
  )
}
