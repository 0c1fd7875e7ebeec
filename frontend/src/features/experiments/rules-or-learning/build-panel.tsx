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
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { CreatureArt } from './creature-art.tsx'
import { KindTag } from './kind-tag.tsx'
import { isShown, type State, type Tree, verdicts, worldOf } from './model.ts'
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

/** Builds a creature and shows what rules and tree say about it. Its true kind shows when it hatches. */
export function BuildPanel({ state, tree, onAct }: PanelProps & { tree: Tree }) {
  const world = worldOf(state)
  const creature = creatureOf(state.creature)
  const found = verdicts(state, tree, creature)
  const missing = missingFor(rightByRules(state.list, world.shown), found.path.length, world.shown.length)
  const build = (changes: (now: Creature) => Partial<Creature>) =>
    onAct(
      (now) => {
        const before = creatureOf(now.creature)
        return { ...now, creature: numberOf({ ...before, ...changes(before) }), isHatched: false }
      },
      (next) => {
        const built = creatureOf(next.creature)
        const now = verdicts(next, tree, built)
        return `${describe(built)}. Rules: ${kindNames[now.rules]}. Tree: ${kindNames[now.tree]}.`
      },
    )
  const hatch = () =>
    onAct(
      (now) => ({ ...now, isHatched: true }),
      () => [verdictText(state, found), missing].filter(Boolean).join(' '),
    )
  const bothWrong = world.shown.filter((it) => {
    const { rules, tree: byTree } = verdicts(state, tree, it.creature)
    return rules !== it.kind && byTree !== it.kind
  })
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Box display="grid" gap="4" borderWidth="3px" borderColor="border.ink" borderRadius="2xl" padding="4" justifyItems="center">
        <Box width="full" maxWidth="14rem">
          <CreatureArt creature={creature} title={describe(creature)} />
        </Box>
        <Flex gap="4" wrap="wrap" justify="center">
          <Says who="Your rules say" kind={found.rules} />
          <Says who="The tree says" kind={found.tree} />
          <Says who="It really is" kind={state.isHatched ? found.truth : null} />
        </Flex>
        <Button onClick={() => !state.isHatched && hatch()} aria-disabled={state.isHatched}>
          Let it hatch
        </Button>
        <Text fontWeight="600" textAlign="center" minHeight="3rem">
          {state.isHatched && verdictText(state, found)}
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
          legend="Color"
          options={optionsOf(colors)}
          value={creature.color}
          onChange={(color) => build(() => ({ color }))}
        />
        <Flex role="group" aria-label="Parts" gap="2" wrap="wrap">
          {parts.map(([key, name]) => (
            <PartSwitch key={key} name={name} isOn={creature[key]} onFlip={() => build((now) => ({ [key]: !now[key] }))} />
          ))}
        </Flex>
        <Box>
          <Text fontWeight="700">Shown creatures that both sort wrongly</Text>
          <Text color="fg.muted" marginBottom="2">
            {bothWrong.length === 0
              ? 'None. Grow a smaller tree, or change your rules.'
              : 'Tap one to copy it. Then change one part.'}
          </Text>
          <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
            {bothWrong.map((it) => (
              <li key={numberOf(it.creature)}>
                <chakra.button
                  type="button"
                  aria-label={`Copy: ${describe(it.creature)}`}
                  onClick={() => build(() => it.creature)}
                  boxSize="16"
                  padding="1"
                  borderWidth="3px"
                  borderColor="border.ink"
                  borderRadius="xl"
                  bg="bg.card"
                  cursor="pointer"
                  _hover={{ bg: 'colorPalette.soft' }}
                >
                  <CreatureArt creature={it.creature} />
                </chakra.button>
              </li>
            ))}
          </Flex>
        </Box>
      </Box>
    </Grid>
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
  if (tree === truth) return 'The tree is right. Only your rules are wrong.'
  if (rules === truth) return 'Your rules are right. Only the tree is wrong.'
  if (isShown(state, state.creature)) return 'Both are wrong! But this one was shown before. Change a part that does not matter.'
  return 'Both are wrong! You found a creature that breaks both.'
}

function missingFor(right: number, pathLength: number, total: number): string | null {
  if (right < minimumRight)
    return `First make rules that sort at least ${minimumRight} of the ${total} shown creatures right (now ${right}).`
  if (pathLength < minimumPath)
    return 'The tree decides this one after fewer than two questions. Grow it deeper, or build another creature.'
  return null
}
