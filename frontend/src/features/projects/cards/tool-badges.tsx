import { Box, Flex } from '@chakra-ui/react'
import { type ToolId, toolNames } from '@deepm/schema/rules/learning/tools'
import { toolEmblems } from '../../../ui/illustrations/emblems/tools.tsx'

export function ToolEmblem({ tool }: { tool: ToolId }) {
  const Emblem = toolEmblems[tool]
  return <Emblem />
}

/** Shows tools as emblems with names. */
export function ToolBadges({ tools }: { tools: readonly string[] }) {
  const known = tools.filter((id): id is ToolId => id in toolEmblems)
  if (known.length === 0) return null
  return (
    <Flex as="ul" aria-label="Made with" wrap="wrap" columnGap="3" rowGap="1" listStyleType="none">
      {known.map((tool) => (
        <Flex as="li" key={tool} align="center" gap="1" fontWeight="600" color="fg.muted">
          <Box boxSize="8" flexShrink="0">
            <ToolEmblem tool={tool} />
          </Box>
          {toolNames[tool]}
        </Flex>
      ))}
    </Flex>
  )
}
