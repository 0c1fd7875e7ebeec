import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { ChevronDownIcon } from './icons.tsx'
import { inputRecipe } from './input-recipe.ts'
import type { StyleNames } from './style-names.ts'

export type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen; it has the empty value. */
  placeholder?: string | undefined
} & Omit<ComponentProps<'select'>, StyleNames | 'children'>

const Select = chakra('select', inputRecipe)

export function SelectField({ label, hint, error, required, id, options, placeholder, ...rest }: SelectFieldProps) {
  const field = useField(id, hint, error)
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} required={required}>
      <Box position="relative">
        <Select required={required} appearance="none" paddingRight="12" cursor="pointer" {...rest} {...field.control}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Box position="absolute" right="4" top="50%" transform="translateY(-50%)" pointerEvents="none">
          <ChevronDownIcon />
        </Box>
      </Box>
    </FieldFrame>
  )
}
