import { Box, Flex, Text } from '@chakra-ui/react'
import { type ToolId, toolNames } from '@deepm/schema/rules/learning/tools'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { sameExperiments, sameLessons, samePrompts } from '../changes/use-edit.ts'
import type { ProjectTexts } from './project-form.tsx'

type Project = ProjectCard_ProjectFragment
type Props = {
  current: Project
  mine: ProjectTexts & Pick<Project, 'evidence' | 'experiments' | 'prompts'>
  isSaving: boolean
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Reports the conflict, shows the differences and offers both versions. */
export function ConflictNotice({ current, mine, isSaving, onKeepMine, onTakeTheirs }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button is unmounted, so the notice takes the focus.
  useEffect(() => notice.current?.focus(), [])
  return (
    <Box ref={notice} role="alert" tabIndex={-1}>
      <Notice tone="warning" title="Changed in another window">
        <Text marginBottom="2">
          This project was changed somewhere else while you had it open here, and we kept that change. What you typed is still
          below.
        </Text>
        <Box as="dl" display="grid" gap="2">
          {differences(current, mine).map(([name, value]) => (
            <Box key={name}>
              <Box as="dt" fontWeight="700">
                {name} in the other version
              </Box>
              <Box as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
                {value || 'nothing'}
              </Box>
            </Box>
          ))}
        </Box>
        <Flex gap="3" wrap="wrap" marginTop="4">
          <Button loading={isSaving} onClick={onKeepMine}>
            Save my version
          </Button>
          <Button variant="outline" onClick={onTakeTheirs}>
            Use the other version
          </Button>
        </Flex>
      </Notice>
    </Box>
  )
}

function differences(current: Project, mine: Props['mine']): [name: string, theirs: string][] {
  const tools = (ids: readonly string[]) => ids.map((id) => toolNames[id as ToolId] ?? id).join(', ')
  const all: [string, string, boolean][] = [
    ['Title', current.title, current.title === mine.title],
    ['Description', current.description, current.description === mine.description],
    ['Tools', tools(current.toolsUsed), tools(current.toolsUsed) === tools(mine.toolsUsed)],
    ['Lessons', current.evidence.map((it) => it.title).join(', '), sameLessons(current, mine)],
    ['Experiments', current.experiments.map((it) => it.title).join(', '), sameExperiments(current, mine)],
    ['Prompts', current.prompts.map((it) => it.title).join('\n'), samePrompts(current, mine)],
  ]
  return all.filter(([, , isSame]) => !isSame).map(([name, theirs]) => [name, theirs])
}
