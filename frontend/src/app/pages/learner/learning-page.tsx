import { SimpleGrid, Text } from '@chakra-ui/react'
import { CourseCard } from '../../../features/learning/courses/card.tsx'
import { CoreCourse } from '../../../features/learning/courses/core.tsx'
import { CourseFramework } from '../../../features/learning/courses/framework.tsx'
import { CourseSteps } from '../../../features/learning/courses/steps.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Page, Section } from '../../../ui/components/page.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { LearningPageDocument, useLearningPageQuery } from './learning-page.generated.ts'

export function LearningPage() {
  return (
    <QueryState result={useLearningPageQuery()}>
      {({ coreCourse, courses, viewer }) => (
        <Page
          title="Learning hub"
          intro="Start with how AI works. Then take a course on each AI tool, or follow a path."
          hue="teal"
          actions={
            <LinkButton to="/personas" variant="soft">
              See the paths
            </LinkButton>
          }
        >
          {coreCourse && coreCourse.lessons.length > 0 && (
            <CoreCourse course={coreCourse} level={viewer?.learner?.lessonLevel ?? 'middle'} />
          )}
          {courses.length === 0 ? (
            <EmptyState title="No courses right now" text="The paths are open as always." />
          ) : (
            <>
              <Section title="Recommended order">
                <CourseSteps courses={courses} />
              </Section>
              <Section title="Courses">
                {/* Cards of a row have equal heights, but a card with expanded modules does not stretch its neighbors. */}
                <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" css={{ '&:has([aria-expanded=true])': { alignItems: 'start' } }}>
                  {courses.map((course) => (
                    <CourseCard key={course.id} course={course} />
                  ))}
                </SimpleGrid>
              </Section>
            </>
          )}
          <Section title="DEEPM: the five parts of every lesson">
            <Text color="fg.muted">They come in this order in every lesson.</Text>
            <CourseFramework />
          </Section>
        </Page>
      )}
    </QueryState>
  )
}

LearningPage.firstQuery = () => ({ query: LearningPageDocument })
