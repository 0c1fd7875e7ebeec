import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { explainersIn } from '@deepm/schema/rules/learning/notes'
import { Suspense, useRef } from 'react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Section } from '../../../ui/components/page.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import { Check } from '../check/check.tsx'
import { Objectives, Tools } from './aside.tsx'
import { CompletionCard } from './completion-card.tsx'
import { LessonFacts } from './facts.tsx'
import { LessonNotes } from './notes.tsx'
import { LessonResources } from './resources.tsx'
import { SidekickCard } from './sidekick-card.tsx'
import type { ViewProps } from './view-props.ts'

// Few lessons have a video.
const LessonVideo = lazyComponent('LessonVideo', () => import('./lesson-video.tsx'))
const DoorScene = lazyComponent('DoorScene', () => import('../../../ui/illustrations/scenes/door.tsx'))

type Props = ViewProps

/** Shows a lesson as one page: notes and side content, then the check and the completion. */
export function WholeLesson({ lesson, drafts, activities, access, hue, invitation, experiment, celebrate, onChat }: Props) {
  const finish = useRef<HTMLHeadingElement>(null)
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
          <SidekickCard lesson={lesson} hue={hue} onChat={onChat}>
            {access === 'learning' && invitation}
          </SidekickCard>
          <Objectives objectives={lesson.objectives} />
        </Flex>
        <Flex gridArea="notes" direction="column" gap="6">
          <Material lesson={lesson} access={access} hue={hue} activities={activities} experiment={experiment} />
        </Flex>
        <Flex as="aside" gridArea="more" direction="column" gap="6" aria-label="More about this lesson">
          <Tools tools={lesson.tools} />
          <LessonResources resources={lesson.resources} />
        </Flex>
      </Grid>
      <Check lesson={lesson} drafts={drafts} access={access} hue={hue} onFinish={() => finish.current?.focus()} />
      <Section title="Finish">
        <CompletionCard lesson={lesson} hue={hue} access={access} headingRef={finish} celebrate={celebrate} />
      </Section>
    </>
  )
}

type MaterialProps = Pick<Props, 'lesson' | 'access' | 'hue' | 'activities' | 'experiment'>

function Material({ lesson, access, hue, activities, experiment }: MaterialProps) {
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
        text="Complete the lessons before it to unlock it."
        action={
          <LinkButton to={folder ? `/persona/${folder.persona.id}` : '/learning'} hue={hue}>
            See the lessons before it
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
        explainersIn(content).length === 0 && <NoVideo />
      )}
      <LessonNotes lesson={{ ...lesson, content }} hue={hue} activities={activities} experiment={experiment} />
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
