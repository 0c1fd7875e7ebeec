import { ConfirmInPlace } from '../../../ui/feedback/confirm-in-place.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useEndGuardianshipMutation } from './end-guardianship.generated.ts'

type Props = {
  learnerId: string
  parentId: string
  /** First name of the other person, as the viewer knows them. */
  name: string
  onEnded?: () => void
}

/** Ends the link between a parent and a learner who is 13 or older, after confirmation. */
export function EndLink({ learnerId, parentId, name, onEnded }: Props) {
  const [end, { loading }] = useEndGuardianshipMutation()

  const confirm = async () => {
    const result = (await end({ variables: { learnerId, parentId } }).catch(() => null))?.data?.endGuardianship
    if (result?.__typename === 'User') onEnded?.()
    else toastNotSaved(result?.message)
  }

  return (
    <ConfirmInPlace
      label={`End the link with ${name}`}
      question={`End the link with ${name}?`}
      consequence="We’ll tell them. Rules like quiet hours end when no parent is linked any more."
      yes="Yes, end it"
      no="Keep it"
      tone="warning"
      isBusy={loading}
      onYes={confirm}
    />
  )
}
