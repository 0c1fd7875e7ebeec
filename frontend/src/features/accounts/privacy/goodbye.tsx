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
          ? 'It was deleted before, with everything in it. There is nothing more to do.'
          : childName
            ? 'Everything in it is gone, and we sent you a mail that says so.'
            : 'Your account is deleted, with everything in it. One last mail says so. The harbour stays open for you.'
      }
      scene={<GoodbyeScene />}
      action={
        <LinkButton to="/landing" variant="outline">
          To the first page
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
      title="Everything stays"
      text={
        childName
          ? `${childName}’s account is as it was. The link in the mail no longer works.`
          : 'Your account is as it was. The link in the mail no longer works.'
      }
      scene={<HomeLetterScene />}
      action={
        <LinkButton to={childName ? '/landing' : '/dashboard'}>{childName ? 'To the first page' : 'To my dashboard'}</LinkButton>
      }
    />
  )
}

/** The replaced buttons drop the focus. */
function useFocusOnTop(): void {
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
}
