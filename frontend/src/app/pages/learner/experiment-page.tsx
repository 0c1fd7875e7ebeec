import { experiments, isExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import { useParams } from 'react-router-dom'
import { BackLink } from '../../../features/experiments/shelf/back-link.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { Page } from '../../../ui/components/page.tsx'
import { NotFoundPage } from '../public/not-found.ts'
import { LearnerExperiment } from './learner-experiment.tsx'

/** One experiment for a signed-in user. */
export function ExperimentPage() {
  const { experimentId = '' } = useParams()
  const isKnown = isExperimentId(experimentId)
  usePageTitle(isKnown ? experiments[experimentId].title : undefined)
  if (!isKnown) return <NotFoundPage />
  return (
    <Page title={experiments[experimentId].title} intro={experiments[experimentId].teaser} above={<BackLink />} hue="teal">
      <LearnerExperiment id={experimentId} headingLevel={null} />
    </Page>
  )
}
