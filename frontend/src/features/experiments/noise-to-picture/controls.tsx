import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { maxSeed, type Reach, type Target, targets } from '@deepm/schema/rules/experiments/noise-to-picture'
import { useId } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { freshSeed } from '../engine/random.ts'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { DotPicture } from './dot-picture.tsx'
import { type Settings, startNoise, visible } from './model.ts'
import { WishPicker } from './wish-picker.tsx'

const reachOptions: readonly { value: Reach; label: string; hint: string }[] = [
  { value: 3, label: 'Near', hint: '3 dots around' },
  { value: 6, label: 'Further', hint: '6 dots around' },
  { value: 15, label: 'Whole picture', hint: 'all dots' },
]

type Props = { settings: Settings; canMix: boolean; onChange(changes: Partial<Settings>): void }

/** What decides the picture: the wish, the noise, and the settings of the machine. */
export function Controls({ settings, canMix, onChange }: Props) {
  const { wish, second, seed, guidance, reach } = settings
  const id = useId()
  return (
    <Box display="grid" gap="5">
      <WishPicker wish={wish} hasUnknown={canMix} onChange={(it) => onChange({ wish: it })} />
      {canMix && (
        <Box display="grid" gap="4">
          <SelectField
            label="Mix with"
            value={second ?? ''}
            placeholder="nothing"
            options={targets.filter((it) => it !== wish).map((value) => ({ value, label: value }))}
            onChange={(event) => onChange({ second: (event.target.value || null) as Target | null })}
          />
          <ChoiceRow
            legend="How far does each dot look?"
            options={reachOptions}
            value={reach}
            onChange={(it) => onChange({ reach: it })}
          />
          <Box>
            <Flex justify="space-between" fontWeight="700" gap="3">
              <label htmlFor={id}>How much does your wish count?</label>
              <Box as="span" whiteSpace="nowrap">
                {guidance}
              </Box>
            </Flex>
            <chakra.input
              id={id}
              type="range"
              min={0}
              max={10}
              value={guidance}
              onChange={(event) => onChange({ guidance: Number(event.target.value) })}
              width="full"
              height="11"
              cursor="pointer"
              accentColor="var(--ui-colors-color-palette-line)"
            />
          </Box>
        </Box>
      )}
      <Flex gap="3" align="center" wrap="wrap">
        <DotPicture values={visible(startNoise(seed), 0)} alt="" width="3rem" />
        <Text fontWeight="700">Noise {seed}</Text>
        <Button variant="outline" onClick={() => onChange({ seed: (freshSeed() % maxSeed) + 1 })}>
          New noise
        </Button>
      </Flex>
    </Box>
  )
}
