import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { avatarLook } from '@deepm/schema/rules/accounts/avatar-look'
import { useState } from 'react'
import { Avatar } from '../../../ui/components/avatar.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { Note } from '../cards/project-card.tsx'
import { likesText } from '../cards/share-texts.ts'
import { ToolBadges } from '../cards/tool-badges.tsx'
import type { ShowcaseCard_ProjectFragment } from './card.generated.ts'
import { ReportDialog } from './report-dialog.tsx'
import { useLike } from './use-like.ts'

type Project = ShowcaseCard_ProjectFragment
type Props = { project: Project; role: 'learner' | 'parent' | 'staff' }

const hues: Hue[] = ['amber', 'violet', 'teal', 'coral']

/** Shows a shared project to everyone: first name, picture and approved content. */
export function ShowcaseCard({ project, role }: Props) {
  const [isReporting, setReporting] = useState(false)
  const { title, description, firstName, avatarUrl, avatarColour, isOwn } = project
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
        <Flex justify="space-between" align="center" gap="2" wrap="wrap" marginTop="auto">
          {role === 'learner' && !isOwn ? (
            <LikeButton project={project} />
          ) : (
            <Text fontWeight="600">♥ {likesText(project.likes)}</Text>
          )}
          {role !== 'staff' && !isOwn && (
            <Plain aria-label={`Report ${title}`} onClick={() => setReporting(true)}>
              Report
            </Plain>
          )}
        </Flex>
      </Note>
      <ReportDialog project={project} open={isReporting} onClose={() => setReporting(false)} />
    </>
  )
}

function LikeButton({ project }: { project: Project }) {
  const toggle = useLike(project)
  const { title, likes, isLiked } = project
  return (
    <chakra.button
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like ${title}, ${likesText(likes)}`}
      onClick={toggle}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="11"
      paddingX="4"
      borderWidth="3px"
      borderColor={isLiked ? 'coral.line' : 'border.soft'}
      borderRadius="full"
      bg={isLiked ? 'coral.soft' : 'bg.card'}
      color={isLiked ? 'coral.text' : 'fg.ink'}
      fontFamily="heading"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
      cursor="pointer"
      transition="transform 140ms, background 140ms"
      _hover={{ borderColor: 'coral.line' }}
      _active={{ transform: 'scale(0.94)' }}
    >
      <Box as="span" aria-hidden="true" fontSize="xl" lineHeight="1">
        {isLiked ? '♥' : '♡'}
      </Box>
      {likes}
    </chakra.button>
  )
}

const Plain = chakra('button', {
  base: {
    minHeight: '11',
    paddingX: '3',
    borderRadius: 'lg',
    color: 'fg.muted',
    fontFamily: 'heading',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken', color: 'fg.ink' },
  },
})

/** Returns a stable colour for a project. */
function hueOf(id: string): Hue {
  const sum = [...id].reduce((total, sign) => total + sign.charCodeAt(0), 0)
  return hues[sum % hues.length] ?? 'amber'
}
