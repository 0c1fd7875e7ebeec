import { Box, Text } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router-dom'
import { Lab, type LabLesson } from '../../features/practice/lab.tsx'
import { LabDoor } from '../../features/practice/lab-door.tsx'
import { SuggestedPrompts } from '../../features/practice/suggested-prompts.tsx'
import { useLabMinutes } from '../../features/practice/use-lab-minutes.ts'
import { Notice } from '../../ui/feedback.tsx'
import { Page } from '../../ui/page.tsx'
import { QueryState } from '../query-state.tsx'
import { type PlaygroundPageQuery, usePlaygroundPageQuery } from './playground-page.generated.ts'

type Learner = NonNullable<NonNullable<PlaygroundPageQuery['viewer']>['learner']>

const title = 'AI Experiment Lab'
const intro =
  'Try out prompts and see what makes them good. The built-in Practice Coach answers here: fixed rules, no AI model, and it says so each time.'

export function PlaygroundPage() {
  const [search] = useSearchParams()
  const lessonId = search.get('lesson') ?? ''
  const result = usePlaygroundPageQuery({ variables: { lessonId, hasLesson: lessonId !== '' } })
  return <QueryState result={result}>{(data) => <Playground key={lessonId} data={data} />}</QueryState>
}

function Playground({ data: { viewer, labPrompts, lesson } }: { data: PlaygroundPageQuery }) {
  const learner = viewer?.learner
  if (!learner) {
    return (
      <Page title={title} intro={intro} hue="teal">
        <Notice tone="info" title="You are looking on">
          Only learners send prompts here. Parents and staff can read what their learners asked, as long as it is kept: 90 days.
        </Notice>
        <SuggestedPrompts prompts={labPrompts} />
      </Page>
    )
  }
  if (learner.consent !== 'notRequired' && learner.consent !== 'granted') {
    return (
      <Page title={title} intro={intro} hue="teal">
        <Notice tone="warning" title="Your parent has to say yes first">
          What is asked in the lab is kept for a while, and nothing is kept about you before your parent agrees. Ask them to open
          the mail we sent.
        </Notice>
      </Page>
    )
  }
  if (learner.lab.daysLeft > 0) {
    return (
      <Page title={title} intro={intro} hue="teal">
        <LabDoor daysLeft={learner.lab.daysLeft} />
      </Page>
    )
  }
  return <OpenLab learner={learner} prompts={labPrompts} lesson={lesson ?? null} />
}

type OpenProps = { learner: Learner; prompts: PlaygroundPageQuery['labPrompts']; lesson: LabLesson | null }

function OpenLab({ learner, prompts, lesson }: OpenProps) {
  const { minutesLeft, minutesPerDay } = learner.lab
  const [left, setLeft] = useLabMinutes(minutesLeft)
  return (
    <Page title={title} intro={intro} hue="teal" actions={<SessionBadge left={left} />}>
      <Lab
        learnerId={learner.id}
        minutesLeft={left}
        minutesPerDay={minutesPerDay}
        onTimeUp={() => setLeft(0)}
        prompts={prompts}
        recent={learner.interactions.edges.flatMap((edge) => edge?.node ?? [])}
        lesson={lesson}
        lessonLink={lesson && <LessonLink lesson={lesson} />}
      />
    </Page>
  )
}

function SessionBadge({ left }: { left: number }) {
  return (
    <Box
      paddingX="4"
      paddingY="2"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="full"
      bg={left > 0 ? 'teal.soft' : 'amber.soft'}
      color={left > 0 ? 'teal.text' : 'amber.text'}
      fontFamily="heading"
      fontWeight="600"
    >
      <span aria-hidden="true">⏱ </span>Session: {left} min left
    </Box>
  )
}

function LessonLink({ lesson: { id, title: name } }: { lesson: LabLesson }) {
  return (
    <Text>
      You practise for{' '}
      <Box asChild color="accent.text" fontWeight="600" textDecoration="underline" textUnderlineOffset="0.2em">
        <Link to={`/lesson/${id}`}>{name}</Link>
      </Box>
    </Text>
  )
}
