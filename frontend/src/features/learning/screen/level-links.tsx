import { chakra, Flex, Text } from '@chakra-ui/react'
import { lessonLevels } from '@deepm/schema/rules/learning/lesson-levels'
import { Link } from 'react-router-dom'
import type { Hue } from '../../../ui/theme/hue.ts'
import { useChooseLessonLevelMutation } from '../lesson/choose-level.generated.ts'
import type { LessonView_LessonFragment } from '../lesson/lesson-view.generated.ts'

type Props = {
  lesson: Pick<LessonView_LessonFragment, 'level' | 'levels'>
  /** Whether the chosen age group is kept for the next lessons. */
  isKept: boolean
  hue: Hue
}

const LevelLink = chakra(Link)

/** Leads to the same lesson for another age; only for lessons that have several versions. */
export function LevelLinks({ lesson: { level, levels }, isKept, hue }: Props) {
  const [choose] = useChooseLessonLevelMutation()
  return (
    <Flex as="nav" aria-label="This lesson for other ages" gap="2" wrap="wrap" align="center" _print={{ display: 'none' }}>
      <Text fontWeight="600" aria-hidden="true">
        Ages
      </Text>
      {lessonLevels.map(({ id, name }) => {
        const version = levels.find((it) => it.level === id)
        const isHere = id === level
        return (
          version && (
            <LevelLink
              key={id}
              to={`/lesson/${version.lessonId}`}
              aria-current={isHere ? 'page' : undefined}
              aria-label={name}
              // The lesson opens in any case; only the next ones would open for the age as before.
              onClick={() => isKept && void choose({ variables: { level: id } }).catch(() => null)}
              display="inline-flex"
              alignItems="center"
              minHeight="11"
              paddingX="4"
              borderWidth="2px"
              borderColor={isHere ? 'border.ink' : 'border.soft'}
              borderRadius="full"
              bg={isHere ? `${hue}.soft` : 'bg.card'}
              color="fg.ink"
              fontWeight="600"
              textDecoration="none"
              _hover={{ borderColor: 'border.ink' }}
            >
              {name.replace('Ages ', '')}
            </LevelLink>
          )
        )
      })}
    </Flex>
  )
}
