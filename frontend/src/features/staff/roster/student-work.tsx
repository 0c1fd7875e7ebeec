import { Box, Flex, Text } from '@chakra-ui/react'
import { statusNames } from '@deepm/schema/rules/projects/projects'
import type { ReactNode } from 'react'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import { formatDay } from '../dates.ts'
import { Part } from './student-facts.tsx'
import type { StudentWork_RecordFragment } from './student-work.generated.ts'

export function StudentProgress({ folders }: Pick<StudentWork_RecordFragment, 'folders'>) {
  return (
    <Part title="Progress by folder">
      {folders.length === 0 && <Text>No path chosen and no path lessons completed yet.</Text>}
      <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(17rem, 1fr))" gap="5">
        {folders.map(({ id, path, title, completed, total }) => (
          <li key={id}>
            <ProgressBar
              value={Math.floor((completed / total) * 100)}
              label={`${path}: ${title}, ${completed} of ${total} lessons`}
              hue="teal"
              showLabel
            />
          </li>
        ))}
      </Box>
    </Part>
  )
}

/** Lists lessons in which an answer was explained after three wrong attempts. */
export function StudentHelp({ learnedWithHelp }: Pick<StudentWork_RecordFragment, 'learnedWithHelp'>) {
  return (
    <Part title="Learned with help">
      {learnedWithHelp.length === 0 && <Text>No answers needed an explanation after three wrong tries.</Text>}
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {learnedWithHelp.map(({ id, title, questions, lastAt }) => (
          <Text as="li" key={id} overflowWrap="anywhere">
            <strong>{title}</strong>{' '}
            <Muted>
              {questions} {questions === 1 ? 'question' : 'questions'}, last {formatDay(lastAt)}
            </Muted>
          </Text>
        ))}
      </Box>
    </Part>
  )
}

/** Lists what a student reached in the experiments. */
export function StudentExperiments({ learner: { experimentAttempts } }: Pick<StudentWork_RecordFragment, 'learner'>) {
  return (
    <Part title="Experiments">
      {experimentAttempts.length === 0 && <Text>None yet.</Text>}
      <Box as="ul" listStyleType="none" display="grid" gap="2">
        {experimentAttempts.map(({ id, title, reports, startedAt }) => (
          <Text as="li" key={id} overflowWrap="anywhere">
            <strong>{title}</strong> <Muted>started {formatDay(startedAt)}</Muted>
            {reports.length > 0 && <>: {reports.join(' ')}</>}
          </Text>
        ))}
      </Box>
    </Part>
  )
}

/** Lists a student's achievements and projects. */
export function StudentWork({ achievements, projects }: Pick<StudentWork_RecordFragment, 'achievements' | 'projects'>) {
  return (
    <>
      <Part title={`Achievements: ${achievements.length}`}>
        {achievements.length === 0 && <Text>None yet.</Text>}
        <Flex as="ul" listStyleType="none" gap="3" wrap="wrap">
          {achievements.map(({ id, icon, name, earnedAt }) => (
            <Box as="li" key={id} bg="bg.sunken" borderRadius="xl" paddingX="3" paddingY="2">
              <span aria-hidden="true">{icon} </span>
              {name} <Muted>{formatDay(earnedAt)}</Muted>
            </Box>
          ))}
        </Flex>
      </Part>
      <Part title="Projects">
        {projects.length === 0 && <Text>None yet.</Text>}
        <Box as="ul" listStyleType="none" display="grid" gap="2">
          {projects.map(({ id, title, status, createdAt }) => (
            <Text as="li" key={id} overflowWrap="anywhere">
              <strong>{title}</strong>{' '}
              <Muted>
                {statusNames[status]}, started {formatDay(createdAt)}
              </Muted>
            </Text>
          ))}
        </Box>
      </Part>
    </>
  )
}

const Muted = (props: { children: ReactNode }) => <Text as="span" color="fg.muted" {...props} />
