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
    if (await change(send, `${name} sets up a new second factor`)) onChanged()
  }
  return (
    <Box marginTop="3">
      <ConfirmInPlace
        label="Reset second factor"
        question={`Reset the second factor of ${name}?`}
        consequence={`Do this only if ${name} asked you in person or by phone. ${name} is signed out everywhere and sets up a new one at the next sign-in. It is in the audit log.`}
        yes="Reset second factor"
        no="Cancel"
        tone="warning"
        isBusy={isBusy}
        onYes={() => void onYes()}
      />
    </Box>
  )
}
