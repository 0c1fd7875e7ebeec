import { Box } from '@chakra-ui/react'
import { ConfirmInPlace } from '../../../ui/feedback/confirm-in-place.tsx'
import { useResetSecondFactorMutation } from './change-access.generated.ts'
import type { StaffRow_PersonFragment } from './staff-row.generated.ts'
import { useChange } from './use-change.ts'

type Props = { person: StaffRow_PersonFragment; onChanged(): void }

/** Resets the second factor of a colleague who lost their phone and recovery codes. */
export function ResetSecondFactor({ person: { id, name }, onChanged }: Props) {
  const [reset] = useResetSecondFactorMutation()
  const { isBusy, change } = useChange(onChanged)
  const onYes = async () => {
    const send = async () => (await reset({ variables: { id } })).data?.resetSecondFactor
    if (await change(send, `${name} will set up two-step verification again`)) onChanged()
  }
  return (
    <Box marginTop="3">
      <ConfirmInPlace
        label="Reset two-step verification"
        question={`Reset two-step verification for ${name}?`}
        consequence={`Only do this if ${name} asked you in person or by phone. ${name} will be signed out everywhere and will set up a new one at the next sign-in. This is recorded in the audit log.`}
        yes="Reset two-step verification"
        no="Cancel"
        tone="warning"
        isBusy={isBusy}
        onYes={() => void onYes()}
      />
    </Box>
  )
}
