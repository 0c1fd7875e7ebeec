import { ExperimentShelf } from '../../../features/experiments/shelf/shelf.tsx'
import { Page } from '../../../ui/components/page.tsx'

/** All experiments for a signed-in user. */
export function ExperimentListPage() {
  return (
    <Page
      title="Experiments"
      intro="Real machines to train, test and break. Nothing you type or draw leaves your device unless you save it."
      hue="teal"
    >
      <ExperimentShelf />
    </Page>
  )
}
