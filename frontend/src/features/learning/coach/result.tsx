import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { type Coaching, coachParts, maxPartScore, maxTotalScore, type PartScore } from '@deepm/schema/rules/lab/coach'
import type { Ref } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { CheckIcon } from '../../../ui/components/icons.tsx'
import { ScoreDots } from '../../../ui/components/score-dots.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

type Props = {
  coaching: Coaching
  /** Whether the prompt has changed since. */
  isOld: boolean
  hue: Hue
  headingRef: Ref<HTMLHeadingElement>
  onTake(example: string): void
}

/** Shows the most helpful change, an example, and the reasons for each part. */
export function CoachResult({ coaching, isOld, hue, headingRef, onTake }: Props) {
  const { total, change, rewritten, isPrivate, parts } = coaching
  return (
    <Box as="section" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Box>
        <Heading as="h3" ref={headingRef} tabIndex={-1} size="xl">
          {total} of {maxTotalScore} prompt tips used
        </Heading>
        <Text color="fg.muted">Most prompts don’t need all of these. Pick what helps.</Text>
        {isOld && <Text color="fg.muted">You have changed your prompt since then. Ask again to see the difference.</Text>}
      </Box>
      {isPrivate.length > 0 && (
        <Notice tone="danger" title="Take this out first">
          Your prompt seems to include {new Intl.ListFormat('en-GB').format(isPrivate)}. Private things do not belong in a prompt.
        </Notice>
      )}
      <Box bg="bg.card" borderWidth="3px" borderColor="border.ink" borderRadius="2xl" padding="5" display="grid" gap="3">
        <Heading as="h3" size="lg">
          {change ? 'The one change that helps most' : 'All tips used'}
        </Heading>
        <Text>{change?.tip ?? 'I have nothing to add. Only you can judge whether the idea is good and an answer is right.'}</Text>
        {rewritten && (
          <>
            <Text fontWeight="700">For example:</Text>
            <Box as="blockquote" bg={`${hue}.soft`} borderRadius="xl" padding="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
              <Marked text={rewritten} part={change?.example ?? ''} />
            </Box>
            <Text color="fg.muted">This is just an example. Use your own words.</Text>
            <Box>
              <Button variant="outline" onClick={() => onTake(rewritten)}>
                Try this example
              </Button>
            </Box>
          </>
        )}
      </Box>
      <SimpleGrid as="ul" minChildWidth="min(100%, 16rem)" gap="4" listStyleType="none">
        {parts.map((part) => (
          <Part key={part.id} part={part} hue={hue} />
        ))}
      </SimpleGrid>
    </Box>
  )
}

/** Highlights the added words. */
function Marked({ text, part }: { text: string; part: string }) {
  const at = text.lastIndexOf(part)
  if (part === '' || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <strong>{part}</strong>
      {text.slice(at + part.length)}
    </>
  )
}

function Part({ part: { id, score, found, tips }, hue }: { part: PartScore; hue: Hue }) {
  const about = coachParts.find((it) => it.id === id)
  return (
    <Box as="li" bg="bg.card" borderWidth="3px" borderColor="border.soft" borderRadius="2xl" padding="4">
      <Flex justify="space-between" gap="3" align="center">
        <Heading as="h3" size="lg">
          {about?.name}
        </Heading>
        <ScoreDots score={score} max={maxPartScore} hue={hue} />
      </Flex>
      <Text color="fg.muted">{about?.asks}</Text>
      <Box as="ul" listStyleType="none" marginTop="2" display="grid" gap="1.5">
        {found.map((text) => (
          <Flex as="li" key={text} gap="2">
            <Box as="span" color="success.text" flexShrink="0" marginTop="0.15em">
              <CheckIcon />
            </Box>
            {text}
          </Flex>
        ))}
        {tips.map((text) => (
          <Flex as="li" key={text} gap="2" color="fg.muted">
            <Box as="span" aria-hidden="true" flexShrink="0" width="1.2em" textAlign="center">
              ○
            </Box>
            <span>
              <Box as="span" srOnly>
                Missing:{' '}
              </Box>
              {text}
            </span>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
