import { Box, Text } from '@chakra-ui/react'
import { statusNames } from '@deepm/schema/rules/projects/projects'
import { useState } from 'react'
import { Heading } from '../../ui/components/heading.tsx'
import { Section } from '../../ui/components/page.tsx'
import { EmptyState } from '../../ui/feedback/feedback.tsx'
import { Note } from './cards/project-card.tsx'
import { PromptsButton } from './cards/prompts-button.tsx'
import { PromptsDialog } from './cards/prompts-dialog.tsx'
import { statusEmoji } from './cards/status-emoji.ts'
import { ToolBadges } from './cards/tool-badges.tsx'
import type { ChildProjects_ChildFragment } from './child-projects.generated.ts'

/** Shows a child's projects to a linked parent, read-only. */
export function ChildProjects({ child }: { child: ChildProjects_ChildFragment }) {
  const { firstName, projects } = child
  const [read, setRead] = useState<{ id: string; title: string } | null>(null)
  const shown = projects.edges.map((edge) => edge.node)
  return (
    <Section title={`${firstName}’s projects`}>
      {shown.length === 0 ? (
        <EmptyState title="No projects yet" text={`What ${firstName} makes in the Project Studio appears here.`} />
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          display="grid"
          gap="6"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
        >
          {shown.map((project) => (
            <Box as="li" key={project.id} display="grid">
              <Note aria-label={project.title}>
                <Text color="fg.muted" fontWeight="600">
                  <span aria-hidden="true">{statusEmoji[project.status]}</span> {statusNames[project.status]}
                  {project.isShown && ' · shared'}
                </Text>
                <Heading as="h3" size="lg" overflowWrap="anywhere">
                  {project.title}
                </Heading>
                {project.description && (
                  <Text whiteSpace="pre-line" overflowWrap="anywhere">
                    {project.description}
                  </Text>
                )}
                <ToolBadges tools={project.toolsUsed} />
                <PromptsButton title={project.title} count={project.prompts.length} onOpen={() => setRead(project)} />
              </Note>
            </Box>
          ))}
        </Box>
      )}
      {projects.pageInfo.hasNextPage && <Text color="fg.muted">Showing the {shown.length} moved most recently.</Text>}
      <PromptsDialog
        project={read}
        readers={`${firstName}, you and the academy’s staff can read these.`}
        onClose={() => setRead(null)}
      />
    </Section>
  )
}
