import { ConfirmInPlace } from '../../../ui/feedback/confirm-in-place.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import type { ChildSettings_ChildFragment } from './child-settings.generated.ts'
import { useWithdrawConsentMutation } from './withdraw-consent.generated.ts'

/** Asks for confirmation, because withdrawing stops all recording and schedules the erasure of the account. */
export function Withdraw({ child }: { child: Pick<ChildSettings_ChildFragment, 'id' | 'firstName' | 'guardians'> }) {
  const [withdraw, { loading }] = useWithdrawConsentMutation({
    // Loads the erasure date.
    refetchQueries: ['ChildSettingsPage'],
  })

  const confirm = async () => {
    const answer = await withdraw({
      variables: { learnerId: child.id },
      update: (cache, { data }) => {
        if (data?.withdrawConsent.__typename !== 'DonePayload') return
        cache.modify({
          id: cache.identify({ __typename: 'Learner', id: child.id }) ?? '',
          fields: { consent: () => 'withdrawn' },
        })
      },
    }).catch(() => null)
    const result = answer?.data?.withdrawConsent
    if (result?.__typename !== 'DonePayload') toastNotSaved(result?.message)
  }

  return (
    <ConfirmInPlace
      label="Withdraw consent"
      question={`Withdraw consent for ${child.firstName}?`}
      consequence={`We stop recording anything right away. In 7 days, we delete the account and everything in it.${othersCan(child.guardians.length - 1)}`}
      yes="Withdraw consent"
      no="Keep consent"
      tone="danger"
      isBusy={loading}
      onYes={confirm}
    />
  )
}

function othersCan(others: number): string {
  if (others < 1) return ''
  return ` The other ${others === 1 ? 'parent gets' : 'parents get'} an email and can keep the account until it is deleted.`
}
