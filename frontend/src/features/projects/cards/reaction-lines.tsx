import { Box, Flex } from '@chakra-ui/react'
import { givenReactions, type Reaction, type ReactionCounts } from '@deepm/schema/rules/projects/reactions'
import { ReactionIcon } from './reaction-icon.tsx'

/** Tells learners how others reacted to their project, one line for each reaction, without names. */
export function ReactionLines({ counts }: { counts: ReactionCounts }) {
  const given = givenReactions(counts)
  if (given.length === 0) return null
  return (
    <Box as="ul" aria-label="What others say" listStyleType="none" display="grid" gap="1">
      {given.map(({ reaction, count }) => (
        <Flex as="li" key={reaction} gap="2" align="center">
          <Box as="span" color="colorPalette.text" flexShrink="0">
            <ReactionIcon reaction={reaction} />
          </Box>
          {reactionLine(reaction, count)}
        </Flex>
      ))}
    </Box>
  )
}

/** Says it in a sentence: "2 people want to try this." */
function reactionLine(reaction: Reaction, count: number): string {
  const isOne = count === 1
  const people = isOne ? '1 person' : `${count} people`
  if (reaction === 'greatIdea') return `${people} ${isOne ? 'thinks' : 'think'} it is a great idea.`
  if (reaction === 'wellMade') return `${people} ${isOne ? 'thinks' : 'think'} it is well made.`
  if (reaction === 'madeMeSmile') return `It made ${people} smile.`
  return `${people} ${isOne ? 'wants' : 'want'} to try this.`
}
