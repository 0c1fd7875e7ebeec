import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ParentGuide } from '../../../features/outreach/guide/parent-guide.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { PublicBar } from '../../shell/public-bar.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'

export function ParentGuidePage() {
  const [params] = useSearchParams()
  // The page is prerendered, so the URL is read after hydration.
  const [hasOldLink, setOldLink] = useState(false)
  useEffect(() => setOldLink(params.get('link') === 'expired'), [params])
  return (
    <>
      <PublicBar>
        <LinkButton to="/signup">Get Started</LinkButton>
      </PublicBar>
      <ParentGuide hasOldLink={hasOldLink} />
      <SiteFooter />
    </>
  )
}
