import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ProjectStatus, statusNames } from '@deepm/schema/rules/projects/projects'
import { useId } from 'react'

export type Filter = ProjectStatus | 'all'

type Props = { value: Filter; columns: { status: ProjectStatus; count: number }[]; onChange(value: Filter): void }

/** Selects the visible columns. Radio inputs styled as folder tabs support arrow keys and screen readers. */
export function StatusFilter({ value, columns, onChange }: Props) {
  const name = useId()
  const all = columns.reduce((sum, { count }) => sum + count, 0)
  const options: [Filter, string, number][] = [
    ['all', 'All', all],
    ...columns.map(({ status, count }): [Filter, string, number] => [status, statusNames[status], count]),
  ]
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend srOnly>Filter by status</chakra.legend>
      <Flex gap="2" wrap="wrap">
        {options.map(([option, label, count]) => (
          <chakra.label
            key={option}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minHeight="11"
            paddingX="4"
            borderWidth="3px"
            borderColor={value === option ? 'colorPalette.line' : 'border.soft'}
            borderRadius="full"
            bg={value === option ? 'colorPalette.soft' : 'bg.card'}
            fontFamily="heading"
            fontWeight="600"
            cursor="pointer"
            _hover={{ borderColor: 'colorPalette.line' }}
            css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={value === option}
              onChange={() => onChange(option)}
              aria-label={label}
              position="absolute"
              opacity="0"
              boxSize="px"
            />
            {label}
            <Box as="span" aria-hidden="true" color="fg.muted" fontVariantNumeric="tabular-nums">
              {count}
            </Box>
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  )
}
