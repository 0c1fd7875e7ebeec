import { useEffect } from 'react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { HomeLetterScene } from '../../../ui/illustrations/scenes/home-letter.tsx'
import { GoodbyeScene } from './goodbye-scene.tsx'

type Props = { childName: string | null; wasBefore?: boolean }

/** Confirms that the account was deleted. */
export function Goodbye({ childName, wasBefore = false }: Props) {
  useFocusOnTop()
  return (
    <ScenePage
      title={wasBefore ? 'This account is deleted' : childName ? `${childName}’s account is deleted` : 'Goodbye, and thank you'}
      text={
        wasBefore
          ? 'It was already deleted, with everything in it. You don’t need to do anything else.'
          : childName
            ? 'Everything in it is gone. We sent you an email to confirm.'
            : 'Your account is deleted, with everything in it. We sent you one last email to confirm. You are always welcome back.'
      }
      scene={<GoodbyeScene />}
      action={
        <LinkButton to="/landing" variant="outline">
          Go to home page
        </LinkButton>
      }
    />
  )
}

/** Confirms that the account was kept. */
export function AccountKept({ childName }: { childName: string | null }) {
  useFocusOnTop()
  return (
    <ScenePage
      title="Nothing has been deleted"
      text={
        childName
          ? `${childName}’s account has not changed. The link in the email no longer works.`
          : 'Your account has not changed. The link in the email no longer works.'
      }
      scene={<HomeLetterScene />}
      action={
        <LinkButton to={childName ? '/landing' : '/dashboard'}>{childName ? 'Go to home page' : 'Go to my dashboard'}</LinkButton>
      }
    />
  )
}

/** The replaced buttons drop the focus. */
function useFocusOnTop(): void {
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
}
