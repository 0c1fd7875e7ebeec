import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { minimumPath, minimumRight } from '@deepm/schema/rules/experiments/rules-or-learning'
import {
  type Creature,
  colors,
  creatureOf,
  eyeCounts,
  type Kind,
  legCounts,
  numberOf,
} from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import { rightByRules } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import { useMemo } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { CreatureArt } from './creature-art.tsx'
import { KindTag } from './kind-tag.tsx'
import { contestTree, isShown, type State, verdicts, worldOf } from './model.ts'
import { describe, kindNames } from './names.ts'
import type { PanelProps } from './rules-panel.tsx'

const parts = [
  ['isBig', 'big'],
  ['hasStripes', 'stripes'],
  ['hasTail', 'tail'],
  ['hasWings', 'wings'],
  ['hasAntennae', 'antennae'],
] as const

const optionsOf = <V extends string | number>(values: readonly V[]) => values.map((value) => ({ value, label: String(value) }))

/** Builds a creature and shows what the rules and the machine of the contest say about it. Its true kind is a secret at first. */
export function BuildPanel({ state, onAct }: PanelProps) {
  const world = worldOf(state)
  const tree = useMemo(() => contestTree({ world: state.world }), [state.world])
  const creature = creatureOf(state.creature)
  const found = verdicts(state, tree, creature)
  const missing = missingFor(rightByRules(state.list, world.shown), found.path.length, world.shown.length)
  const build = (changes: (now: Creature) => Partial<Creature>) =>
    onAct(
      (now) => {
        const before = creatureOf(now.creature)
        return { ...now, creature: numberOf({ ...before, ...changes(before) }), isRevealed: false }
      },
      (next) => {
        const built = creatureOf(next.creature)
        const now = verdicts(next, tree, built)
        return `${describe(built)}. Rules: ${kindNames[now.rules]}. Machine: ${kindNames[now.tree]}.`
      },
    )
  const reveal = () =>
    onAct(
      (now) => ({ ...now, isRevealed: true }),
      () => [verdictText(state, found), missing].filter(Boolean).join(' '),
    )
  const bothWrong = world.shown
    .filter((it) => {
      const { rules, tree: byTree } = verdicts(state, tree, it.creature)
      return rules !== it.kind && byTree !== it.kind
    })
    .map((it) => it.creature)
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
      <BothWrong creatures={bothWrong} onCopy={(it) => build(() => it)} />
      <Box display="grid" gap="3" borderWidth="3px" borderColor="border.ink" borderRadius="2xl" padding="4" justifyItems="center">
        <Box width="full" maxWidth={{ base: '7rem', lg: '14rem' }}>
          <CreatureArt creature={creature} title={describe(creature)} />
        </Box>
        <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="2">
          <Says who="Your rules" kind={found.rules} />
          <Says who="Machine" kind={found.tree} />
          <Says who="Really" kind={state.isRevealed ? found.truth : null} />
        </Grid>
        <Button onClick={() => !state.isRevealed && reveal()} aria-disabled={state.isRevealed}>
          What is it really?
        </Button>
        <Text fontWeight="600" textAlign="center" minHeight="3rem">
          {state.isRevealed && verdictText(state, found)}
        </Text>
        {missing && (
          <Text color="fg.muted" textAlign="center">
            {missing}
          </Text>
        )}
      </Box>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <ChoiceRow
          legend="Legs"
          options={optionsOf(legCounts)}
          value={creature.legs}
          onChange={(legs) => build(() => ({ legs }))}
        />
        <ChoiceRow
          legend="Eyes"
          options={optionsOf(eyeCounts)}
          value={creature.eyes}
          onChange={(eyes) => build(() => ({ eyes }))}
        />
        <ChoiceRow
          legend="Colour"
          options={optionsOf(colors)}
          value={creature.color}
          onChange={(color) => build(() => ({ color }))}
        />
        <Flex role="group" aria-label="Parts" gap="2" wrap="wrap">
          {parts.map(([key, name]) => (
            <PartSwitch key={key} name={name} isOn={creature[key]} onFlip={() => build((now) => ({ [key]: !now[key] }))} />
          ))}
        </Flex>
      </Box>
    </Grid>
  )
}

type BothWrongProps = { creatures: readonly Creature[]; onCopy(creature: Creature): void }

/** Shown creatures that fool both already: a start for an own one. */
function BothWrong({ creatures, onCopy }: BothWrongProps) {
  if (creatures.length === 0) return null
  return (
    <Box gridColumn="1 / -1">
      <Text fontWeight="700">These fool both already. Tap one to copy it, then change one part.</Text>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" marginTop="2">
        {creatures.map((it) => (
          <li key={numberOf(it)}>
            <chakra.button
              type="button"
              aria-label={`Copy: ${describe(it)}`}
              onClick={() => onCopy(it)}
              boxSize="14"
              padding="1"
              borderWidth="3px"
              borderColor="border.ink"
              borderRadius="xl"
              bg="bg.card"
              cursor="pointer"
              _hover={{ bg: 'colorPalette.soft' }}
            >
              <CreatureArt creature={it} />
            </chakra.button>
          </li>
        ))}
      </Flex>
    </Box>
  )
}

function PartSwitch({ name, isOn, onFlip }: { name: string; isOn: boolean; onFlip(): void }) {
  return (
    <chakra.button
      type="button"
      aria-pressed={isOn}
      onClick={onFlip}
      minHeight="12"
      paddingX="4"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="xl"
      fontWeight="600"
      bg={isOn ? 'colorPalette.solid' : 'bg.card'}
      color={isOn ? 'colorPalette.onSolid' : 'fg.ink'}
      cursor="pointer"
      _highContrast={{ borderWidth: isOn ? '6px' : '3px' }}
    >
      {isOn && <span aria-hidden="true">✓ </span>}
      {name}
    </chakra.button>
  )
}

function Says({ who, kind }: { who: string; kind: Kind | null }) {
  return (
    <Box textAlign="center">
      <Text color="fg.muted">{who}</Text>
      {kind ? <KindTag kind={kind} /> : <strong>?</strong>}
    </Box>
  )
}

function verdictText(state: State, { rules, tree, truth }: ReturnType<typeof verdicts>): string {
  if (rules === truth && tree === truth) {
    const isException = worldOf(state).shown.some((it) => numberOf(it.creature) === state.creature && it.kind !== truth)
    return isException
      ? 'Both are right about creatures like this. The one that you copied is an exception. Copy another one.'
      : 'Both are right. Change a part and try again.'
  }
  if (tree === truth) return 'The machine is right. Only your rules are wrong.'
  if (rules === truth) return 'Your rules are right. Only the machine is wrong.'
  if (isShown(state, state.creature)) return 'Both are wrong! But this one was shown before. Change a part that does not matter.'
  return 'Both are wrong! You found a creature that breaks both.'
}

function missingFor(right: number, pathLength: number, total: number): string | null {
  if (right < minimumRight)
    return `First make rules that sort at least ${minimumRight} of the ${total} shown creatures right (now ${right}).`
  if (pathLength < minimumPath) return 'The machine asks only one question about this one. Build another creature.'
  return null
}
