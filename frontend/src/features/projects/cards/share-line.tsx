import { Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { ProjectCard_ProjectFragment } from './project-card.generated.ts'
import { shareTexts } from './share-texts.ts'
import { hideFromShowcase } from './showcase-cache.ts'
import { useStopSharingMutation } from './stop-sharing.generated.ts'

type Props = { project: ProjectCard_ProjectFragment; daysLeft: number; onShare(): void }

/** Shows a project's sharing state and the next action. */
export function ShareLine({ project, daysLeft, onShare }: Props) {
  const [stop, { loading }] = useStopSharingMutation()
  const line = shareTexts(project, daysLeft)
  if (!line) return null

  const stopSharing = async () => {
    const answer = await stop({
      variables: { projectId: project.id },
      update: (cache, { data }) => {
        if (data?.stopSharing.__typename === 'Project') hideFromShowcase(cache, project.id)
      },
    }).catch(() => null)
    const result = answer?.data?.stopSharing
    if (result?.__typename !== 'Project') toastNotSaved(result?.message)
  }

  const { words, action } = line
  return (
    <Flex direction="column" gap="2" padding={words ? '3' : '0'} bg={words ? 'colorPalette.soft' : undefined} borderRadius="xl">
      {words && <Text overflowWrap="anywhere">{words}</Text>}
      {/* A single button keeps the focus when its action changes. */}
      {action && (
        <Button
          variant={action.isAsking ? 'soft' : 'ghost'}
          loading={loading}
          onClick={action.isAsking ? onShare : stopSharing}
          data-control="share"
          aria-label={`${action.label}: ${project.title}`}
        >
          {action.label}
        </Button>
      )}
    </Flex>
  )
}
