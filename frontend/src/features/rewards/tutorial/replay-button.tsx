import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/components/button.tsx'
import { clearTutorial } from './storage.ts'

/** Forgets the tutorial kept in this browser and starts it again; what the account earned stays. */
export function ReplayTutorialButton() {
  const navigate = useNavigate()
  const replay = () => {
    clearTutorial()
    navigate('/onboarding')
  }
  return (
    <Button variant="outline" onClick={replay}>
      Replay Tutorial
    </Button>
  )
}
