import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { EarlyAccess } from '../../../features/outreach/landing/hero/early-access.tsx'
import { Hero } from '../../../features/outreach/landing/hero/hero.tsx'
import { LiveStatsProvider } from '../../../features/outreach/landing/live-stats-provider.tsx'
import { NewsletterForm } from '../../../features/outreach/landing/newsletter-form.tsx'
import { AcademyCounts } from '../../../features/outreach/landing/social-proof/academy-counts.tsx'
import { SocialProof } from '../../../features/outreach/landing/social-proof/social-proof.tsx'
import { Testimonials } from '../../../features/outreach/landing/testimonials/testimonials.tsx'
import { hasMarketingSamples } from '../../../lib/marketing-samples.ts'
import { setFlag } from '../../../lib/storage-flags.ts'
import { staticIsland } from '../../../ui/loading/static-island.tsx'
import { LandingBar } from '../../shell/landing-bar.tsx'
import { LandingExperiment } from './landing-experiment.tsx'

// Most of the page is text and drawings. Only animated or interactive sections need code.
const WhatYouLearn = staticIsland('what-you-learn', () =>
  import('../../../features/outreach/landing/programme/what-you-learn.tsx').then((it) => it.WhatYouLearn),
)
const WhoWeAre = staticIsland('who-we-are', () =>
  import('../../../features/outreach/landing/about/who-we-are.tsx').then((it) => it.WhoWeAre),
)
const WhatItCosts = staticIsland('what-it-costs', () =>
  import('../../../features/outreach/landing/costs/what-it-costs.tsx').then((it) => it.WhatItCosts),
)
const SiteFooter = staticIsland('site-footer', () => import('../../shell/site-footer.tsx').then((it) => it.SiteFooter))

/** The first page that a visitor sees. It clears the logged-out flag on load (specification, section 2). */
export function LandingPage() {
  const navigate = useNavigate()
  useEffect(() => setFlag('user-logged-out', false), [])

  const signIn = () => {
    setFlag('force-logout', false)
    navigate('/dashboard')
  }

  const hasSamples = hasMarketingSamples()
  return (
    <>
      <LandingBar onSignIn={signIn} />
      <main id="main" tabIndex={-1}>
        <LiveStatsProvider>
          <Hero />
          {hasSamples && <EarlyAccess />}
          {hasSamples ? <SocialProof /> : <AcademyCounts />}
        </LiveStatsProvider>
        <LandingExperiment />
        <WhatYouLearn />
        <WhoWeAre />
        {hasSamples && <Testimonials />}
        <WhatItCosts />
        <NewsletterForm />
      </main>
      <SiteFooter />
    </>
  )
}
