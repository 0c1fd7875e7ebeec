import { Text } from '@chakra-ui/react'
import { experiments, isExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import { useParams } from 'react-router-dom'
import { Experiment } from '../../../features/experiments/experiment.tsx'
import { BackLink } from '../../../features/experiments/shelf/back-link.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'
import { NotFoundPage } from './not-found.ts'

/** One experiment for a visitor. Its missions are not stored. */
export function ExperimentVisitPage() {
  const { experimentId = '' } = useParams()
  const isKnown = isExperimentId(experimentId)
  usePageTitle(isKnown ? experiments[experimentId].title : undefined)
  if (!isKnown) return <NotFoundPage />
  const { title, teaser, isPublic } = experiments[experimentId]
  return (
    <>
      <PublicBar>
        <LinkButton to="/signup">Get Started</LinkButton>
      </PublicBar>
      <Page title={title} intro={teaser} above={<BackLink />} hue="teal">
        {isPublic ? (
          <Experiment id={experimentId} headingLevel={null} />
        ) : (
          <Text fontSize="lg">You need an account for this experiment. Signing up takes five short steps.</Text>
        )}
        <Text>
          With an account, you get all twelve experiments and the lessons that go with them, and we save your results.{' '}
          <LinkButton to="/signup" variant="outline">
            Sign up
          </LinkButton>
        </Text>
      </Page>
      <SiteFooter />
    </>
  )
}
