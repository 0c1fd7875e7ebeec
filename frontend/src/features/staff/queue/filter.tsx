import { Box, chakra, Flex } from '@chakra-ui/react'
import { type QueueKind, queueKindIds, queueKinds } from '@deepm/schema/rules/staff/safety-queue'
import { useId } from 'react'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'

export type Filter = { kind: QueueKind | 'all'; isOverdue: boolean }
type Count = { kind: QueueKind; waiting: number; overdue: number }
type Props = { value: Filter; counts: Count[]; onChange(filter: Filter): void }

/** Filters by kind, with the number of waiting items. The chips are radio inputs. */
export function QueueFilter({ value, counts, onChange }: Props) {
  const name = useId()
  const sum = (key: 'waiting' | 'overdue') => counts.reduce((total, count) => total + count[key], 0)
  const options = [
    { kind: 'all' as const, label: 'All', waiting: sum('waiting') },
    ...queueKindIds.map((kind) => ({
      kind,
      label: queueKinds[kind].names,
      waiting: counts.find((count) => count.kind === kind)?.waiting ?? 0,
    })),
  ]
  return (
    <Flex gap="4" wrap="wrap" align="center" justify="space-between">
      <chakra.fieldset minWidth="0">
        <chakra.legend srOnly>Filter by type</chakra.legend>
        <Flex gap="2" wrap="wrap">
          {options.map(({ kind, label, waiting }) => (
            <chakra.label
              key={kind}
              position="relative"
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="11"
              paddingX="3"
              borderWidth="3px"
              borderColor={value.kind === kind ? 'colorPalette.line' : 'border.soft'}
              borderRadius="full"
              bg={value.kind === kind ? 'colorPalette.soft' : 'bg.card'}
              fontWeight="600"
              cursor="pointer"
              _hover={{ borderColor: 'colorPalette.line' }}
              css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
            >
              <chakra.input
                type="radio"
                name={name}
                checked={value.kind === kind}
                onChange={() => onChange({ ...value, kind })}
                aria-label={`${label}, ${waiting} waiting`}
                position="absolute"
                opacity="0"
                boxSize="px"
              />
              {label}
              <Box as="span" aria-hidden="true" color="fg.muted" fontVariantNumeric="tabular-nums">
                {waiting}
              </Box>
            </chakra.label>
          ))}
        </Flex>
      </chakra.fieldset>
      <SwitchField
        label={`Overdue only (${sum('overdue')})`}
        checked={value.isOverdue}
        onChange={(isOverdue) => onChange({ ...value, isOverdue })}
      />
    </Flex>
  )
}
