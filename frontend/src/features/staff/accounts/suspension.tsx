import { Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import {
  type AccountCard_AccountFragment,
  useLiftSuspensionMutation,
  useSuspendAccountMutation,
} from './account-card.generated.ts'
import { ClosingForm } from './closing-form.tsx'
import { useChange } from './use-change.ts'

type Account = AccountCard_AccountFragment
type Props = { account: Account; onChanged(): void; children: ReactNode }

/** Suspends an account with a reason, or lifts the suspension. */
export function Suspension({ account, onChanged, children }: Props) {
  const { id, name, suspension } = account
  const [isClosing, setClosing] = useState(false)
  const [suspend] = useSuspendAccountMutation()
  const [lift] = useLiftSuspensionMutation()
  const { isBusy, change } = useChange(onChanged)

  const close = async (reason: string) => {
    const send = async () => (await suspend({ variables: { id, reason } })).data?.suspendAccount
    if (await change(send, `${name} is suspended`)) setClosing(false)
  }
  const open = async (since: string) => {
    const send = async () => (await lift({ variables: { id, since } })).data?.liftSuspension
    // The account may no longer belong in the list of suspended accounts.
    if (await change(send, `${name} can sign in again`)) onChanged()
  }

  if (isClosing && !suspension) {
    return (
      <ClosingForm
        label={`Suspend ${name}`}
        consequence={consequenceOf(account)}
        readers={readersOf(account)}
        act="Suspend"
        hasTemplates
        isBusy={isBusy}
        onClose={(reason) => void close(reason)}
        onCancel={() => setClosing(false)}
      />
    )
  }
  return (
    <Flex gap="3" wrap="wrap" marginTop="4">
      {suspension ? (
        <Button variant="outline" loading={isBusy} onClick={() => void open(suspension.since)}>
          Lift suspension
        </Button>
      ) : (
        <Button variant="outline" onClick={() => setClosing(true)}>
          Suspend…
        </Button>
      )}
      {children}
    </Flex>
  )
}

function consequenceOf({ name, role, leftWithoutCodes: left }: Account): string {
  const out = `${name} will be signed out everywhere right away and can’t sign in. Nothing is deleted.`
  if (role === 'learner') return `${out} Others can’t see what ${name} shared. You can lift the suspension at any time.`
  const children =
    left === 0 ? '' : ` ${left === 1 ? 'One child signs' : `${left} children sign`} in with codes that only ${name} can create.`
  return `${out} Consent stays valid and the children can keep learning, but ${name} can’t use their portal.${children} You can lift the suspension at any time.`
}

function readersOf({ name, consent }: Account): string {
  const parents = consent === 'granted' ? ` ${name}’s parents see it, too.` : ''
  return `${name} gets this by email and sees it when they try to sign in.${parents}`
}
