import { Box, Flex, Text } from '@chakra-ui/react'
import type { Coaching, Suggestion } from '@deepm/schema/rules/lab/coach/coach'
import { extraTitle, noPicture, praiseFor, scoreText, suggestionsTitle } from '@deepm/schema/rules/lab/coach/lab-answer'
import { useId } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { CheckIcon } from '../../../ui/components/icons.tsx'

/** What a learner can do with the coach's advice. */
export type AdviceActions = {
  /** Puts a whole prompt into the box. */
  onTake(prompt: string): void
  /** Adds a sentence to the prompt that was sent. */
  onImprove(prompt: string, sentence: string): void
}

type Props = AdviceActions & {
  prompt: string
  coaching: Coaching
  /** Whether a model made a picture from the prompt. */
  hasPicture?: boolean
}

/** Shows which parts a prompt has, and the suggestions; or the reply to a prompt that needs none. */
export function CoachAdvice({ prompt, coaching, hasPicture = false, onTake, onImprove }: Props) {
  const { reply, parts, score, helpsWith, kind, isSure, suggestions, isEnough, next, note } = coaching
  if (reply) return <Reply reply={reply} onTake={onTake} />
  return (
    <>
      {note && <Text>{note}</Text>}
      {parts.length > 0 && (
        <Box>
          <Heading as="h3" size="lg">
            {scoreText(score, parts.length, helpsWith)}
          </Heading>
          {kind === 'picture' && isSure && !hasPicture && <Text color="fg.muted">{noPicture}</Text>}
          <PartList parts={parts} />
        </Box>
      )}
      {isEnough && (
        <Text>
          <strong>{praiseFor(parts)}</strong> {next}
        </Text>
      )}
      {suggestions.length > 0 && (
        <Box display="grid" gap="3">
          <Heading as="h3" size="lg">
            {isEnough ? extraTitle : suggestionsTitle(suggestions.length)}
          </Heading>
          <Box as="ol" listStyleType="none" display="grid" gap="3">
            {suggestions.map((suggestion) => (
              <SuggestionItem key={suggestion.id} suggestion={suggestion} onAdd={() => onImprove(prompt, suggestion.example)} />
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

function PartList({ parts }: Pick<Coaching, 'parts'>) {
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="2" marginTop="2">
      {parts.map(({ id, name, isFound, words }) => (
        <Flex
          as="li"
          key={id}
          gap="1.5"
          align="center"
          borderWidth="2px"
          borderStyle={isFound ? 'solid' : 'dashed'}
          borderColor={isFound ? 'success.line' : 'border.soft'}
          borderRadius="xl"
          paddingX="3"
          paddingY="1"
          color={isFound ? 'fg.ink' : 'fg.muted'}
          overflowWrap="anywhere"
        >
          {isFound && (
            <Box as="span" color="success.text" flexShrink="0">
              <CheckIcon />
            </Box>
          )}
          <span>
            {name}
            {words && `: ${words}`}
            <Box as="span" srOnly>
              {isFound ? ', in your prompt' : ', not in your prompt yet'}
            </Box>
          </span>
        </Flex>
      ))}
    </Flex>
  )
}

function SuggestionItem({ suggestion: { advice, example }, onAdd }: { suggestion: Suggestion; onAdd(): void }) {
  const exampleId = useId()
  return (
    <Box as="li" bg="colorPalette.soft" borderRadius="2xl" padding="4" display="grid" gap="2">
      <Text>{advice}</Text>
      <Text id={exampleId} fontWeight="700" overflowWrap="anywhere">
        “{example}”
      </Text>
      <Box>
        <Button variant="outline" aria-describedby={exampleId} onClick={onAdd}>
          Add this to my prompt
        </Button>
      </Box>
    </Box>
  )
}

function Reply({ reply, onTake }: { reply: NonNullable<Coaching['reply']>; onTake: Props['onTake'] }) {
  const { title, text, prompts, points } = reply
  return (
    <Box bg="colorPalette.soft" borderRadius="2xl" padding="4" display="grid" gap="3">
      <Heading as="h3" size="lg">
        {title}
      </Heading>
      <Text>{text}</Text>
      {points.length > 0 && (
        <Box as="ul" paddingLeft="5" listStyleType="disc">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      )}
      {prompts.map((prompt) => (
        <Box key={prompt} display="grid" gap="2">
          <Text fontWeight="700">“{prompt}”</Text>
          <Box>
            <Button variant="outline" onClick={() => onTake(prompt)}>
              Use this prompt
            </Button>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
