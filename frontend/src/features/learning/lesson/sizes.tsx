import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'
import { LadderEmblem, PebbleEmblem } from '../../../ui/illustrations/emblems/sizes.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

/** Shows the task in a smaller and a bigger version. */
export function LessonSizes({ easier, stretch }: { easier: string; stretch: string }) {
  if (!easier && !stretch) return null
  return (
    <SimpleGrid minChildWidth="min(100%, 15rem)" gap="4">
      {easier && (
        <Size title="A smaller step" hue="teal" emblem={<PebbleEmblem />}>
          {easier}
        </Size>
      )}
      {stretch && (
        <Size title="A bigger challenge" hue="coral" emblem={<LadderEmblem />}>
          {stretch}
        </Size>
      )}
    </SimpleGrid>
  )
}

type Props = { title: string; hue: Hue; emblem: ReactNode; children: string }

function Size({ title, hue, emblem, children }: Props) {
  return (
    <Box bg={`${hue}.soft`} borderWidth="3px" borderColor={`${hue}.line`} borderRadius="2xl" padding="4">
      <Flex gap="3" align="center" marginBottom="2">
        <Box flexShrink="0" width="12">
          {emblem}
        </Box>
        <Heading as="h3" size="lg">
          {title}
        </Heading>
      </Flex>
      <Text>{children}</Text>
    </Box>
  )
}
