import { KeptShelf } from '../../../features/experiments/keeping/kept-shelf.tsx'
import { lessonAccessOf } from '../../../features/learning/lesson-access.ts'
import { useSession } from '../../../lib/session/session.tsx'
import { Page } from '../../../ui/components/page.tsx'

/** All experiments for a signed-in user. */
export function ExperimentListPage() {
  const { user } = useSession()
  return (
    <Page
      title="Experiments"
      intro="Machines you can train, test and break. Nothing you type or draw leaves your device unless you save it."
      hue="teal"
    >
      <KeptShelf mayRecord={lessonAccessOf(user) === 'learning'} />
    </Page>
  )
}
