import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { groups, onLine, poles, type State } from './model.ts'

const groupNames: Record<State['group'], string> = { animals: 'animals', food: 'food', jobs: 'jobs', sports: 'sports' }

type Props = {
  pole: State['poles']
  group: State['group']
  picked: string | null
  /** What is said about the picked word, right below it. */
  note: string | null
  onPole(pole: State['poles']): void
  onGroup(group: State['group']): void
  onPick(word: string): void
}

/** Words of a group on the line between two poles. */
export function PoleLine({ pole, group, picked, note, onPole, onGroup, onPick }: Props) {
  const [left, right] = poles[pole]
  const rows = onLine(group, pole)
  const widest = Math.max(...rows.map((it) => Math.abs(it.place)))
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <ChoiceRow
        legend="Which words?"
        options={(Object.keys(groups) as State['group'][]).map((value) => ({ value, label: groupNames[value] }))}
        value={group}
        onChange={onGroup}
      />
      <ChoiceRow
        legend="Which line?"
        options={(Object.keys(poles) as State['poles'][]).map((value) => ({ value, label: poles[value].join(' – ') }))}
        value={pole}
        onChange={onPole}
      />
      <Flex justify="space-between" fontWeight="700" fontSize="lg" aria-hidden="true">
        <span>← {left}</span>
        <span>{right} →</span>
      </Flex>
      <Flex as="ol" direction="column" gap="1" listStyleType="none" aria-label={`From ${left} to ${right}`}>
        {rows.map(({ word, place }) => {
          const share = (50 * place) / widest
          return (
            <li key={word}>
              <chakra.button
                type="button"
                aria-pressed={word === picked}
                aria-label={`${word}: ${Math.abs(place).toFixed(2)} toward ${place < 0 ? left : right}`}
                onClick={() => onPick(word)}
                position="relative"
                width="full"
                minHeight="11"
                bg="bg.sunken"
                color="fg.ink"
                borderWidth="3px"
                borderColor={word === picked ? 'border.ink' : 'transparent'}
                borderRadius="lg"
                overflow="hidden"
                cursor="pointer"
                _hover={{ borderColor: 'border.soft' }}
              >
                <Box
                  position="absolute"
                  insetY="2px"
                  left={share < 0 ? `${50 + share}%` : '50%'}
                  width={`${Math.abs(share)}%`}
                  bg={share < 0 ? 'amber.solid' : 'violet.solid'}
                  borderRadius="md"
                  transition="left 300ms, width 300ms"
                  css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
                />
                <Box position="absolute" insetY="0" left="50%" borderLeftWidth="2px" borderColor="border.ink" />
                <Box
                  as="span"
                  position="absolute"
                  insetY="0"
                  {...(share < 0 ? { left: '52%' } : { right: '52%' })}
                  display="flex"
                  alignItems="center"
                  fontWeight="600"
                >
                  {word}
                </Box>
              </chakra.button>
              {word === picked && note && (
                <Text bg="colorPalette.soft" borderRadius="lg" paddingX="3" paddingY="2" marginTop="1">
                  {note}
                </Text>
              )}
            </li>
          )
        })}
      </Flex>
      <Text color="fg.muted">
        A long bar means: in the texts, this word is used like “{left}” or like “{right}”.
      </Text>
    </Box>
  )
}
