import { Box, Text } from '@chakra-ui/react'
import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { Link, useSearchParams } from 'react-router-dom'
import { KeptShelf } from '../../../features/experiments/keeping/kept-shelf.tsx'
import { AskFamily } from '../../../features/family/requests/ask-family.tsx'
import { LabClosed } from '../../../features/lab/closed.tsx'
import { Lab, type LabLesson } from '../../../features/lab/lab.tsx'
import { SuggestedPrompts } from '../../../features/lab/prompt/suggested-prompts.tsx'
import { isModel } from '../../../features/lab/tools/answered-by.ts'
import { PromptTraining } from '../../../features/lab/training/prompt-training.tsx'
import { useLabMinutes } from '../../../features/lab/use-lab-minutes.ts'
import { useInterval } from '../../../lib/use-interval.ts'
import { Page, Section } from '../../../ui/components/page.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { type PlaygroundPageQuery, usePlaygroundPageQuery } from './playground-page.generated.ts'

type Learner = NonNullable<NonNullable<PlaygroundPageQuery['viewer']>['learner']>

const title = 'AI Experiment Lab'
const intro =
  'Try out prompts and see what makes a good one. Each answer says who wrote it: an AI model, or our Practice Coach, which is not an AI chatbot.'
const introOfCoach =
  'Try out prompts and see what makes a good one. Our Practice Coach checks your prompts. It is not an AI chatbot.'
const introOfModels =
  'Try out prompts on AI models and see what makes a good one. Each answer says which model wrote it. Our Practice Coach, which is not an AI chatbot, scores your prompt.'

/** Interval in ms at which a closed lab checks whether it was opened. */
const shutMs = 10_000

export function PlaygroundPage() {
  const [search] = useSearchParams()
  const lessonId = search.get('lesson') ?? ''
  // Minutes pass in other tabs and settings change, so each visit refetches the state of the lab.
  const result = usePlaygroundPageQuery({
    variables: { lessonId, hasLesson: lessonId !== '' },
    fetchPolicy: 'network-only',
  })
  const lab = result.data?.viewer?.learner?.lab
  const isShut = lab !== undefined && (lab.closedBecause !== null || lab.minutesLeft === 0)
  // Picks up changes by a parent without a page reload.
  useInterval(() => void result.refetch().catch(() => null), shutMs, isShut)
  return <QueryState result={result}>{(data) => <Playground key={lessonId} data={data} />}</QueryState>
}

/** Experiments run on the device, so they are open from the first day. */
function Experiments({ mayRecord }: { mayRecord: boolean }) {
  return (
    <Section title="Experiments">
      <Text color="fg.muted">Machines to train, test and break. They run on your device and are open from day one.</Text>
      <KeptShelf mayRecord={mayRecord} headingLevel={3} isShort />
    </Section>
  )
}

function Playground({ data: { viewer, labPrompts, lesson } }: { data: PlaygroundPageQuery }) {
  const learner = viewer?.learner
  if (!learner) {
    return (
      <Page title={title} intro={intro} hue="teal">
        <Notice tone="info" title="View only">
          Only learners can send prompts here. We keep them for 90 days. Until then, parents and staff can read what their
          learners asked.
        </Notice>
        <PromptTraining />
        <Experiments mayRecord={false} />
        <SuggestedPrompts prompts={labPrompts} />
      </Page>
    )
  }
  if (!allowsRecording(learner.consent)) {
    return (
      <Page title={title} intro={intro} hue="teal">
        <PromptTraining />
        <Experiments mayRecord={false} />
        <Notice tone="warning" title="We need your parent’s OK first">
          The lab saves your prompts, so your parent has to say yes. Ask them to open our email.
        </Notice>
      </Page>
    )
  }
  const { closedBecause, daysLeft } = learner.lab
  if (closedBecause) {
    const mayPractise = closedBecause === 'tooYoung' || closedBecause === 'family'
    return (
      <Page title={title} intro={intro} hue="teal">
        {mayPractise && (
          <>
            <PromptTraining />
            <Experiments mayRecord />
          </>
        )}
        <LabClosed because={closedBecause} daysLeft={daysLeft}>
          {mayPractise && <AskFamily kind="openLab" />}
        </LabClosed>
      </Page>
    )
  }
  return <OpenLab learner={learner} prompts={labPrompts} lesson={lesson ?? null} />
}

type OpenProps = { learner: Learner; prompts: PlaygroundPageQuery['labPrompts']; lesson: LabLesson | null }

function OpenLab({ learner, prompts, lesson }: OpenProps) {
  const { minutesLeft, minutesPerDay, models } = learner.lab
  const [left, setLeft] = useLabMinutes(minutesLeft)
  const hasModel = models.some((it) => it.isAllowed && isModel(it))
  return (
    <Page title={title} intro={hasModel ? introOfModels : introOfCoach} hue="teal" actions={<SessionBadge left={left} />}>
      <PromptTraining />
      <Experiments mayRecord />
      <Lab
        learnerId={learner.id}
        minutesLeft={left}
        minutesPerDay={minutesPerDay}
        onTimeUp={() => setLeft(0)}
        isOpenedEarly={learner.unlocks.some(({ feature, isUnlocked }) => feature === 'advancedAi' && !isUnlocked)}
        models={models}
        prompts={prompts}
        recent={learner.interactions.edges.flatMap((edge) => edge?.node ?? [])}
        lesson={lesson}
        lessonLink={lesson && <LessonLink lesson={lesson} />}
        askForTime={<AskFamily kind="moreTime" />}
        askForTool={(tool) => <AskFamily key={tool} kind="tool" tool={tool} />}
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
      You’re practising for{' '}
      <Box asChild color="accent.text" fontWeight="600" textDecoration="underline" textUnderlineOffset="0.2em">
        <Link to={`/lesson/${id}`}>{name}</Link>
      </Box>
    </Text>
  )
}
