import { ExperimentShelf } from '../../../features/experiments/shelf/shelf.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'

/** The experiments for visitors: three of them work without an account. */
export function ExperimentsPage() {
  return (
    <>
      <PublicBar>
        <LinkButton to="/signup">Get Started</LinkButton>
      </PublicBar>
      <Page
        title="Experiments"
        intro="Machines you can try in your browser. Three of them work without an account. Nothing you type or draw leaves your device."
        hue="teal"
      >
        <ExperimentShelf isVisitor />
      </Page>
      <SiteFooter />
    </>
  )
}
