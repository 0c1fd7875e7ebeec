import { Box } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { SpeakerIcon } from '../../../ui/components/icons.tsx'
import type { ReadAloudProps } from './read-aloud.tsx'
import { spokenText } from './spoken-text.ts'
import { useReadAloud } from './use-read-aloud.ts'

/** Reads a step aloud; a second press stops. */
export function ReadAloudButton({ step, lesson, hue, voice }: ReadAloudProps & { voice: SpeechSynthesisVoice }) {
  const { hasText, isReading, toggle } = useReadAloud(spokenText(step, lesson), voice)
  if (!hasText) return null
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
