import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { formatTimestamp } from '../../dates.ts'
import type { History_VersionFragment, OpenLesson_LessonFragment } from './open-lesson.generated.ts'
import { StateBadge } from './state-badge.tsx'
import type { LessonEditorState } from './use-lesson-editor.ts'
import { useRestore } from './use-restore.ts'
import { VersionDiff } from './version-diff.tsx'

type Props = { lesson: OpenLesson_LessonFragment; desk: LessonEditorState }

/** Lists who saved each version and when, and lets staff view or restore one. */
export function History({ lesson, desk }: Props) {
  const [shown, setShown] = useState<number | null>(null)
  const { restore, isBusy } = useRestore(lesson, desk)
  return (
    <chakra.details borderWidth="3px" borderColor="border.soft" borderRadius="2xl" paddingX="5">
      <chakra.summary minHeight="12" paddingY="3" fontFamily="heading" fontWeight="600" cursor="pointer">
        History ({lesson.versions.length} {lesson.versions.length === 1 ? 'version' : 'versions'})
      </chakra.summary>
      <Box as="ol" listStyleType="none" paddingBottom="4">
        {lesson.versions.map((version) => (
          <Box as="li" key={version.number} paddingY="3" borderTopWidth="2px" borderColor="border.soft" minWidth="0">
            <Flex gap="3" wrap="wrap" align="center" justify="space-between">
              <Box minWidth="0" flex="1 1 20rem">
                <Flex gap="2" wrap="wrap" align="center">
                  <Text fontWeight="700">
                    Version {version.number}, {authorOf(version)}
                  </Text>
                  {version.number === lesson.published && <StateBadge state="published" />}
                  {version.number === lesson.head && version.number !== lesson.published && <StateBadge state="draft" />}
                </Flex>
                <Text color="fg.muted">
                  on {formatTimestamp(version.createdAt)}
                  {version.changed.length > 0 && `. Changed: ${version.changed.join(', ')}`}
                </Text>
              </Box>
              <Flex gap="2">
                <Button
                  variant="outline"
                  aria-expanded={shown === version.number}
                  aria-label={`View version ${version.number}`}
                  onClick={() => setShown(shown === version.number ? null : version.number)}
                >
                  {shown === version.number ? 'Close' : 'View'}
                </Button>
                {version.number !== lesson.head && (
                  <Button
                    variant="outline"
                    loading={isBusy}
                    aria-label={`Restore version ${version.number}`}
                    onClick={() => restore(version.number)}
                  >
                    Restore
                  </Button>
                )}
              </Flex>
            </Flex>
            {shown === version.number && (
              <Box marginTop="3">
                <VersionDiff lessonId={lesson.id} number={version.number} mine={desk.form} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </chakra.details>
  )
}

function authorOf({ isShipped, authorName }: History_VersionFragment): string {
  if (isShipped) return 'built in'
  return `by ${authorName ?? 'a staff member'}`
}
