import { Box, Flex, Text } from '@chakra-ui/react'
import type { Coaching } from '@deepm/schema/rules/lab/coach/coach'
import { extraTitle, praiseFor, scoreText, suggestionsTitle } from '@deepm/schema/rules/lab/coach/lab-answer'
import type { Ref } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { CheckIcon } from '../../../ui/components/icons.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

type Props = {
  coaching: Coaching
  /** Whether the prompt has changed since. */
  isOld: boolean
  hue: Hue
  headingRef: Ref<HTMLHeadingElement>
  onTake(prompt: string): void
  onAdd(sentence: string): void
}

/** Shows which parts a prompt has, and at most three suggestions with examples. */
export function CoachResult({ coaching, isOld, hue, headingRef, onTake, onAdd }: Props) {
  const { reply, score, helpsWith, isPrivate, parts, isEnough, next, note } = coaching
  return (
    <Box as="section" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Box>
        <Heading as="h3" ref={headingRef} tabIndex={-1} size="xl">
          {reply?.title ?? (parts.length > 0 ? scoreText(score, parts.length, helpsWith) : praiseFor(parts))}
        </Heading>
        {isOld && <Text color="fg.muted">You have changed your prompt since then. Ask again to see the difference.</Text>}
      </Box>
      {isPrivate.length > 0 && (
        <Notice tone="danger" title="Take this out first">
          Your prompt seems to include {new Intl.ListFormat('en-GB').format(isPrivate)}. Private things do not belong in a prompt.
        </Notice>
      )}
      {note && <Text>{note}</Text>}
      {parts.length > 0 && <Parts parts={parts} />}
      {isEnough && (parts.length > 0 || next) && (
        <Text>
          {parts.length > 0 && <strong>{praiseFor(parts)}</strong>} {next}
        </Text>
      )}
      {reply ? <Reply reply={reply} hue={hue} onTake={onTake} /> : <Suggestions coaching={coaching} hue={hue} onAdd={onAdd} />}
    </Box>
  )
}

function Parts({ parts }: Pick<Coaching, 'parts'>) {
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="2">
      {parts.map(({ id, name, isFound }) => (
        <Flex as="li" key={id} gap="2" align="center" color={isFound ? 'fg.ink' : 'fg.muted'}>
          {isFound ? (
            <Box as="span" color="success.text">
              <CheckIcon />
            </Box>
          ) : (
            <span aria-hidden="true">○</span>
          )}
          <span>
            <Box as="span" srOnly>
              {isFound ? 'In your prompt: ' : 'Not in your prompt yet: '}
            </Box>
            {name}
          </span>
        </Flex>
      ))}
    </Flex>
  )
}

function Suggestions({ coaching: { suggestions, isEnough }, hue, onAdd }: Pick<Props, 'coaching' | 'hue' | 'onAdd'>) {
  if (suggestions.length === 0) return null
  return (
    <Box display="grid" gap="3">
      <Heading as="h3" size="lg">
        {isEnough ? extraTitle : suggestionsTitle(suggestions.length)}
      </Heading>
      <Box as="ol" listStyleType="none" display="grid" gap="3">
        {suggestions.map(({ id, advice, example }) => (
          <Example
            key={id}
            hue={hue}
            text={advice}
            example={example}
            label="Add this to my prompt"
            onPress={() => onAdd(example)}
          />
        ))}
      </Box>
    </Box>
  )
}

function Reply({ reply, hue, onTake }: Pick<Props, 'hue' | 'onTake'> & { reply: NonNullable<Coaching['reply']> }) {
  return (
    <Box display="grid" gap="3">
      <Text>{reply.text}</Text>
      {reply.points.length > 0 && (
        <Box as="ul" paddingLeft="5" listStyleType="disc">
          {reply.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
      )}
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {reply.prompts.map((prompt) => (
          <Example key={prompt} hue={hue} example={prompt} label="Use this prompt" onPress={() => onTake(prompt)} />
        ))}
      </Box>
    </Box>
  )
}

type ExampleProps = { hue: Hue; text?: string; example: string; label: string; onPress(): void }

function Example({ hue, text, example, label, onPress }: ExampleProps) {
  return (
    <Box as="li" bg={`${hue}.soft`} borderRadius="2xl" padding="4" display="grid" gap="2">
      {text && <Text>{text}</Text>}
      <Text fontWeight="700" overflowWrap="anywhere">
        “{example}”
      </Text>
      <Box>
        <Button variant="outline" onClick={onPress}>
          {label}
        </Button>
      </Box>
    </Box>
  )
}
