import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import {
  minPromptsToScore,
  minScoredPrompts,
  noScoreText,
  reasonsWithoutDeduction,
  type SafetyPart,
  safetyBand,
  safetyBandTexts,
  safetyDays,
  safetyWeights,
  scoreMeaning,
} from '@deepm/schema/rules/safety/safety-score'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import type { PortalOverview_LearnerFragment } from './overview.generated.ts'

type Safety = PortalOverview_LearnerFragment['summary']['safety']

const palettes = { high: 'success', fair: 'amber', low: 'danger' } as const

/** Shows the safety score, its reasons and, on demand, the formula. */
export function SafetyCard({ safety, firstName }: { safety: Safety; firstName: string }) {
  const { score, prompts } = safety
  const band = score === null ? 'high' : safetyBand(score)
  return (
    <Card as="section" aria-label="Safety score">
      <Flex gap={{ base: '4', md: '6' }} align="center" wrap="wrap">
        <Flex
          colorPalette={palettes[band]}
          direction="column"
          align="center"
          justify="center"
          flexShrink="0"
          boxSize="28"
          borderRadius="full"
          borderWidth="4px"
          borderColor="colorPalette.line"
          bg="colorPalette.soft"
          color="colorPalette.text"
        >
          <Text fontFamily="heading" fontWeight="600" fontSize="4xl" lineHeight="1">
            {score ?? '–'}
          </Text>
          {score !== null && <Text>out of 100</Text>}
        </Flex>
        <Box flex="1 1 16rem" minWidth="0">
          <Heading as="h2">Safety score</Heading>
          <Text fontWeight="700">{score === null ? noScoreText(prompts) : safetyBandTexts[band]}</Text>
          <Text color="fg.muted">
            {prompts === 0
              ? `${firstName} sent no prompts in the lab in the last ${safetyDays} days.`
              : `Based on ${prompts} ${prompts === 1 ? 'prompt' : 'prompts'} in the lab in the last ${safetyDays} days.`}
          </Text>
          {score === null && <Text color="fg.muted">You’ll see a score after {minPromptsToScore} prompts.</Text>}
          <Text color="fg.muted">{scoreMeaning}</Text>
        </Box>
      </Flex>
      <chakra.details marginTop="4">
        <chakra.summary minHeight="11" paddingY="2" cursor="pointer" fontWeight="700" width="fit-content">
          How is this calculated?
        </chakra.summary>
        <Formula safety={safety} />
      </chakra.details>
    </Card>
  )
}

function Formula({ safety }: { safety: Safety }) {
  return (
    <Box display="grid" gap="4" maxWidth="prose" marginTop="2">
      <Text>
        The score starts at 100. For each prompt of the last {safetyDays} days, we count the points of the most serious thing
        about it. We then take away the average over all prompts, or over {minScoredPrompts} if there were fewer. So one slip
        among many good prompts hardly shows.
      </Text>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {(Object.keys(safetyWeights) as SafetyPart[]).map((part) => (
          <Weight key={part} part={part} found={safety.parts.find((it) => it.part === part)} />
        ))}
      </Box>
      <Box>
        <Text fontWeight="700">What never lowers the score</Text>
        <Box as="ul" paddingLeft="5" listStyleType="disc">
          {reasonsWithoutDeduction.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

function Weight({ part, found }: { part: SafetyPart; found: Safety['parts'][number] | undefined }) {
  const { title, text, points } = safetyWeights[part]
  return (
    <Box as="li" borderLeftWidth="6px" borderColor={found ? 'amber.solid' : 'border.soft'} paddingLeft="3">
      <Text fontWeight="700">
        {title}: {points} points
      </Text>
      <Text color="fg.muted">{text}</Text>
      <Text>
        {found
          ? `${found.count} ${found.count === 1 ? 'prompt' : 'prompts'}; points taken away: ${found.points}`
          : 'None in this period.'}
      </Text>
    </Box>
  )
}
