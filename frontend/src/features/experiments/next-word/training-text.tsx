import { Box, chakra, Text } from '@chakra-ui/react'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { prepared } from './data.ts'
import { maxOwnLength } from './model.ts'

const options = [
  ...Object.entries(prepared).map(([value, { name }]) => ({ value, label: name })),
  { value: 'own', label: 'My own text' },
]

type Props = { setup: string; own: string; wordCount: number; onSetup(setup: string): void; onOwn(text: string): void }

/** Chooses what the machine learns from. */
export function TrainingText({ setup, own, wordCount, onSetup, onOwn }: Props) {
  const text = prepared[setup]?.text
  return (
    <Box display="grid" gap="3">
      <ChoiceRow legend="What does it learn from?" options={options} value={setup} onChange={onSetup} />
      {text === undefined ? (
        <Box>
          <TextAreaField
            label="Type or paste a text. It stays on this device."
            value={own}
            maxLength={maxOwnLength}
            onChange={(event) => onOwn(event.target.value)}
            rows={5}
          />
          <Text color="fg.muted">{wordCount} words. Songs or game rules work well.</Text>
        </Box>
      ) : (
        <chakra.details>
          <chakra.summary cursor="pointer" fontWeight="600" minHeight="11" alignContent="center">
            Read the text ({wordCount} words)
          </chakra.summary>
          <Text bg="bg.sunken" borderRadius="xl" padding="4">
            {text}
          </Text>
        </chakra.details>
      )}
    </Box>
  )
}
