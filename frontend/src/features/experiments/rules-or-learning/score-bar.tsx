import { Box, Flex, Text } from '@chakra-ui/react'
import { decidingRule, type RuleList, sortByRules } from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import { type Known, otherKind } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import { CreatureArt } from './creature-art.tsx'
import { KindTag } from './kind-tag.tsx'
import { conditionName, describe, kindNames } from './names.ts'
import { RightBar } from './right-bar.tsx'

type Props = {
  right: number
  total: number
  list: RuleList
  /** How many more creatures are right since the last change; `null` before the first. */
  change: number | null
  /** The creature that the learner asks about. */
  asked: Known | undefined
}

/** What the rules achieve, and what the last press changed. It stays in view, because creatures and buttons do not fit on a phone. */
export function ScoreBar({ right, total, list, change, asked }: Props) {
  return (
    <Box
      position="sticky"
      bottom="0"
      zIndex="1"
      bg="bg.card"
      borderTopWidth="3px"
      borderColor="border.ink"
      marginX="-2"
      paddingX="2"
      paddingY="2"
      display="grid"
      gap="1"
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <RightBar label="Your rules" right={right} total={total} />
      <Flex minHeight="3.5rem" align="center">
        <Box role="status">{asked && <Why known={asked} list={list} />}</Box>
        {!asked && <Text>{change === null ? startText(list) : changeText(change)}</Text>}
      </Flex>
    </Box>
  )
}

function startText({ rules, otherwise }: RuleList): string {
  return rules.length > 0
    ? 'Tap a creature to see which rule sorts it.'
    : `Without rules, all count as ${kindNames[otherwise]}s. So each ${kindNames[otherKind(otherwise)]} has a ✗.`
}

function changeText(change: number): string {
  if (change === 0) return 'That changed nothing.'
  if (change > 0) return `+${change}! ${change} ${change === 1 ? 'creature' : 'creatures'} more right than before.`
  return `−${-change}. That was better before.`
}

function Why({ known: { creature, kind }, list }: { known: Known; list: RuleList }) {
  const place = decidingRule(list, creature)
  const rule = list.rules[place]
  return (
    <Flex gap="2" align="center">
      <Box boxSize="12" flexShrink="0">
        <CreatureArt creature={creature} title={describe(creature)} />
      </Box>
      <Text>
        is a <KindTag kind={kind} />.{' '}
        {rule ? `Your rule ${place + 1} (${conditionName(rule)}) says` : 'No rule fits it, so it counts as'}{' '}
        <KindTag kind={sortByRules(list, creature)} />.
      </Text>
    </Flex>
  )
}
