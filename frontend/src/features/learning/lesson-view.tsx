import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, Suspense, useRef } from 'react'
import { Link } from 'react-router-dom'
import { hueOfPath } from '../../lib/persona-hues.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { Hue } from '../../ui/hue.ts'
import { Page, Section } from '../../ui/page.tsx'
import { part } from '../../ui/part.ts'
import { Check } from './check/check.tsx'
import { CompletionCard, type Reward } from './completion-card.tsx'
import { hueOfCourse } from './course-hue.ts'
import { LessonFacts } from './lesson-facts.tsx'
import { LessonFilm } from './lesson-film.tsx'
import { LessonNotes } from './lesson-notes.tsx'
import { LessonResources } from './lesson-resources.tsx'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'
import { SidekickCard } from './sidekick-card.tsx'
import type { Standing } from './standing.ts'
import { toolName } from './tools.ts'

const DoorScene = part('DoorScene', () => import('../../ui/illustrations/door-scene.tsx'))

type Lesson = LessonView_LessonFragment
type Props = {
  lesson: Lesson
  standing: Standing
  /** Leads with the practice prompt to the lab; nothing for those who only look on. */
  invitation: ReactNode
  celebrate(reward: Reward): ReactNode
}

/** The page of a lesson. */
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

/** A whole lesson: notes beside what helps to work with them, then the check for understanding and the end. */
export function LessonBody({ lesson, standing, invitation, celebrate }: Props) {
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
            {standing === 'learning' && invitation}
          </SidekickCard>
          <Objectives objectives={lesson.objectives} />
        </Flex>
        <Flex gridArea="notes" direction="column" gap="6">
          <Material lesson={lesson} standing={standing} hue={hue} />
        </Flex>
        <Flex as="aside" gridArea="more" direction="column" gap="6" aria-label="More about this lesson">
          <Tools tools={lesson.tools} />
          <LessonResources resources={lesson.resources} />
        </Flex>
      </Grid>
      <Check lesson={lesson} standing={standing} hue={hue} onFinish={() => finish.current?.focus()} />
      <Section title="Finish">
        <CompletionCard lesson={lesson} hue={hue} standing={standing} headingRef={finish} celebrate={celebrate} />
      </Section>
    </>
  )
}

function Material({ lesson, standing, hue }: { lesson: Lesson; standing: Standing; hue: Hue }) {
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
      <LessonFilm lesson={lesson} standing={standing} />
      <LessonNotes lesson={{ ...lesson, content }} hue={hue} />
    </>
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
