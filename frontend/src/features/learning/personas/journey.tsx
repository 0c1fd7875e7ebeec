import { Box, Flex, Text } from '@chakra-ui/react'
import { type StoneState, TrailStone } from '../../../ui/illustrations/emblems/trail-stone.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { TrailLine } from './journey-trail.tsx'

type Folder = { id: string; title: string; progress: number; isCompleted: boolean; lessons: { isLocked: boolean }[] }

const words: Record<StoneState, string> = { done: 'Completed', here: 'Current', ahead: 'Locked' }

/** Shows the folders of a path as stages: completed, current once a lesson is open, otherwise locked. */
export function Journey({ folders, hue }: { folders: Folder[]; hue: Hue }) {
  return (
    <Flex as="ol" direction="column" listStyleType="none">
      {folders.map((folder, index) => {
        const stage = stageOf(folder)
        const isLast = index === folders.length - 1
        return (
          <Flex as="li" key={folder.id} gap={{ base: '3', md: '5' }} paddingBottom={isLast ? '0' : '6'} position="relative">
            {!isLast && <TrailLine index={index} isWalked={folder.isCompleted} hue={hue} />}
            <Box flex="0 0 auto" width={{ base: '3.25rem', md: '7.5rem' }} position="relative">
              <Box width={{ base: '3.25rem', md: '5.5rem' }} marginLeft={{ md: index % 2 ? '8' : '0' }}>
                <TrailStone number={index + 1} state={stage} hue={hue} isLast={isLast} />
              </Box>
            </Box>
            <Box paddingTop={{ base: '0', md: '4' }}>
              <Text fontWeight="bold" fontSize="lg">
                {folder.title}
              </Text>
              <Text color="fg.muted">{stage === 'here' ? `Current, ${folder.progress}%` : words[stage]}</Text>
            </Box>
          </Flex>
        )
      })}
    </Flex>
  )
}

function stageOf(folder: Folder): StoneState {
  if (folder.isCompleted) return 'done'
  return folder.lessons.some((lesson) => !lesson.isLocked) ? 'here' : 'ahead'
}
