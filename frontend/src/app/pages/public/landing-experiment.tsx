import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Section } from '../../../features/outreach/landing/section.tsx'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'

const Experiment = lazyComponent('Experiment', () => import('../../../features/experiments/experiment.tsx'))

/** Next words after "lives in the" in the fairy tale: each is counted once. */
const nextWords = ['forest', 'sea', 'tower', 'cave', 'kitchen']

/** The next-word machine. Its code loads when the visitor starts it. */
export function LandingExperiment() {
  const [isStarted, setStarted] = useState(false)
  const machine = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isStarted) machine.current?.focus()
  }, [isStarted])
  return (
    <Section
      id="experiment"
      title="Try a machine now"
      intro="This one has read a fairy tale and guesses the next word. It can sound sure and still be wrong. Find out why! You don’t need an account, and nothing leaves your device."
      hue="amber"
    >
      <Box ref={machine} tabIndex={-1} outline="none">
        {isStarted ? (
          <Suspense fallback={<LoadingScreen text="Loading..." />}>
            <Experiment id="next-word" headingLevel={3} />
          </Suspense>
        ) : (
          <Preview onStart={() => setStarted(true)} />
        )}
      </Box>
      <Flex marginTop="6" gap="3" wrap="wrap">
        <LinkButton to="/experiments" variant="outline">
          More experiments
        </LinkButton>
      </Flex>
    </Section>
  )
}

function Preview({ onStart }: { onStart(): void }) {
  return (
    <Card hue="amber" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="6" alignItems="center">
      <Box>
        <Text fontFamily="heading" fontWeight="600" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="1.3">
          The whale lives in the{' '}
          <Box as="span" aria-hidden="true" color="colorPalette.text">
            ▍
          </Box>
        </Text>
        <Box marginTop="5">
          <Button size="lg" onClick={onStart} onPointerEnter={Experiment.loadAhead} onFocus={Experiment.loadAhead}>
            Start the machine
          </Button>
        </Box>
      </Box>
      <chakra.ul display="grid" gap="2" listStyleType="none" aria-label="Next words that the machine counted">
        {nextWords.map((word) => (
          <chakra.li
            key={word}
            display="flex"
            justifyContent="space-between"
            paddingX="3"
            paddingY="2"
            borderWidth="2px"
            borderColor="border.ink"
            borderRadius="xl"
            bg="colorPalette.soft"
          >
            <strong>{word}</strong> <span>1×</span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  )
}
