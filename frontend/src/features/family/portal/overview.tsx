import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import type { PersonaId } from '@deepm/schema/rules/accounts/personas'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { statusNames } from '@deepm/schema/rules/projects/projects'
import { personaHues } from '../../../lib/persona-hues.ts'
import { Card } from '../../../ui/components/card.tsx'
import { Figure } from '../../../ui/components/figure.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { formatNotificationTime } from '../notifications/notification-when.ts'
import type { PortalOverview_LearnerFragment } from './overview.generated.ts'

type Props = { learner: PortalOverview_LearnerFragment; isMirror: boolean }

/** Shows a child's progress, level, skills and recent projects. */
export function Overview({ learner, isMirror }: Props) {
  const { firstName, summary } = learner
  if (!summary.lastActive) {
    return (
      <EmptyState
        title="Nothing here yet"
        text={
          isMirror
            ? 'Your progress appears here after your first lesson. It takes about 15 minutes.'
            : `${firstName}’s progress appears here after the first lesson. It takes about 15 minutes and is more fun together.`
        }
      />
    )
  }
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
      <Standing learner={learner} lastActive={summary.lastActive} />
      <Skills skills={learner.skills} />
      <RecentProjects learner={learner} />
    </SimpleGrid>
  )
}

function Standing({ learner, lastActive }: { learner: PortalOverview_LearnerFragment; lastActive: string }) {
  const { level, xp, levelProgress, completedLessons, totalLessons, selectedPersona } = learner
  const hue = selectedPersona ? personaHues[selectedPersona.id as PersonaId] : undefined
  return (
    <Card as="section" hue={hue} display="grid" gap="4" aria-label="Progress">
      <Heading as="h2">Progress</Heading>
      <Text>{selectedPersona ? `${selectedPersona.icon} On the ${selectedPersona.name} path` : 'No path chosen yet'}</Text>
      <ProgressBar
        label={`${completedLessons} of ${totalLessons} lessons`}
        value={(100 * completedLessons) / Math.max(1, totalLessons)}
        hue={hue}
        showLabel
        showValue
      />
      <ProgressBar
        label={`${levelProgress.xpIntoLevel.toLocaleString('en')} of ${levelProgress.xpForNext.toLocaleString('en')} XP to level ${level + 1}`}
        value={levelProgress.percent}
        hue="violet"
        showLabel
        showValue
      />
      <Flex as="dl" gap="8" wrap="wrap">
        <Figure name="Level" value={level} />
        <Figure name="XP" value={xp.toLocaleString('en')} />
        <Figure name="Last active" value={formatNotificationTime(new Date(lastActive), new Date())} />
      </Flex>
    </Card>
  )
}

function Skills({ skills }: Pick<PortalOverview_LearnerFragment, 'skills'>) {
  return (
    <Card as="section" display="grid" gap="4" aria-label="Skills">
      <Heading as="h2">Skills</Heading>
      {skills.map(({ id, name, percent }) => (
        <ProgressBar key={id} label={name} value={percent} hue="teal" showLabel showValue />
      ))}
    </Card>
  )
}

function RecentProjects({ learner: { firstName, projects } }: { learner: PortalOverview_LearnerFragment }) {
  const shown = projects.edges.map((edge) => edge.node)
  return (
    <Card as="section" gridColumn="1 / -1" display="grid" gap="4" aria-label="Recent projects">
      <Heading as="h2">Recent projects</Heading>
      {shown.length === 0 && <Text color="fg.muted">{firstName} has not made a project yet.</Text>}
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
        {shown.map(({ id, title, status, toolsUsed, createdAt }) => (
          <Box as="li" key={id} bg="bg.sunken" borderRadius="2xl" padding="4">
            <Text fontWeight="700" overflowWrap="anywhere">
              {title}
            </Text>
            <Text color="fg.muted">
              {statusNames[status]} · started {formatNotificationTime(new Date(createdAt), new Date())}
            </Text>
            {toolsUsed.length > 0 && (
              <Text color="fg.muted">
                Made with{' '}
                {new Intl.ListFormat('en-GB').format(toolsUsed.map((tool) => toolNames[tool as keyof typeof toolNames] ?? tool))}
              </Text>
            )}
          </Box>
        ))}
      </SimpleGrid>
    </Card>
  )
}
