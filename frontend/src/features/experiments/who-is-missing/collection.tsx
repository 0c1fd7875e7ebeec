import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { budget, firstCollection, homeGroups } from '@deepm/schema/rules/experiments/who-is-missing'
import { type ReactNode, useId, useMemo } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import type { Prepared } from '../drawings/motifs/motifs.ts'
import { PreparedThumbnail } from '../drawings/thumbnail.tsx'
import { GroupResult } from './group-result.tsx'
import { collected, leftOver, type Result, withCount } from './model.ts'
import { outOf100 } from './shares.ts'

/** Drawings of a group that are shown; the rest is a number. */
const shown = 6

type Props = {
  counts: readonly number[]
  seed: number
  /** The last machine. Each group shows what it does for that group. */
  result: Result | undefined
  hasTests: boolean
  /** Whether the same number of each can be chosen with one press. */
  offersEqual: boolean
  onCounts(counts: readonly number[]): void
}

/** Chooses how many drawings of each group are collected. */
export function Collection({ counts, seed, result, hasTests, offersEqual, onCounts }: Props) {
  const drawings = useMemo(() => collected(counts, seed), [counts, seed])
  const left = leftOver(counts)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4">
        <Text fontWeight="700">Homes to learn from</Text>
        <Text role="status" fontWeight="600" color={left > 0 ? 'colorPalette.text' : 'fg.muted'}>
          {left > 0 ? `You can collect ${left} more.` : `All ${budget} collected. More of one group means fewer of another.`}
        </Text>
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
        {homeGroups.map(({ id, name, cityShare }, index) => (
          <GroupCard
            key={id}
            name={name}
            cityShare={cityShare}
            count={counts[index] ?? 0}
            drawings={drawings[index] ?? []}
            onCount={(count) => onCounts(withCount(counts, index, count))}
          >
            {result && (
              <GroupResult
                result={result}
                group={index}
                label={`With ${result.counts[index]} ${result.counts[index] === 1 ? 'drawing' : 'drawings'}:`}
                hasTests={hasTests}
              />
            )}
          </GroupCard>
        ))}
      </Grid>
      <Flex gap="2" wrap="wrap">
        {offersEqual && (
          <Button variant="soft" hue="teal" onClick={() => onCounts(homeGroups.map(() => budget / homeGroups.length))}>
            Same number of each
          </Button>
        )}
        <Button variant="soft" hue="teal" onClick={() => onCounts(firstCollection)}>
          As in the city
        </Button>
      </Flex>
    </Box>
  )
}

/** The first collection, which the first mission does not change. */
export function FirstCollection({ seed }: { seed: number }) {
  const drawings = useMemo(() => collected(firstCollection, seed), [seed])
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="3">
      {homeGroups.map(({ id, name }, index) => (
        <li key={id}>
          <Text fontWeight="700">
            {firstCollection[index]} {name}
          </Text>
          <Drawings drawings={drawings[index] ?? []} />
        </li>
      ))}
    </Box>
  )
}

/** Some drawings of a group, and how many there are besides. */
function Drawings({ drawings }: { drawings: readonly Prepared[] }) {
  return (
    <Grid templateColumns="repeat(7, minmax(0, 1fr))" gap="1" minHeight="9" maxWidth="24rem" alignItems="center">
      {drawings.slice(0, shown).map((it) => (
        <PreparedThumbnail key={it.seed} prepared={it} />
      ))}
      {drawings.length > shown && (
        <Text textAlign="center" fontWeight="600">
          +{drawings.length - shown}
        </Text>
      )}
    </Grid>
  )
}

type GroupProps = {
  name: string
  cityShare: number
  count: number
  drawings: readonly Prepared[]
  onCount(count: number): void
  children: ReactNode
}

function GroupCard({ name, cityShare, count, drawings, onCount, children }: GroupProps) {
  const id = useId()
  return (
    <Box
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      padding="3"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      alignContent="start"
    >
      <Flex justify="space-between" align="baseline" gap="2">
        <chakra.label htmlFor={id} fontWeight="700" _firstLetter={{ textTransform: 'uppercase' }} display="block">
          {name}
        </chakra.label>
        <Box as="span" fontFamily="heading" fontWeight="600" fontSize="2xl" aria-hidden="true">
          {count}
        </Box>
      </Flex>
      <Flex align="center" gap="2">
        <StepButton label={`One fewer of ${name}`} sign="−" isOff={count === 0} onClick={() => onCount(count - 1)} />
        <chakra.input
          id={id}
          type="range"
          min={0}
          max={budget}
          value={count}
          aria-valuetext={`${count} drawings`}
          onChange={(event) => onCount(Number(event.target.value))}
          flex="1"
          minWidth="0"
          height="11"
          cursor="pointer"
          css={{ accentColor: 'var(--ui-colors-color-palette-line)' }}
        />
        <StepButton label={`One more of ${name}`} sign="+" isOff={count === budget} onClick={() => onCount(count + 1)} />
      </Flex>
      <Drawings drawings={drawings} />
      <Text color="fg.muted">{outOf100(cityShare)} out of 100 homes in the city</Text>
      {children}
    </Box>
  )
}

function StepButton({ label, sign, isOff, onClick }: { label: string; sign: string; isOff: boolean; onClick(): void }) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      boxSize="11"
      flexShrink="0"
      borderWidth="3px"
      borderColor={isOff ? 'border.soft' : 'border.ink'}
      borderRadius="xl"
      bg="bg.card"
      color={isOff ? 'fg.muted' : 'fg.ink'}
      fontSize="xl"
      fontWeight="700"
      lineHeight="1"
      cursor={isOff ? 'not-allowed' : 'pointer'}
    >
      {sign}
    </chakra.button>
  )
}
