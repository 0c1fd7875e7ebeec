import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { PersonaId } from '@deepm/schema/rules/accounts/personas'
import { useSettings } from '../../../lib/settings.ts'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Confetti, Pop } from '../../../ui/motion/motion.tsx'
import type { PathFinished_PersonaFragment } from './path-finished.generated.ts'
import { SkillList } from './skill-list.tsx'
import { pathStyle } from './style.tsx'

/** What a learner has made at the end of each path. */
const made: Record<PersonaId, string> = {
  entrepreneur:
    'You found a real problem, talked to the people who have it, and tested something that helps. It’s all in your Venture Book.',
  writer: 'You wrote a story that only you could write, and said honestly where a machine helped. It’s all in your Story Folio.',
  creator: 'You built a small world for other people to walk around in. Your Pocket World is open.',
  campaigner: 'You made a fair case for a change near you. The facts, the people and the plan are in your Campaign Kit.',
}

type Props = {
  persona: PathFinished_PersonaFragment
  /** Whether the last lesson was completed just now. */
  isNews: boolean
}

/** Celebrates a finished path: what was made and practised on it, and what can come next. The calm theme shows the text alone. */
export function PathFinished({ persona: { id, name, skills }, isNews }: Props) {
  const { visualTheme } = useSettings()
  const { hue, Scene, Guide } = pathStyle(id)
  const isCalm = visualTheme === 'calm'
  return (
    <Box
      as="section"
      aria-label={`${name} path finished`}
      colorPalette={hue}
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 15rem) minmax(0, 1fr)' }}
      gap={{ base: '4', md: '7' }}
      alignItems="center"
      padding={{ base: '5', md: '7' }}
      bg="colorPalette.soft"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
      boxShadow="0 6px 0 var(--ui-colors-color-palette-solid)"
    >
      {isNews && !isCalm && <Confetti />}
      <Box position="relative" maxWidth="15rem" width="full" marginX="auto">
        <Scene />
        {!isCalm && (
          <Box position="absolute" right="-2" bottom="-3" width="40%">
            <Pop>
              <Guide mood="cheering" />
            </Pop>
          </Box>
        )}
      </Box>
      <Flex direction="column" gap="3" minWidth="0">
        <chakra.p fontFamily="heading" fontWeight="600" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="1.15">
          You finished the {name} path!
        </chakra.p>
        <Text fontSize="lg">{made[id as PersonaId]} Show it to someone: your family, a friend or your class.</Text>
        <Box display="grid" gap="1">
          <Text fontWeight="700">What you practised</Text>
          <SkillList skills={skills} />
        </Box>
        <Flex gap="3" wrap="wrap" marginTop="1">
          <LinkButton to="/projects" hue={hue}>
            Make it a project
          </LinkButton>
          <LinkButton to="/personas" variant="outline">
            Pick another path
          </LinkButton>
        </Flex>
      </Flex>
    </Box>
  )
}
