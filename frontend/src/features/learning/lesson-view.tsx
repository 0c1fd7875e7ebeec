import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/feedback.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { CompletionCard } from './completion-card.tsx'
import { LessonResources } from './lesson-resources.tsx'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'
import { lookOf } from './persona-look.tsx'
import { SidekickCard } from './sidekick-card.tsx'
import { toolName } from './tools.ts'

type Props = { lesson: LessonView_LessonFragment; path: { id: string; name: string } | null; canRecord: boolean }

/** A whole lesson: notes beside what helps to work with them, and the completion card at the end. */
export function LessonView({ lesson, path, canRecord }: Props) {
  const { hue } = lookOf(path?.id ?? '')
  const back = path
    ? { to: `/persona/${path.id}`, label: `Back to ${path.name}` }
    : { to: '/personas', label: 'Back to the paths' }
  return (
    <Page
      title={lesson.title}
      intro={lesson.description}
      hue={hue}
      actions={
        <LinkButton to={back.to} variant="ghost">
          ← {back.label}
        </LinkButton>
      }
    >
      <Flex>
        <Box bg={`${hue}.soft`} color={`${hue}.text`} borderRadius="full" paddingX="4" paddingY="1" fontWeight="bold">
          ⏱ {lesson.minutes} min
        </Box>
      </Flex>
      <Grid templateColumns={{ base: '1fr', lg: '2fr 1fr' }} gap="8" alignItems="start">
        <Box minWidth="0">
          <LessonNotes lesson={lesson} />
        </Box>
        <Flex as="aside" direction="column" gap="5">
          <Card hue={hue}>
            <Heading as="h2" size="lg" marginBottom="3">
              Learning objectives
            </Heading>
            <Flex as="ul" direction="column" gap="2" paddingLeft="5" listStyleType="disc">
              {lesson.objectives.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </Flex>
          </Card>
          {lesson.sidekick && (
            <SidekickCard sidekick={lesson.sidekick} prompt={lesson.practicePrompt} hint={lesson.practiceHint} />
          )}
          {lesson.tools.length > 0 && (
            <Card>
              <Heading as="h2" size="lg" marginBottom="3">
                Tools in this lesson
              </Heading>
              <Text>{lesson.tools.map(toolName).join(', ')}</Text>
            </Card>
          )}
          <LessonResources resources={lesson.resources} />
        </Flex>
      </Grid>
      <Section title="Finish">
        <CompletionCard lesson={lesson} hue={hue} canRecord={canRecord} backTo={back.to} />
      </Section>
    </Page>
  )
}

function LessonNotes({ lesson }: { lesson: LessonView_LessonFragment }) {
  if (lesson.content === null) {
    return (
      <Notice tone="info" title="This lesson is still locked">
        Complete the lessons before it first, then it opens.
      </Notice>
    )
  }
  return (
    <>
      {!lesson.videoUrl && (
        <Text color="fg.muted" marginBottom="4">
          This lesson has no film: everything is in the notes.
        </Text>
      )}
      <Markdown source={lesson.content} />
    </>
  )
}
