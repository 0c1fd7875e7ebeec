import { Box, Flex } from '@chakra-ui/react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { toolName } from '../courses/tools.ts'

export function Objectives({ objectives }: { objectives: string[] }) {
  return (
    <Card as="section">
      <Heading as="h2" size="lg" marginBottom="3">
        Learning objectives
      </Heading>
      <Flex as="ul" direction="column" gap="2" paddingLeft="5" listStyleType="disc">
        {objectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </Flex>
    </Card>
  )
}

export function Tools({ tools }: { tools: string[] }) {
  if (tools.length === 0) return null
  return (
    <Card as="section">
      <Heading as="h2" size="lg" marginBottom="3">
        Tools in this lesson
      </Heading>
      <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
        {tools.map((tool) => (
          <Box as="li" key={tool} borderWidth="2px" borderColor="border.ink" borderRadius="full" paddingX="3" fontWeight="600">
            {toolName(tool)}
          </Box>
        ))}
      </Flex>
    </Card>
  )
}
