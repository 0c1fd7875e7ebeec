import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../components/icons.tsx'
import type { StyleNames } from '../theme/style-names.ts'
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx'
import { inputRecipe } from './input-recipe.ts'

export type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string }[]
  /** Shown while no option is selected; it has the empty value. */
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
