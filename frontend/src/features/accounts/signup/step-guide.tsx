import { Box, chakra } from '@chakra-ui/react'
import { guideOf } from './guides.tsx'
import type { StepProps } from './wizard.tsx'

/** Shows the sidekick next to the form: an illustration on wide screens, a face on small ones, and a line about the step. */
export function StepGuide({ signup: { step, form } }: StepProps) {
  const { name, line, face, scene } = guideOf(step, form)
  return (
    <Box
      role="note"
      aria-label={`${name} says`}
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      alignItems={{ base: 'center', lg: 'stretch' }}
      gap={{ base: '3', lg: '5' }}
      position={{ lg: 'sticky' }}
      top="24"
    >
      <Box width="20" flexShrink="0" hideFrom="lg">
        {face}
      </Box>
      <Box hideBelow="lg" key={step} _motionSafe={{ animation: 'rise 480ms cubic-bezier(0.2, 0.8, 0.3, 1) backwards' }}>
        {scene}
      </Box>
      <Bubble>
        <chakra.strong display="block" fontFamily="heading" fontWeight="600" color="colorPalette.text">
          {name}
        </chakra.strong>
        {line}
      </Bubble>
    </Box>
  )
}

/** A speech bubble that points at the speaker: left on small screens, up on wide ones. */
function Bubble({ children }: { children: React.ReactNode }) {
  const tail = {
    content: '""',
    position: 'absolute',
    boxSize: '4',
    bg: 'bg.card',
    borderColor: 'border.ink',
    borderLeftWidth: '3px',
    transform: 'rotate(45deg)',
  } as const
  return (
    <Box
      flex="1"
      minWidth="0"
      position="relative"
      padding="4"
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      overflowWrap="anywhere"
      _before={{
        ...tail,
        left: { base: '-10px', lg: '6.5rem' },
        top: { base: 'calc(50% - 8px)', lg: '-10px' },
        borderBottomWidth: { base: '3px', lg: '0' },
        borderTopWidth: { base: '0', lg: '3px' },
      }}
    >
      {children}
    </Box>
  )
}
