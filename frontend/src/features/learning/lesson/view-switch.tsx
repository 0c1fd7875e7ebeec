import { Button } from '../../../ui/components/button.tsx'
import type { LessonView_LessonFragment } from './lesson-view.generated.ts'
import { storeView, useLessonView } from './lesson-view-choice.ts'

/** Switches between the steps and the page of a lesson. A locked lesson has only the page. */
export function ViewSwitch({ lesson }: { lesson: Pick<LessonView_LessonFragment, 'content'> }) {
  const view = useLessonView()
  if (lesson.content === null) return null
  return (
    <Button variant="ghost" onClick={() => storeView(view === 'steps' ? 'page' : 'steps')}>
      {view === 'steps' ? 'Read as a page' : 'Read in steps'}
    </Button>
  )
}
