import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { EarlyAccess } from '../../features/outreach/landing/early-access.tsx'
import { Hero } from '../../features/outreach/landing/hero.tsx'
import { LiveStatsProvider } from '../../features/outreach/landing/live-stats-provider.tsx'
import { NewsletterForm } from '../../features/outreach/landing/newsletter-form.tsx'
import { SocialProof } from '../../features/outreach/landing/social-proof.tsx'
import { Testimonials } from '../../features/outreach/landing/testimonials/testimonials.tsx'
import { setFlag } from '../../lib/storage-flags.ts'
import { still } from '../../ui/still.tsx'
import { LandingBar } from '../shell/landing-bar.tsx'

// Most of the page is words and drawings; only what moves or listens sends code along.
const WhatYouLearn = still('what-you-learn', () =>
  import('../../features/outreach/landing/what-you-learn.tsx').then((it) => it.WhatYouLearn),
)
const WhoWeAre = still('who-we-are', () => import('../../features/outreach/landing/who-we-are.tsx').then((it) => it.WhoWeAre))
const WhatItCosts = still('what-it-costs', () =>
  import('../../features/outreach/landing/what-it-costs.tsx').then((it) => it.WhatItCosts),
)
const SiteFooter = still('site-footer', () => import('../shell/site-footer.tsx').then((it) => it.SiteFooter))

/** The first page a visitor sees. On load it forgets that somebody signed out here (specification, section 2). */
export function LandingPage() {
  const navigate = useNavigate()
  useEffect(() => setFlag('user-logged-out', false), [])

  const signIn = () => {
    setFlag('force-logout', false)
    navigate('/dashboard')
  }

  return (
    <>
      <LandingBar onSignIn={signIn} />
      <main id="main" tabIndex={-1}>
        <LiveStatsProvider>
          <Hero />
          <EarlyAccess />
          <SocialProof />
        </LiveStatsProvider>
        <WhatYouLearn />
        <WhoWeAre />
        <Testimonials />
        <WhatItCosts />
        <NewsletterForm />
      </main>
      <SiteFooter />
    </>
  )
}
