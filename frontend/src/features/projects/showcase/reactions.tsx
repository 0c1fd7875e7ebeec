import { Box, chakra, Flex } from '@chakra-ui/react'
import {
  givenReactions,
  type Reaction,
  type ReactionCounts,
  reactionNames,
  reactions,
} from '@deepm/schema/rules/projects/reactions'
import { type ReactNode, useId, useRef } from 'react'
import { ReactionIcon } from '../cards/reaction-icon.tsx'
import type { ShowcaseCard_ProjectFragment } from './card.generated.ts'
import { Plain } from './plain.ts'
import { useReaction } from './use-reaction.ts'

type Props = {
  project: ShowcaseCard_ProjectFragment
  announce(words: string): void
  /** Shown in one row with the button that takes a reaction back. */
  children: ReactNode
}

/** Lets a learner choose one of four reactions, change it and take it back. Native radio inputs, so arrow keys work. */
export function ReactionChoice({ project, announce, children }: Props) {
  const { reaction, counts, choose } = useReaction(project, announce)
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)

  const takeBack = () => {
    // The button goes, so the focus moves to what was chosen.
    group.current?.querySelector<HTMLElement>(`[value=${reaction}]`)?.focus()
    void choose(null)
  }

  return (
    <Box marginTop="auto" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.fieldset ref={group} minWidth="0" display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2">
        <chakra.legend srOnly>Your reaction to {project.title}</chakra.legend>
        {reactions.map((it) => (
          <Option key={it} name={name} reaction={it} count={counts[it]} isChosen={it === reaction} onChoose={choose} />
        ))}
      </chakra.fieldset>
      <Flex justify="space-between" gap="2">
        {reaction ? (
          <Plain type="button" aria-label={`Take back your reaction to ${project.title}`} onClick={takeBack}>
            Take back
          </Plain>
        ) : (
          <span />
        )}
        {children}
      </Flex>
    </Box>
  )
}

type OptionProps = {
  name: string
  reaction: Reaction
  count: number
  isChosen: boolean
  onChoose(reaction: Reaction): Promise<void>
}

function Option({ name, reaction, count, isChosen, onChoose }: OptionProps) {
  const label = reactionNames[reaction]
  return (
    <chakra.label
      position="relative"
      display="flex"
      alignItems="center"
      gap="1"
      minHeight="14"
      paddingX="1.5"
      paddingY="1"
      borderWidth="3px"
      borderColor={isChosen ? 'colorPalette.line' : 'border.soft'}
      borderRadius="xl"
      bg={isChosen ? 'colorPalette.soft' : 'bg.card'}
      color={isChosen ? 'colorPalette.text' : 'fg.ink'}
      fontFamily="heading"
      fontWeight="600"
      lineHeight="1.15"
      cursor="pointer"
      _hover={{ borderColor: 'colorPalette.line' }}
      css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
    >
      <chakra.input
        type="radio"
        name={name}
        value={reaction}
        checked={isChosen}
        onChange={() => void onChoose(reaction)}
        aria-label={count > 0 ? `${label}, ${countText(count)}` : label}
        position="absolute"
        opacity="0"
        boxSize="px"
      />
      <Box as="span" flexShrink="0" color="colorPalette.text">
        <ReactionIcon reaction={reaction} />
      </Box>
      <Box as="span" aria-hidden="true" flex="1" minWidth="0">
        {label}
      </Box>
      {count > 0 && (
        <Box as="span" aria-hidden="true" fontVariantNumeric="tabular-nums">
          {count}
        </Box>
      )}
    </chakra.label>
  )
}

/** Lists how many learners chose each reaction. */
export function ReactionList({ counts }: { counts: ReactionCounts }) {
  const given = givenReactions(counts)
  if (given.length === 0) return null
  return (
    <Flex
      as="ul"
      aria-label="Reactions"
      marginTop="auto"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      listStyleType="none"
      fontWeight="600"
    >
      {given.map(({ reaction, count }) => (
        <Flex as="li" key={reaction} align="center" gap="2">
          <Box as="span" color="colorPalette.text">
            <ReactionIcon reaction={reaction} />
          </Box>
          {reactionNames[reaction]} {count}
        </Flex>
      ))}
    </Flex>
  )
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'learner' : 'learners'}`
}
