import { Box } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { SpeakerIcon } from '../../../ui/components/icons.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { useReadAloud } from './use-read-aloud.ts'

/** Reads a step aloud; a second press stops. Hidden on devices that cannot. */
export function ReadAloud({ texts, hue }: { texts: readonly string[]; hue: Hue }) {
  const { isSupported, isReading, toggle } = useReadAloud(texts)
  if (!isSupported) return null
  return (
    <Button
      variant={isReading ? 'solid' : 'outline'}
      hue={hue}
      icon={<SpeakerIcon />}
      onClick={toggle}
      aria-label={isReading ? 'Stop reading aloud' : 'Read aloud'}
    >
      <Box as="span" display={{ base: 'none', sm: 'inline' }}>
        {isReading ? 'Stop' : 'Read aloud'}
      </Box>
    </Button>
  )
}
