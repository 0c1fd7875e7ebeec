import { Box, Flex, Text } from '@chakra-ui/react'
import type { Hue } from '../../ui/hue.ts'

type Folder = { id: string; title: string; progress: number; isCompleted: boolean; lessons: { isLocked: boolean }[] }

const signs = { Completed: '✓', Current: '●', Locked: '🔒' } as const

/** The folders of a path as stages: completed, current while a lesson in it is open, locked before that. */
export function Journey({ folders, hue }: { folders: Folder[]; hue: Hue }) {
  return (
    <Flex as="ol" direction="column" gap="3" listStyleType="none">
      {folders.map((folder) => {
        const stage = stageOf(folder)
        return (
          <Flex as="li" key={folder.id} gap="4" align="center" opacity={stage === 'Locked' ? 0.85 : 1}>
            <Flex
              aria-hidden="true"
              flex="0 0 2.75rem"
              height="2.75rem"
              align="center"
              justify="center"
              borderRadius="full"
              borderWidth="3px"
              borderColor="border.ink"
              bg={stage === 'Locked' ? 'bg.sunken' : `${hue}.soft`}
            >
              {signs[stage]}
            </Flex>
            <Box>
              <Text fontWeight="bold">{folder.title}</Text>
              <Text color="fg.muted">{stage === 'Current' ? `Current, ${folder.progress}%` : stage}</Text>
            </Box>
          </Flex>
        )
      })}
    </Flex>
  )
}

function stageOf(folder: Folder): keyof typeof signs {
  if (folder.isCompleted) return 'Completed'
  return folder.lessons.some((lesson) => !lesson.isLocked) ? 'Current' : 'Locked'
}
