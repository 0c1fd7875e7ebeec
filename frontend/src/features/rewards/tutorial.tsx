import { Box, Flex, Text } from '@chakra-ui/react'
import { tutorialSteps } from '@deepm/schema/rules/tutorial'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Heading } from '../../ui/heading.tsx'
import { TrophyScene } from '../../ui/illustrations/trophy-scene.tsx'
import { Confetti } from '../../ui/motion.tsx'
import { ScenePage } from '../../ui/scene-page.tsx'
import { StepProgress } from '../../ui/steps.tsx'
import { useFinishTutorialStepMutation } from './finish-tutorial-step.generated.ts'
import { skipTutorial, storeTutorial } from './tutorial-storage.ts'
import { tutorialTexts } from './tutorial-texts.tsx'

/** The first-run tutorial: five steps, each with a reward that the account gets once, however often it is replayed. */
export function Tutorial() {
  const [index, setIndex] = useState(0)
  // Children who wait for their parent see the tutorial too; their account takes the reward when they replay it later.
  const [isWaiting, setWaiting] = useState(false)
  const [finish] = useFinishTutorialStepMutation()
  const navigate = useNavigate()
  const step = tutorialSteps[index]

  const next = () => {
    if (!step) return
    void finish({
      variables: { step: step.id },
      // The bar shows the account's XP; it asks again.
      update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' }),
    })
      .then(({ data }) => data?.finishTutorialStep.__typename === 'ConsentRequiredError' && setWaiting(true))
      .catch(() => null)
    const done = tutorialSteps.slice(0, index + 1)
    if (done.length === tutorialSteps.length)
      storeTutorial(
        sum(done.map((it) => it.xp)),
        done.map((it) => it.badge),
      )
    setIndex(index + 1)
  }

  const skip = () => {
    skipTutorial()
    navigate('/personas')
  }

  if (!step) return <Congratulations isWaiting={isWaiting} onContinue={() => navigate('/personas')} />
  const text = tutorialTexts[step.id]
  return (
    <Box as="main" id="main" maxWidth="44rem" marginX="auto" paddingX="4" paddingY="8">
      <StepProgress current={index + 1} total={tutorialSteps.length} />
      <Card marginTop="6" display="flex" flexDirection="column" gap="4">
        <Box maxWidth="14rem" marginX="auto">
          {text.figure}
        </Box>
        <Heading as="h1" size="3xl">
          {text.title}
        </Heading>
        <Text fontSize="lg">{text.description}</Text>
        <Text fontWeight="bold">
          Reward: +{step.xp} XP and the {step.badge} badge
        </Text>
        <Flex gap="4" wrap="wrap" justify="space-between">
          <Button size="lg" onClick={next}>
            {text.action}
          </Button>
          <Button variant="ghost" onClick={skip}>
            Skip Tutorial
          </Button>
        </Flex>
      </Card>
    </Box>
  )
}

function Congratulations({ isWaiting, onContinue }: { isWaiting: boolean; onContinue: () => void }) {
  const total = sum(tutorialSteps.map((step) => step.xp))
  const text = isWaiting
    ? `You finished the tutorial and have its five badges. Its ${total} XP come to you when you replay it after your parent said yes.`
    : `You finished the tutorial: ${total} XP and five badges. Now choose your path.`
  return (
    <Box position="relative">
      <Confetti />
      <ScenePage
        title="Congratulations!"
        text={text}
        scene={<TrophyScene />}
        action={
          <Button size="lg" onClick={onContinue}>
            Choose my path
          </Button>
        }
      />
    </Box>
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
