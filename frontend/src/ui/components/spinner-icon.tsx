import { chakra } from '@chakra-ui/react'

export function SpinnerIcon() {
  return (
    <chakra.span
      aria-hidden="true"
      boxSize="1.1em"
      flexShrink="0"
      borderWidth="3px"
      borderColor="currentColor"
      borderTopColor="transparent"
      borderRadius="full"
      animation="spin"
    />
  )
}
