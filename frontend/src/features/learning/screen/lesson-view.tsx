import { Box, chakra, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { hueOfPath } from '../../../lib/persona-hues.ts'
import { Page } from '../../../ui/components/page.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.ts'
import type { Hue } from '../../../ui/theme/hue.ts'
import { useActivityDrafts } from '../activities/use-activity-drafts.ts'
import { useCheckDrafts } from '../check/use-check-drafts.ts'
import { hueOfCourse } from '../courses/hue.ts'
import type { LessonView_LessonFragment } from '../lesson/lesson-view.generated.ts'
import { storedView, useLessonView } from '../lesson/lesson-view-choice.ts'
import { useTutor } from '../lesson/use-tutor.ts'
import type { LessonProps } from '../lesson/view-props.ts'
import { useIsPrinting } from './use-is-printing.ts'
import { ViewSwitch } from './view-switch.tsx'

// A reader uses one of the two views.
const LessonPlayer = lazyComponent('LessonPlayer', () => import('../player/player.tsx'))
// Few lessons have several levels.
const LevelLinks = lazyComponent('LevelLinks', () => import('./level-links.tsx'))
// Only parents and staff have this link.
const LinkToPlan = lazyComponent('LinkToPlan', () => import('../lesson-plan/link-to-plan.tsx'))
const WholeLesson = lazyComponent('WholeLesson', () => import('../lesson/whole-lesson.tsx'))
// Saving checks the words first, and few lessons have lines to write.
const SaveActivityDrafts = lazyComponent('SaveActivityDrafts', () => import('../activities/save-activity-drafts.tsx'))

/** Fetches the view that the reader chose, so that it arrives with the lesson. */
export function loadLessonView(): void {
  void (storedView() === 'steps' ? LessonPlayer : WholeLesson).load().catch(() => null)
}

export function LessonView(props: LessonProps) {
  const { lesson } = props
  const showsSteps = useShowsSteps(lesson)
  return (
    <Page
      title={lesson.title}
      intro={showsSteps ? undefined : lesson.description}
      hue={hueOf(lesson)}
      isCompact={showsSteps}
      above={
        <Flex justify="space-between" align="center" gap="3">
          <BackLink />
          <ViewSwitch lesson={lesson} />
        </Flex>
      }
    >
      {lesson.levels.length > 0 && (
        <Suspense fallback={<Box minHeight="11" />}>
          <LevelLinks lesson={lesson} isKept={props.access !== 'watching'} hue={hueOf(lesson)} />
        </Suspense>
      )}
      {props.access === 'watching' && (
        <Suspense>
          <LinkToPlan lesson={lesson} />
        </Suspense>
      )}
      <LessonBody {...props} />
    </Page>
  )
}

function hueOf({ course, folder }: LessonView_LessonFragment): Hue {
  return course ? hueOfCourse(course.id) : hueOfPath(folder?.persona.id)
}

/** A locked lesson has no notes, so it has no steps. A printed lesson is complete. */
function useShowsSteps({ content }: Pick<LessonView_LessonFragment, 'content'>): boolean {
  const isPrinting = useIsPrinting(WholeLesson)
  return useLessonView() === 'steps' && content !== null && !isPrinting
}

/** Shows a lesson in the view that the reader chose. Unsent answers and what was done in activities stay when the view changes. */
export function LessonBody(props: LessonProps) {
  const { lesson, access } = props
  const showsSteps = useShowsSteps(lesson)
  const drafts = useCheckDrafts(lesson.check, access)
  const activities = useActivityDrafts(access)
  const hue = hueOf(lesson)
  const { dialog, ...chat } = useTutor(props, hue)
  const View = showsSteps ? LessonPlayer : WholeLesson
  return (
    <Suspense fallback={<Box minHeight="100vh" />}>
      <View {...props} {...chat} drafts={drafts} activities={activities} hue={hue} />
      {dialog}
      {activities.form.worth && (
        <Suspense>
          <SaveActivityDrafts form={activities.form} />
        </Suspense>
      )}
    </Suspense>
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
      whiteSpace="nowrap"
      fontWeight="700"
      color="accent.text"
      textUnderlineOffset="0.2em"
      _hover={{ textDecoration: 'underline' }}
    >
      <span aria-hidden="true">←</span> Back to Learning hub
    </Back>
  )
}
