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

/** Texts that the mission asks for. */
const wanted: readonly { name: string; isDone(reading: Reading): boolean }[] = [
  { name: '100 sentences like old texts', isDone: (it) => !it.isBalanced && it.size === 100 },
  { name: '10,000 or more like old texts', isDone: (it) => !it.isBalanced && it.size >= 10_000 },
  { name: '1,000 or more, balanced', isDone: (it) => it.isBalanced && it.size >= 1000 },
]

type Props = { job: string; readings: readonly Reading[]; onRead(size: Size, isBalanced: boolean): void }

/** Reads made-up texts of different sizes about a job, and counts “she” and “he”. */
export function TextMaker({ job, readings, onRead }: Props) {
  const [size, setSize] = useState<Size>(100)
  const [kind, setKind] = useState('old')
  return (
    <Box bg="bg.sunken" borderRadius="2xl" padding="4" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Text fontWeight="700" fontSize="lg">
        Does a larger text make it fair?
      </Text>
      <Text>
        Here are made-up sentences: “The {job} said that <em>she</em> …” or “… that <em>he</em> …”. Let the machine count them.
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
      <Box as="ul" listStyleType="none" fontWeight="600" aria-label="Texts to read">
        {wanted.map(({ name, isDone }) => (
          <li key={name}>
            {readings.some(isDone) ? '✓' : '○'} {name}
          </li>
        ))}
      </Box>
      <Flex as="ol" direction="column" gap="3" listStyleType="none" aria-label="Texts that the machine read">
        {readings.map((it, index) => (
          <Box as="li" key={`${index} ${it.she}`}>
            <Text>
              {it.size.toLocaleString('en')} sentences, {it.isBalanced ? 'balanced' : 'like old texts'}:{' '}
              <strong>{ofHundred(it)} out of 100 say “she”</strong>
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
              <Box width={`${ofHundred(it)}%`} bg="violet.solid" borderLeftWidth="2px" borderColor="border.ink" />
            </Flex>
          </Box>
        ))}
      </Flex>
    </Box>
  )
}

/** Returns how many of 100 sentences say “she”. */
export function ofHundred({ she, size }: Reading): number {
  return Math.round((100 * she) / size)
}
