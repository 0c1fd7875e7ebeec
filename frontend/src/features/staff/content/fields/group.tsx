import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FieldError } from '../../../../ui/forms/field-frame.tsx'

type Props = { legend: string; id: string; hint?: string; error?: string | undefined; children: ReactNode }

/** Groups related fields in a fieldset, with an error for the whole group. */
export function Group({ legend, id, hint, error, children }: Props) {
  return (
    <chakra.fieldset
      minWidth="0"
      display="grid"
      gap="3"
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <chakra.legend fontWeight="700" marginBottom="1">
        {legend}
      </chakra.legend>
      {hint && <Box color="fg.muted">{hint}</Box>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  )
}
