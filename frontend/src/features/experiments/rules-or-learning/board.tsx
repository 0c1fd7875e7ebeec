import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type Kind, numberOf, type RuleList, sortByRules } from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import type { Known } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import { CreatureArt } from './creature-art.tsx'
import { KindTag, kindHues } from './kind-tag.tsx'
import { describe, kindNames } from './names.ts'

type Props = {
  known: readonly Known[]
  list: RuleList
  /** Number of the creature that the learner asks about. */
  chosen: number | null
  onChoose(number: number): void
}

/** The shown creatures of both kinds. Those that the rules sort wrongly are marked. */
export function Board({ known, ...rest }: Props) {
  return (
    <Box display="grid" gap="4">
      {(['zib', 'mork'] as const).map((kind) => (
        <Group key={kind} kind={kind} known={known.filter((it) => it.kind === kind)} {...rest} />
      ))}
    </Box>
  )
}

type GroupProps = Props & { kind: Kind }

function Group({ kind, known, list, chosen, onChoose }: GroupProps) {
  return (
    <Box colorPalette={kindHues[kind]}>
      <Flex gap="2" align="center" marginBottom="2">
        <Text>These {known.length} are</Text> <KindTag kind={kind} isMany />
      </Flex>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gap={{ base: '1', md: '1.5' }}
        gridTemplateColumns={{ base: 'repeat(auto-fill, minmax(2.6rem, 1fr))', md: 'repeat(auto-fill, minmax(3.25rem, 1fr))' }}
      >
        {known.map(({ creature }) => {
          const number = numberOf(creature)
          const isWrong = sortByRules(list, creature) !== kind
          return (
            <li key={number}>
              <chakra.button
                type="button"
                aria-pressed={number === chosen}
                aria-label={`${describe(creature)}: a ${kindNames[kind]}, your rules are ${isWrong ? 'wrong' : 'right'}`}
                onClick={() => onChoose(number)}
                position="relative"
                display="block"
                width="full"
                aspectRatio="1"
                padding="0.5"
                borderWidth="3px"
                borderStyle={isWrong ? 'dashed' : 'solid'}
                borderColor={isWrong ? 'border.ink' : 'transparent'}
                borderRadius="xl"
                bg={isWrong ? 'bg.card' : 'colorPalette.soft'}
                cursor="pointer"
                outlineOffset="2px"
                css={{ '&[aria-pressed=true]': { boxShadow: '0 0 0 3px var(--ui-colors-accent-line)' } }}
              >
                <CreatureArt creature={creature} />
                {isWrong && <WrongMark />}
              </chakra.button>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

function WrongMark() {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      top="-1.5"
      right="-1.5"
      boxSize={{ base: '5', md: '6' }}
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="danger.solid"
      color="danger.onSolid"
      fontWeight="700"
      lineHeight="1"
    >
      ✗
    </Box>
  )
}
