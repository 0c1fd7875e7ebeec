import { Box, Flex } from '@chakra-ui/react'
import { maxCheckTextLengths } from '@deepm/schema/rules/learning/check'
import { Button } from '../../../../ui/components/button.tsx'
import { CloseIcon } from '../../../../ui/components/icons.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Group } from './group.tsx'
import type { Problems } from './lesson-form.ts'

type Row<Column extends string> = { id: string } & Record<Column, string>

type Props<Column extends string> = {
  legend: string
  name: string
  field: string
  parts: Row<NoInfer<Column>>[]
  /** Label of each column, without the row number. */
  columns: Record<Column, string>
  problems: Problems
  /** Number of rows; 3 at least and 6 at most by default. */
  least?: number
  most?: number
  onNew(): Row<NoInfer<Column>>
  onChange(parts: Row<NoInfer<Column>>[]): void
}

/** Edits the parts of a question, each with one or two text fields. */
export function PartRows<Column extends string>(props: Props<Column>) {
  const { legend, name, field, parts, columns, problems, least = 3, most = 6, onNew, onChange } = props
  const names = Object.keys(columns) as Column[]
  return (
    <Group legend={legend} id={field} error={problems[field]}>
      {parts.map((part, index) => (
        <Flex key={part.id} gap="3" align="flex-end" wrap="wrap">
          {names.map((column) => (
            <Box key={column} flex="1 1 14rem" minWidth="0">
              <TextField
                label={`${columns[column]} ${index + 1}`}
                value={part[column]}
                maxLength={maxCheckTextLengths.part}
                error={problems[`${field}.${index}.${column}`]}
                onChange={(event) => {
                  const text = event.target.value
                  onChange(parts.map((it) => (it.id === part.id ? { ...it, [column]: text } : it)))
                }}
              />
            </Box>
          ))}
          {parts.length > least && (
            <Button
              variant="outline"
              aria-label={`Remove ${name.toLowerCase()} ${index + 1}`}
              onClick={() => onChange(parts.filter(({ id }) => id !== part.id))}
            >
              <CloseIcon />
            </Button>
          )}
        </Flex>
      ))}
      {parts.length < most && (
        <Box>
          <Button variant="outline" onClick={() => onChange([...parts, onNew()])}>
            Add {name.toLowerCase()}
          </Button>
        </Box>
      )}
    </Group>
  )
}
