import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { type ReactNode, Suspense, useRef } from 'react'
import { Link } from 'react-router-dom'
import { hueOfPath } from '../../../lib/persona-hues.ts'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Page, Section } from '../../../ui/components/page.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import { Check } from '../check/check.tsx'
import { hueOfCourse } from '../courses/hue.ts'
import { toolName } from '../courses/tools.ts'
import type { LessonAccess } from '../lesson-access.ts'
import { CompletionCard, type Reward } from './completion-card.tsx'
import { LessonFacts } from './facts.tsx'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'
import { LessonNotes } from './notes.tsx'
import { LessonResources } from './resources.tsx'
import { SidekickCard } from './sidekick-card.tsx'

// Few lessons have a video.
const LessonVideo = lazyComponent('LessonVideo', () => import('./lesson-video.tsx'))
const DoorScene = lazyComponent('DoorScene', () => import('../../../ui/illustrations/scenes/door.tsx'))

type Lesson = LessonView_LessonFragment
type Props = {
  lesson: Lesson
  access: LessonAccess
  /** Links to the lab with the practice prompt; only shown to learners. */
  invitation: ReactNode
  celebrate(reward: Reward): ReactNode
}

export function LessonView(props: Props) {
  const { lesson } = props
  return (
    <Page title={lesson.title} intro={lesson.description} hue={hueOf(lesson)} above={<BackLink />}>
      <LessonBody {...props} />
    </Page>
  )
}

function hueOf({ course, folder }: Lesson): Hue {
  return course ? hueOfCourse(course.id) : hueOfPath(folder?.persona.id)
}

/** Shows a lesson: notes and side content, then the check and the completion. */
export function LessonBody({ lesson, access, invitation, celebrate }: Props) {
  const finish = useRef<HTMLHeadingElement>(null)
  const hue = hueOf(lesson)
  return (
    <>
      <LessonFacts lesson={lesson} hue={hue} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        templateAreas={{ base: '"guide" "notes" "more"', lg: '"notes guide" "notes more"' }}
        templateRows={{ lg: 'auto 1fr' }}
        gap={{ base: '6', lg: '8' }}
        alignItems="start"
      >
        <Flex gridArea="guide" direction="column" gap="6">
          <SidekickCard lesson={lesson} hue={hue}>
            {access === 'learning' && invitation}
          </SidekickCard>
          <Objectives objectives={lesson.objectives} />
        </Flex>
        <Flex gridArea="notes" direction="column" gap="6">
          <Material lesson={lesson} access={access} hue={hue} />
        </Flex>
        <Flex as="aside" gridArea="more" direction="column" gap="6" aria-label="More about this lesson">
          <Tools tools={lesson.tools} />
          <LessonResources resources={lesson.resources} />
        </Flex>
      </Grid>
      <Check lesson={lesson} access={access} hue={hue} onFinish={() => finish.current?.focus()} />
      <Section title="Finish">
        <CompletionCard lesson={lesson} hue={hue} access={access} headingRef={finish} celebrate={celebrate} />
      </Section>
    </>
  )
}

function Material({ lesson, access, hue }: { lesson: Lesson; access: LessonAccess; hue: Hue }) {
  const { content, folder } = lesson
  if (content === null)
    return (
      <EmptyState
        scene={
          <Suspense fallback={<Box aspectRatio={4 / 3} />}>
            <DoorScene />
          </Suspense>
        }
        title="This lesson is still locked"
        text="Complete the lessons before it first, then it opens."
        action={
          <LinkButton to={folder ? `/persona/${folder.persona.id}` : '/learning'} hue={hue}>
            See what comes before it
          </LinkButton>
        }
      />
    )
  return (
    <>
      {lesson.videoUrl ? (
        <Suspense fallback={<Box aspectRatio={16 / 9} />}>
          <LessonVideo lesson={lesson} videoUrl={lesson.videoUrl} access={access} />
        </Suspense>
      ) : (
        <NoVideo />
      )}
      <LessonNotes lesson={{ ...lesson, content }} hue={hue} />
    </>
  )
}

function NoVideo() {
  return (
    <Box borderWidth="3px" borderStyle="dashed" borderColor="border.soft" borderRadius="2xl" paddingX="5" paddingY="3">
      <Text color="fg.muted">
        <span aria-hidden="true">📖 </span>This lesson has no video: everything is in the notes.
      </Text>
    </Box>
  )
}

const Back = chakra(Link)

function BackLink() {
  return (
    <Back
      to="/learning"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="11"
      fontWeight="700"
      color="accent.text"
      textUnderlineOffset="0.2em"
      _hover={{ textDecoration: 'underline' }}
    >
      <span aria-hidden="true">←</span> Back to Learning
    </Back>
  )
}

function Objectives({ objectives }: { objectives: string[] }) {
  return (
    <Card as="section">
      <Heading as="h2" size="lg" marginBottom="3">
        Learning objectives
      </Heading>
      <Flex as="ul" direction="column" gap="2" paddingLeft="5" listStyleType="disc">
        {objectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </Flex>
    </Card>
  )
}

function Tools({ tools }: { tools: string[] }) {
  if (tools.length === 0) return null
  return (
    <Card as="section">
      <Heading as="h2" size="lg" marginBottom="3">
        Tools in this lesson
      </Heading>
      <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
        {tools.map((tool) => (
          <Box as="li" key={tool} borderWidth="2px" borderColor="border.ink" borderRadius="full" paddingX="3" fontWeight="600">
            {toolName(tool)}
          </Box>
        ))}
      </Flex>
    </Card>
  )
}
