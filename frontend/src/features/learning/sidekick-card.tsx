import { Box, Flex, Text } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../../ui/illustrations/sidekicks.tsx'

type Mood = 'happy' | 'thinking' | 'cheering'
type Sidekick = { name: string; Figure: ComponentType<{ mood: Mood }> }

const sidekicks: Record<string, Sidekick> = {
  'mentor-guide': { name: 'Mentor Guide', Figure: OwlSidekick },
  'brain-bot': { name: 'Brain Bot', Figure: BotSidekick },
  'design-dynamo': { name: 'Design Dynamo', Figure: ChameleonSidekick },
  maestro: { name: 'Maestro', Figure: FoxSidekick },
}

type Props = { sidekick: string; prompt: string | null; hint: string | null }

/** The guide of a lesson. Chatting opens the lesson's practice prompt and what a good answer to it looks like. */
export function SidekickCard({ sidekick, prompt, hint }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { name, Figure } = sidekicks[sidekick] ?? { name: 'Mentor Guide', Figure: OwlSidekick }
  return (
    <Card>
      <Flex gap="4" align="center">
        <Box flex="0 0 5rem">
          <Figure mood={isOpen ? 'thinking' : 'happy'} />
        </Box>
        <Box>
          <Heading as="h2" size="lg">
            {name}
          </Heading>
          <Text color="fg.muted">Your sidekick in this lesson</Text>
        </Box>
      </Flex>
      {prompt && (
        <Box marginTop="4">
          <Button variant="soft" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            Chat with {name}
          </Button>
        </Box>
      )}
      {isOpen && (
        <Box marginTop="4" aria-live="polite">
          <Text fontWeight="bold">Try this prompt:</Text>
          <Text marginBottom="3">“{prompt}”</Text>
          {hint && (
            <>
              <Text fontWeight="bold">A good answer:</Text>
              <Text>{hint}</Text>
            </>
          )}
        </Box>
      )}
    </Card>
  )
}
