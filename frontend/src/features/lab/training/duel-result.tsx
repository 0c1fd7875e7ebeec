import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { Duel, DuelReason } from '@deepm/schema/rules/lab/exercises/exercises'
import type { ReactNode, Ref } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'
import { CheckIcon, CloseIcon } from '../../../ui/components/icons.tsx'
import { ExampleAnswer } from './example-answer.tsx'
import { QuotedPrompt } from './quoted-prompt.tsx'

export const letters = ['A', 'B'] as const

type Props = {
  duel: Duel
  /** Index of the prompt that the learner chose. */
  pick: number
  /** Index of the reason that the learner chose. */
  reason: number
  headingRef: Ref<HTMLHeadingElement>
}

/** Says which prompt is better and why, and shows what each prompt has, lacks and gets as an answer. */
export function DuelResult({ duel: { kind, prompts, better, reasons, best }, pick, reason, headingRef }: Props) {
  const chosen = reasons[reason]
  return (
    <>
      <Box display="grid" gap="3">
        <Heading as="h3" ref={headingRef} tabIndex={-1}>
          {pick === better ? 'Correct!' : 'Not quite.'} Prompt {letters[better]} is better for this goal.
        </Heading>
        {chosen && <Feedback title={reason === best ? 'Your reason is right:' : 'Your reason:'} reason={chosen} />}
        {reason !== best && <Feedback title="What makes it better:" reason={reasons[best]} />}
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="start">
        {prompts.map(({ text, has, lacks, answer }, at) => (
          <Box
            key={text}
            as="section"
            aria-label={`Prompt ${letters[at]}`}
            display="grid"
            gap="3"
            gridTemplateColumns="minmax(0, 1fr)"
            borderWidth="3px"
            borderColor={at === better ? 'success.line' : 'border.soft'}
            borderRadius="2xl"
            padding="4"
          >
            <Text fontFamily="heading" fontWeight="600" fontSize="xl">
              Prompt {letters[at]}
              {at === better && ', the better one'}
              {at === pick && ' (your choice)'}
            </Text>
            <QuotedPrompt>{text}</QuotedPrompt>
            <Box as="ul" listStyleType="none" display="grid" gap="1">
              {has.map((it) => (
                <Point key={it} icon={<CheckIcon />} color="success.text" name="Helps: ">
                  {it}
                </Point>
              ))}
              {lacks.map((it) => (
                <Point key={it} icon={<CloseIcon />} color="danger.text" name="Does not help: ">
                  {it}
                </Point>
              ))}
            </Box>
            <ExampleAnswer title={kind === 'picture' ? 'What could be drawn' : 'What could come back'}>{answer}</ExampleAnswer>
          </Box>
        ))}
      </Grid>
    </>
  )
}

function Feedback({ title, reason: { text, feedback } }: { title: string; reason: DuelReason }) {
  return (
    <Text maxWidth="prose">
      <strong>
        {title} “{text}”.
      </strong>{' '}
      {feedback}
    </Text>
  )
}

/** One line of a list. `name` says to screen readers what the icon shows. */
function Point({ icon, color, name, children }: { icon: ReactNode; color: string; name: string; children: string }) {
  return (
    <Flex as="li" gap="2">
      <Box as="span" color={color} flexShrink="0" paddingTop="0.5">
        {icon}
      </Box>
      <span>
        <Box as="span" srOnly>
          {name}
        </Box>
        {children}
      </span>
    </Flex>
  )
}
