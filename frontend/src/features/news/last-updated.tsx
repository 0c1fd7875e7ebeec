import { Text } from '@chakra-ui/react'
import { NewsDay } from './news-day.tsx'

/** States when the newest story was published. Shown while the news is not fresh. */
export function LastUpdated({ at }: { at: string }) {
  return (
    <Text fontSize="lg" textAlign={{ md: 'center' }}>
      The news was last updated on <NewsDay of={at} />.
    </Text>
  )
}
