import { Box, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/components/button.tsx'
import { CloseIcon } from '../../../../ui/components/icons.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { Group } from './group.tsx'
import type { Problems } from './lesson-form.ts'

type Props = {
  legend: string
  /** Label of one line, such as `Objective`. */
  name: string
  /** Path of the lines in the lesson text, such as `objectives`. */
  field: string
  lines: string[]
  most: number
  /** Maximum characters per line. */
  longest: number | undefined
  problems: Problems
  onChange(lines: string[]): void
}

/** Edits a list of lines. At least one line remains. */
export function LinesField({ legend, name, field, lines, most, longest, problems, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const focus = (index: number) => box.current?.querySelectorAll('input')[index]?.focus()
  const add = () => {
    flushSync(() => onChange([...lines, '']))
    focus(lines.length)
  }
  const remove = (index: number) => {
    flushSync(() => onChange(lines.filter((_, at) => at !== index)))
    focus(Math.max(0, index - 1))
  }
  return (
    <Group legend={legend} id={field} error={problems[field]}>
      <Box ref={box} display="grid" gap="3">
        {lines.map((line, index) => (
          <Flex key={index} gap="3" align="flex-end">
            <Box flex="1" minWidth="0">
              <TextField
                label={`${name} ${index + 1}`}
                value={line}
                maxLength={longest}
                error={problems[`${field}.${index}`]}
                onChange={(event) => onChange(lines.map((it, at) => (at === index ? event.target.value : it)))}
              />
            </Box>
            {lines.length > 1 && (
              <Button variant="outline" aria-label={`Remove ${name.toLowerCase()} ${index + 1}`} onClick={() => remove(index)}>
                <CloseIcon />
              </Button>
            )}
          </Flex>
        ))}
      </Box>
      {lines.length < most && (
        <Box>
          <Button variant="outline" onClick={add}>
            Add {name.toLowerCase()}
          </Button>
        </Box>
      )}
    </Group>
  )
}
