import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/components/button.tsx'
import { clearTutorial } from './storage.ts'

/** Clears the tutorial in this browser and restarts it. The account keeps what it earned. */
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
