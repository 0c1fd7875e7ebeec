import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { AlertIcon } from '../components/icons.tsx'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
}

/** Returns the ids and ARIA attributes that connect a control to its hint and its error. */
export function useField(givenId: string | undefined, hint: ReactNode, error: string | undefined) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return {
    hintId,
    errorId,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Box id={id} display="flex" gap="2" alignItems="flex-start" color="danger.text" fontWeight="600">
      <Box as="span" flexShrink="0" marginTop="0.15em">
        <AlertIcon />
      </Box>
      <span>{children}</span>
    </Box>
  )
}

type FieldFrameProps = FieldProps & { field: ReturnType<typeof useField>; children: ReactNode }

export function FieldFrame({ field, label, hint, error, required, children }: FieldFrameProps) {
  return (
    <Box display="grid" gap="1.5" minWidth="0">
      <chakra.label htmlFor={field.control.id} fontWeight="700" color="fg.ink">
        {label}
        {required ? <RequiredMark /> : null}
      </chakra.label>
      {hint ? (
        <Box id={field.hintId} color="fg.muted">
          {hint}
        </Box>
      ) : null}
      {children}
      {error ? <FieldError id={field.errorId}>{error}</FieldError> : null}
    </Box>
  )
}

export function RequiredMark() {
  return (
    <chakra.span aria-hidden="true" color="danger.text" marginLeft="1">
      *
    </chakra.span>
  )
}
