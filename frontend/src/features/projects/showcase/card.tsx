import { Flex, Text } from '@chakra-ui/react'
import { avatarLook } from '@deepm/schema/rules/accounts/avatar-look'
import { useState } from 'react'
import { Avatar } from '../../../ui/components/avatar.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { Note } from '../cards/project-card.tsx'
import { ToolBadges } from '../cards/tool-badges.tsx'
import type { ShowcaseCard_ProjectFragment } from './card.generated.ts'
import { Plain } from './plain.ts'
import { ReactionChoice, ReactionList } from './reactions.tsx'
import { ReportDialog } from './report-dialog.tsx'

type Project = ShowcaseCard_ProjectFragment
type Props = { project: Project; role: 'learner' | 'parent' | 'staff'; announce(words: string): void }

const hues: Hue[] = ['amber', 'violet', 'teal', 'coral']

/** Shows a shared project to everyone: first name, picture and approved content. */
export function ShowcaseCard({ project, role, announce }: Props) {
  const [isReporting, setReporting] = useState(false)
  const { title, description, firstName, avatarUrl, avatarColour, isOwn } = project
  const report = role !== 'staff' && !isOwn && (
    <Plain type="button" aria-label={`Report ${title}`} onClick={() => setReporting(true)}>
      Report
    </Plain>
  )
  return (
    <>
      <Note aria-label={title} colorPalette={hueOf(project.id)}>
        <Flex align="center" gap="3">
          <Avatar name={firstName} {...avatarLook(avatarUrl, avatarColour)} />
          <Text fontWeight="600">
            {firstName}
            {isOwn && ' (you)'}
          </Text>
        </Flex>
        <Heading as="h3" size="xl" overflowWrap="anywhere">
          {title}
        </Heading>
        {description && (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {description}
          </Text>
        )}
        <ToolBadges tools={project.toolsUsed} />
        {role === 'learner' && !isOwn ? (
          <ReactionChoice project={project} announce={announce}>
            {report}
          </ReactionChoice>
        ) : (
          <>
            <ReactionList counts={project.reactions} />
            {report && <Flex justify="flex-end">{report}</Flex>}
          </>
        )}
      </Note>
      <ReportDialog project={project} open={isReporting} onClose={() => setReporting(false)} />
    </>
  )
}

/** Returns a stable colour for a project. */
function hueOf(id: string): Hue {
  const sum = [...id].reduce((total, sign) => total + sign.charCodeAt(0), 0)
  return hues[sum % hues.length] ?? 'amber'
}
