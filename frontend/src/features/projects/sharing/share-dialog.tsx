import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { TitledDialog } from '../../../ui/overlays/titled-dialog.tsx'
import type { ProjectCard_ProjectFragment } from '../cards/project-card.generated.ts'
import { Note } from '../cards/project-card.tsx'
import { ToolBadges } from '../cards/tool-badges.tsx'
import { useRequestShareMutation } from './request-share.generated.ts'

type Props = { project: ProjectCard_ProjectFragment | null; isChild: boolean; onClose(): void }

/** Shows what others would see and who must agree. */
export function ShareDialog({ project, isChild, onClose }: Props) {
  return (
    <TitledDialog title="Share this project?" open={project !== null} onClose={onClose}>
      {/* Closing the dialog or another project removes what was refused. */}
      {project && <Question key={project.id} project={project} isChild={isChild} onClose={onClose} />}
    </TitledDialog>
  )
}

function Question({ project, isChild, onClose }: Props & { project: ProjectCard_ProjectFragment }) {
  const [ask, { loading }] = useRequestShareMutation()
  const [problems, setProblems] = useState<readonly string[]>([])

  const share = async () => {
    setProblems([])
    const answer = await ask({ variables: { projectId: project.id } }).catch(() => null)
    const result = answer?.data?.requestShare
    if (result?.__typename === 'InvalidInputError') return setProblems(result.issues.map((issue) => issue.message))
    if (result?.__typename !== 'Project') {
      toastNotSaved(result?.message, 'Request not sent')
      return
    }
    onClose()
    const next = isChild ? 'We’ll ask your parent first. Then our team checks it.' : 'Our team checks it first.'
    toast({ title: 'Request sent', description: `${next} Watch the bell for news.` })
  }

  return (
    <>
      <Text>
        This is what other learners would see, with your first name and picture. They see nothing else about you, and nothing
        until {isChild ? 'your parent and our team have' : 'our team has'} said yes.
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
          The prompts you used are not shown. Only you, a parent linked to your account and the academy’s staff can read them.
        </Text>
      )}
      <Notice tone="info" title="Read it again first">
        Leave out last names, schools, addresses and other people’s private details. Say thank you to everyone who helped.
      </Notice>
      {problems.length > 0 && (
        <ProblemNotice title="Not shared yet">
          {problems.map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </ProblemNotice>
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
  )
}
