import { chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSession } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { useRemoveSecondFactorMutation, useRenewRecoveryCodesMutation } from './change-second-factor.generated.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type SecondFactorQuery, useSecondFactorQuery } from './second-factor.generated.ts'
import { SetUpSecondFactor } from './set-up.tsx'
import { useCode } from './use-code.ts'

/** Manages the second factor on a staff member's profile. */
export function SecondFactorCard() {
  const result = useSecondFactorQuery({ fetchPolicy: 'no-cache' })
  const reload = () => void result.refetch().catch(() => null)
  return (
    <Card as="section" hue="teal" display="grid" gap="4" justifyItems="start">
      <Heading as="h3" size="xl">
        Two-step verification
      </Heading>
      <AsyncSection result={result}>
        {({ secondFactor }) =>
          secondFactor?.isSetUp ? <ChangeForm factor={secondFactor} onChanged={reload} /> : <SetUpSecondFactor onDone={reload} />
        }
      </AsyncSection>
    </Card>
  )
}

type Props = { factor: NonNullable<SecondFactorQuery['secondFactor']>; onChanged(): void }

function ChangeForm({ factor: { isRequired, recoveryCodesLeft }, onChanged }: Props) {
  const [remove, removing] = useRemoveSecondFactorMutation()
  const [renew, renewing] = useRenewRecoveryCodesMutation()
  const [codes, setCodes] = useState<readonly string[]>()
  const { refresh } = useSession()
  const { field, send } = useCode()
  const isBusy = removing.loading || renewing.loading

  const turnOff = async () => {
    if (isBusy) return
    const result = await send(async (code) => (await remove({ variables: { code } })).data?.removeSecondFactor)
    if (result?.__typename !== 'DonePayload') return
    toast({ title: 'Two-step verification is off' })
    // If a second factor is required, the refreshed session redirects to its setup.
    if (isRequired) await refresh()
    else onChanged()
  }
  const makeCodes = async () => {
    if (isBusy) return
    const result = await send(async (code) => (await renew({ variables: { code } })).data?.renewRecoveryCodes)
    if (result?.__typename === 'RecoveryCodes') setCodes(result.codes)
  }
  const finish = () => {
    setCodes(undefined)
    field.onCode('')
    onChanged()
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />
  return (
    <>
      <Text>
        It is on. You have {recoveryCodesLeft} unused recovery {recoveryCodesLeft === 1 ? 'code' : 'codes'}. To change something,
        enter a code first.
      </Text>
      <chakra.form
        display="grid"
        gap="4"
        justifyItems="start"
        width="full"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void makeCodes()
        }}
      >
        <CodeField hint="Six digits from your app, or a recovery code." {...field} />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" variant="outline" loading={renewing.loading}>
            New recovery codes
          </Button>
          <Button type="button" variant="outline" loading={removing.loading} onClick={() => void turnOff()}>
            Turn off
          </Button>
        </Flex>
        {isRequired && (
          <Text color="fg.muted">Staff need two-step verification here. If you turn it off, you have to set it up again.</Text>
        )}
      </chakra.form>
    </>
  )
}
