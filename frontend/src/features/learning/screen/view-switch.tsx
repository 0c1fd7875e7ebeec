import { chakra } from '@chakra-ui/react'
import type { LessonView_LessonFragment } from '../lesson/lesson-view.generated.ts'
import { storeView, useLessonView } from '../lesson/lesson-view-choice.ts'

/** Switches between the steps and the page of a lesson. A locked lesson has only the page. */
export function ViewSwitch({ lesson }: { lesson: Pick<LessonView_LessonFragment, 'content'> }) {
  const view = useLessonView()
  if (lesson.content === null) return null
  return (
    <chakra.button
      type="button"
      onClick={() => storeView(view === 'steps' ? 'page' : 'steps')}
      minHeight="11"
      fontWeight="700"
      color="accent.text"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
      whiteSpace="nowrap"
      cursor="pointer"
      _print={{ display: 'none' }}
    >
      {view === 'steps' ? 'One-page view' : 'Step view'}
    </chakra.button>
  )
}
