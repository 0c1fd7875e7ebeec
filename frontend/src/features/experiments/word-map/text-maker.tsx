import { Box, Flex, Text } from '@chakra-ui/react'
import { textSizes } from '@deepm/schema/rules/experiments/word-map'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { Reading, Size } from './model.ts'

const kinds = [
  { value: 'old', label: 'like old texts' },
  { value: 'balanced', label: 'balanced' },
]

type Props = { job: string; readings: readonly Reading[]; onRead(size: Size, isBalanced: boolean): void }

/** Reads made-up texts of different sizes about a job, and counts “she” and “he”. */
export function TextMaker({ job, readings, onRead }: Props) {
  const [size, setSize] = useState<Size>(100)
  const [kind, setKind] = useState('old')
  return (
    <Box bg="bg.sunken" borderRadius="2xl" padding="4" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Text fontWeight="700" fontSize="lg">
        Does a larger text repair it?
      </Text>
      <Text>
        Let a machine count in made-up texts: “The {job} said that <em>she</em> …” or “… that <em>he</em> …”. In a text like old
        ones, about 85 of 100 sentences say “she”. In a balanced one, 50 do.
      </Text>
      <ChoiceRow
        legend="How many sentences?"
        options={textSizes.map((value) => ({ value, label: value.toLocaleString('en') }))}
        value={size}
        onChange={(it) => setSize(it)}
      />
      <ChoiceRow legend="Which kind of text?" options={kinds} value={kind} onChange={(it) => setKind(it)} />
      <Box>
        <Button onClick={() => onRead(size, kind === 'balanced')}>Read the text</Button>
      </Box>
      <Flex as="ol" direction="column" gap="3" listStyleType="none" aria-label="Texts that the machine read">
        {readings.map((it, index) => (
          <Box as="li" key={`${index} ${it.she}`}>
            <Text>
              {it.size.toLocaleString('en')} sentences, {it.isBalanced ? 'balanced' : 'like old texts'}:{' '}
              <strong>{percent(it)} “she”</strong>
            </Text>
            <Flex
              height="7"
              borderWidth="2px"
              borderColor="border.ink"
              borderRadius="lg"
              overflow="hidden"
              bg="amber.solid"
              justify="flex-end"
              aria-hidden="true"
            >
              <Box width={percent(it).replace(' ', '')} bg="violet.solid" borderLeftWidth="2px" borderColor="border.ink" />
            </Flex>
          </Box>
        ))}
      </Flex>
    </Box>
  )
}

export function percent({ she, size }: Reading): string {
  return `${Math.round((100 * she) / size)} %`
}
