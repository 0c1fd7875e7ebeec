import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { FieldError } from '../../../ui/forms/field-frame.tsx'

type Props = { legend: string; intro?: ReactNode; error: string | undefined; children: ReactNode }

/** Frames the choices of a picture or its background. */
export function ChoiceGroup({ legend, intro, error, children }: Props) {
  const id = useId()
  return (
    <chakra.fieldset minWidth="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend fontWeight="700">{legend}</chakra.legend>
      {intro}
      <Box display="grid" gap="2" marginTop="2" gridTemplateColumns="repeat(auto-fill, minmax(5rem, 1fr))">
        {children}
      </Box>
      {error ? (
        <Box marginTop="2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Box>
      ) : null}
    </chakra.fieldset>
  )
}
