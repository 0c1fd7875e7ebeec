import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ParentGuide } from '../../features/outreach/guide/parent-guide.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PublicBar } from '../shell/public-bar.tsx'
import { SiteFooter } from '../shell/site-footer.tsx'

export function ParentGuidePage() {
  const [params] = useSearchParams()
  // The page is written before anybody asks for it, so what the address says comes after.
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
