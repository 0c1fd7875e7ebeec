import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { ChevronDownIcon } from '../../../ui/components/icons.tsx'
import { type StoneState, TrailStone } from '../../../ui/illustrations/emblems/trail-stone.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { FolderLesson } from './folder-lesson.tsx'
import type { FolderList_FolderFragment } from './folder-list.generated.ts'
import { TrailLine } from './journey-trail.tsx'

type Folder = FolderList_FolderFragment
type Props = {
  folders: Folder[]
  hue: Hue
  /** Shown at the learner's current folder. */
  guide: ReactNode
}

/** Shows the folders of a path as numbered stones. The current folder is initially open. */
export function FolderList({ folders, hue, guide }: Props) {
  const next = folders.flatMap((folder) => folder.lessons).find((lesson) => !lesson.isCompleted && !lesson.isLocked)
  const here = folders.find((folder) => folder.lessons.some((lesson) => lesson.id === next?.id))
  const [open, setOpen] = useState<readonly string[]>(() => [(here ?? folders[0])?.id ?? ''])
  const titles = new Map(folders.flatMap((folder) => folder.lessons.map((lesson) => [lesson.id, lesson.title])))
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((it) => it !== id) : [...open, id])
  return (
    <Flex as="ol" direction="column" listStyleType="none">
      {folders.map((folder, index) => {
        const isOpen = open.includes(folder.id)
        const isHere = folder === here
        const state = stoneOf(folder, isHere)
        const isAhead = state === 'ahead'
        const isLast = index === folders.length - 1
        return (
          <Box
            as="li"
            key={folder.id}
            display="grid"
            gridTemplateColumns={{ base: '3.25rem minmax(0, 1fr)', md: '7.5rem minmax(0, 1fr)' }}
            columnGap={{ base: '2', md: '5' }}
          >
            <Box position="relative">
              {!isLast && <TrailLine index={index} isWalked={folder.isCompleted} hue={hue} />}
              <Box position="relative" width={{ base: '3.25rem', md: '5.5rem' }} marginLeft={{ md: index % 2 ? '8' : '0' }}>
                <TrailStone number={index + 1} state={state} hue={hue} isLast={isLast} />
              </Box>
            </Box>
            <Box paddingBottom="6">
              <Card hue={isAhead ? undefined : hue} bg={isAhead ? 'bg.page' : 'bg.card'} padding={{ base: '3', md: '5' }}>
                <FolderHead folder={folder} hue={hue} isOpen={isOpen} onToggle={() => toggle(folder.id)}>
                  {isHere && guide}
                </FolderHead>
                {isOpen && (
                  <Flex as="ul" id={`folder-${folder.id}`} direction="column" gap="3" marginTop="3" listStyleType="none">
                    {folder.lessons.map((lesson) => (
                      <FolderLesson
                        key={lesson.id}
                        lesson={lesson}
                        hue={hue}
                        isNext={lesson.id === next?.id}
                        waitsFor={lesson.waitsFor.flatMap((id) => titles.get(id) ?? [])}
                      />
                    ))}
                  </Flex>
                )}
              </Card>
            </Box>
          </Box>
        )
      })}
    </Flex>
  )
}

type HeadProps = { folder: Folder; hue: Hue; isOpen: boolean; onToggle: () => void; children: ReactNode }

/** The whole heading toggles the folder. */
function FolderHead({ folder, hue, isOpen, onToggle, children }: HeadProps) {
  return (
    <Flex gap="3" align="center">
      <Box flex="1" minWidth="0">
        <chakra.h3 fontSize={{ base: 'xl', md: '2xl' }}>
          <chakra.button
            type="button"
            onClick={onToggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `folder-${folder.id}` : undefined}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            width="full"
            minHeight="11"
            textAlign="left"
            cursor="pointer"
            borderRadius="lg"
          >
            {folder.title}
            <Box as="span" color={`${hue}.text`} transform={isOpen ? 'rotate(180deg)' : undefined} transition="transform 160ms">
              <ChevronDownIcon />
            </Box>
          </chakra.button>
        </chakra.h3>
        <Text color="fg.muted">{folder.description}</Text>
        <Flex gap="3" wrap="wrap" align="center" fontWeight="bold" color={`${hue}.text`}>
          {tally(folder)}
          {children && (
            <Box as="span" bg={`${hue}.solid`} color={`${hue}.onSolid`} borderRadius="full" paddingX="3">
              You are here
            </Box>
          )}
        </Flex>
      </Box>
      {children && (
        <Box flex="0 0 5.5rem" display={{ base: 'none', sm: 'block' }}>
          {children}
        </Box>
      )}
    </Flex>
  )
}

function tally({ isCompleted, lessons }: Folder): string {
  const total = `${lessons.length} ${lessons.length === 1 ? 'lesson' : 'lessons'}`
  if (isCompleted) return `Completed · ${total}`
  if (lessons.every((lesson) => lesson.isLocked)) return `Locked for now · ${total}`
  return `${lessons.filter((lesson) => lesson.isCompleted).length} of ${total}`
}

function stoneOf(folder: Folder, isHere: boolean): StoneState {
  if (folder.isCompleted) return 'done'
  return isHere || folder.lessons.some((lesson) => !lesson.isLocked) ? 'here' : 'ahead'
}
