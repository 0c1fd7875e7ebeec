import { chakra } from '@chakra-ui/react'
import { CloseIcon } from './icons.tsx'

/** The round close button. `label` names the element that it closes. */
export function CloseButton({ label, onClick, margin }: { label: string; onClick(): void; margin?: string }) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      onClick={onClick}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="11"
      borderRadius="full"
      cursor="pointer"
      margin={margin}
      _hover={{ bg: 'bg.sunken' }}
    >
      <CloseIcon />
    </chakra.button>
  )
}
