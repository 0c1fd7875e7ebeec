import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback.tsx'
import { tellNotSaved } from '../../ui/not-saved.ts'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'
import { Note } from './project-card.tsx'
import { useRequestShareMutation } from './request-share.generated.ts'
import { ToolBadges } from './tool-badges.tsx'

type Props = { project: ProjectCard_ProjectFragment | null; isChild: boolean; onClose(): void }

/** What others would see, and who is asked first. */
export function ShareDialog({ project, isChild, onClose }: Props) {
  const [ask, { loading }] = useRequestShareMutation()
  const [problems, setProblems] = useState<readonly string[]>([])

  const share = async () => {
    if (!project) return
    setProblems([])
    const answer = await ask({ variables: { projectId: project.id } }).catch(() => null)
    const result = answer?.data?.requestShare
    if (result?.__typename === 'InvalidInputError') return setProblems(result.issues.map((issue) => issue.message))
    if (result?.__typename !== 'Project') {
      tellNotSaved(result?.message, 'Not asked')
      return
    }
    onClose()
    const next = isChild ? 'Your parent is asked first, then the academy.' : 'The academy looks at it first.'
    toast({ title: 'Asked', description: `${next} You hear about it at the bell.` })
  }

  return (
    <TitledDialog title="Show it to others?" open={project !== null} onClose={onClose}>
      {project && (
        <>
          <Text>
            This is what other learners would see, with your first name and your picture. Nothing else about you, and nothing
            before {isChild ? 'your parent and the academy have' : 'the academy has'} said yes.
          </Text>
          <Note aria-label="What others would see">
            <Box as="p" fontFamily="heading" fontWeight="600" fontSize="xl" overflowWrap="anywhere">
              {project.title}
            </Box>
            {project.description && (
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {project.description}
              </Text>
            )}
            <ToolBadges tools={project.toolsUsed} />
          </Note>
          {project.prompts.length > 0 && (
            <Text>
              The prompts it was made with are not shown: only you, a parent linked to your account and the academy’s staff read
              them.
            </Text>
          )}
          <Notice tone="info" title="Read it once more">
            No last name, no school, no address, nobody else’s private things. Everybody who helped is thanked.
          </Notice>
          {problems.length > 0 && (
            <Box role="alert">
              <Notice tone="danger" title="Not shared yet">
                {problems.map((problem) => (
                  <Text key={problem}>{problem}</Text>
                ))}
              </Notice>
            </Box>
          )}
          <Flex gap="3" wrap="wrap">
            <Button loading={loading} onClick={share}>
              {isChild ? 'Ask my parent' : 'Ask to share'}
            </Button>
            <Button variant="outline" onClick={onClose}>
              Not now
            </Button>
          </Flex>
        </>
      )}
    </TitledDialog>
  )
}
