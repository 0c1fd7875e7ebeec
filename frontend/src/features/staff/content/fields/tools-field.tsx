import { Box, Flex } from '@chakra-ui/react'
import { type ToolId, toolIds, toolNames } from '@deepm/schema/rules/learning/tools'
import { useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { CloseIcon } from '../../../../ui/components/icons.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { Group } from './group.tsx'

type Props = { tools: ToolId[]; onChange(tools: ToolId[]): void }

export function ToolsField({ tools, onChange }: Props) {
  const [chosen, setChosen] = useState('')
  const left = toolIds.filter((id) => !tools.includes(id))
  const add = () => {
    const tool = left.find((id) => id === chosen)
    if (tool) onChange([...tools, tool])
    setChosen('')
  }
  return (
    <Group legend="AI tools used" id="tools">
      {tools.length > 0 && (
        <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
          {tools.map((id) => (
            <li key={id}>
              <Button
                variant="soft"
                aria-label={`Remove ${toolNames[id]}`}
                onClick={() => onChange(tools.filter((it) => it !== id))}
                icon={<CloseIcon />}
              >
                {toolNames[id]}
              </Button>
            </li>
          ))}
        </Flex>
      )}
      {left.length > 0 && (
        <Flex gap="3" align="flex-end" wrap="wrap">
          <Box flex="0 1 18rem">
            <SelectField
              label="AI tool"
              placeholder="Choose a tool"
              value={chosen}
              options={left.map((id) => ({ value: id, label: toolNames[id] }))}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Box>
          <Button variant="outline" onClick={add} aria-disabled={chosen === '' || undefined}>
            Add tool
          </Button>
        </Flex>
      )}
    </Group>
  )
}
