import { LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { BrokenLink } from '../../../ui/feedback/broken-link.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import { useStaffOfferQuery } from './accept-invitation.generated.ts'
import { AcceptInvitation } from './accept-invitation.tsx'

/** Shows an emailed staff invitation. Opening it accepts nothing. */
export function StaffInvitation({ token }: { token: string }) {
  const { data, loading } = useStaffOfferQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const offer = data?.staffOffer
  if (loading) return <LoadingScreen text="Loading..." />
  if (offer?.__typename !== 'StaffOffer') {
    const why = offer?.message ?? unreachable
    return <BrokenLink why={why} />
  }
  if (offer.obstacle) {
    return (
      <ScenePage
        title="You can’t use this account"
        text={offer.obstacle}
        scene={<LetterScene />}
        action={
          <LinkButton to="/landing" variant="outline">
            Go to home page
          </LinkButton>
        }
      />
    )
  }
  return <AcceptInvitation token={token} offer={offer} />
}
