import { Box, Flex, Text } from '@chakra-ui/react'
import { coachProvider, providerName } from '@deepm/schema/rules/lab/lab'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { TitledDialog } from '../../../ui/overlays/titled-dialog.tsx'
import { type ProjectPromptsQuery, useProjectPromptsQuery } from './project-prompts.generated.ts'

type Prompt = ProjectPromptsQuery['projectPrompts'][number]
type Props = {
  project: { id: string; title: string } | null
  /** Who can read the prompts, addressed to the viewer. */
  readers: string
  onClose(): void
}

/** Shows the prompts a project was made with, their answers and who answered. */
export function PromptsDialog({ project, readers, onClose }: Props) {
  return (
    <TitledDialog title={project ? `${project.title}: made with` : 'Made with'} open={project !== null} onClose={onClose}>
      <Text color="fg.muted">{readers} The showcase doesn’t include them.</Text>
      {project && <Prompts projectId={project.id} />}
    </TitledDialog>
  )
}

function Prompts({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useProjectPromptsQuery({ variables: { projectId }, fetchPolicy: 'network-only' })
  if (!data) {
    return error ? (
      <Box role="alert">
        <Text marginBottom="2">We could not load the prompts.</Text>
        <Button variant="soft" onClick={() => void refetch().catch(() => null)}>
          Try again
        </Button>
      </Box>
    ) : (
      <Text role="status">Loading the prompts...</Text>
    )
  }
  return (
    <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {data.projectPrompts.map((prompt) => (
        <li key={prompt.id}>
          <Kept prompt={prompt} />
        </li>
      ))}
    </Box>
  )
}

function Kept({ prompt: { toolType, prompt, response, provider, model, askedAt } }: { prompt: Prompt }) {
  const day = new Date(askedAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <Box
      as="article"
      display="grid"
      gap="3"
      padding="4"
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.soft"
      borderRadius="2xl"
      overflowWrap="anywhere"
    >
      <Flex justify="space-between" wrap="wrap" columnGap="4" color="fg.muted">
        <span>For {toolNames[toolType]}</span>
        <time dateTime={askedAt.slice(0, 10)}>{day}</time>
      </Flex>
      <Heading as="h3" size="lg">
        Prompt
      </Heading>
      <Text whiteSpace="pre-line">{prompt}</Text>
      <Heading as="h3" size="lg">
        Answer
      </Heading>
      <Text whiteSpace="pre-line">{response}</Text>
      <Text color="fg.muted">Answered by {answeredBy(provider, model)}</Text>
    </Box>
  )
}

function answeredBy(provider: string, model: string): string {
  if (provider === coachProvider) return 'the Practice Coach, which is not an AI chatbot'
  return `${model} (${providerName(provider)})`
}
