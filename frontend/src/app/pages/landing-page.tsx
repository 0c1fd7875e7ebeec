import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { Hero } from '../../features/outreach/hero.tsx'
import { Paths } from '../../features/outreach/paths.tsx'
import { Promises } from '../../features/outreach/promises.tsx'
import { setFlag } from '../../lib/storage-flags.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { PublicBar } from '../shell/public-bar.tsx'

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
      <PublicBar>
        <Button variant="ghost" onClick={signIn}>
          Sign In
        </Button>
        <LinkButton to="/signup">Get Started</LinkButton>
      </PublicBar>
      <main id="main">
        <Hero />
        <Paths />
        <Promises />
      </main>
    </>
  )
}
