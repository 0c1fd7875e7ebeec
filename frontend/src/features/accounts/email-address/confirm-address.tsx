import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { BrokenLink } from '../../../ui/feedback/broken-link.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import type { Closed_AccountFragment } from '../sign-in/closed.generated.ts'
import { Closed } from '../sign-in/closed.tsx'
import { useEnterAcademy } from '../sign-in/use-enter-academy.ts'
import {
  type AddressLinkQuery,
  useAddressLinkQuery,
  useConfirmAddressMutation,
  useRefuseAddressMutation,
} from './address-link.generated.ts'

/** Asks whether the visitor owns the account that their address was entered for. */
export function ConfirmAddress({ token }: { token: string }) {
  const { data, loading, error, refetch } = useAddressLinkQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const [confirm, { loading: isConfirming }] = useConfirmAddressMutation()
  const [refuse, { loading: isRefusing }] = useRefuseAddressMutation()
  const [problem, setProblem] = useState<string>()
  const [closed, setClosed] = useState<Closed_AccountFragment>()
  const [isRefused, setRefused] = useState(false)
  const [parentDecides, setParentDecides] = useState<string>()
  const enter = useEnterAcademy({ isNewTab: true })

  const confirmFor = async (accountId: string) => {
    const result = (await confirm({ variables: { token, accountId } }).catch(() => null))?.data?.confirmAddress
    if (result?.__typename === 'SignedInPayload') await enter()
    else if (result?.__typename === 'AccountClosedError') setClosed(result)
    else if (result?.__typename === 'ParentDecidesError') setParentDecides(result.message)
    else setProblem(result?.message ?? unreachable)
  }

  const refuseListed = async (accounts: Account[]) => {
    const accountIds = accounts.map(({ id }) => id)
    const result = (await refuse({ variables: { token, accountIds } }).catch(() => null))?.data?.refuseAddress
    if (result?.__typename === 'DonePayload') setRefused(true)
    else setProblem(result?.message ?? unreachable)
  }

  if (closed) return <Closed {...closed} />
  if (parentDecides) return <ParentDecides text={parentDecides} />
  if (loading) return <LoadingScreen text="Loading..." />
  const link = data?.addressLink
  if (error || link?.__typename !== 'AddressLink') {
    return (
      <BrokenLink
        why={link && 'message' in link ? link.message : unreachable}
        action={<LinkButton to="/auth/email">Sign in by email</LinkButton>}
      />
    )
  }
  const isOnly = link.accounts.length === 1
  const others = link.accounts.filter(({ isViewer }) => !isViewer)
  const hasOwn = others.length < link.accounts.length
  const backToOwn = async () => {
    await refetch().catch(() => null)
    setRefused(false)
  }
  if (isRefused) return <Refused onBack={hasOwn ? backToOwn : null} />
  const isBusy = isConfirming || isRefusing
  return (
    <Page
      title={isOnly ? 'Is this your account?' : 'Which account is yours?'}
      intro={<Intro email={link.email} isOnly={isOnly} />}
      hue="teal"
    >
      {problem && <ProblemNotice>{problem}</ProblemNotice>}
      <Flex as="ul" direction="column" gap="5" listStyleType="none">
        {link.accounts.map((account) => (
          <Card key={account.id} as="li" hue="teal" display="grid" gap="4" justifyItems="start">
            <Account account={account} />
            <Button size="lg" loading={isBusy} onClick={() => confirmFor(account.id)}>
              {isOnly ? 'Yes, this is my account' : `Yes, ${account.firstName} is mine`}
            </Button>
          </Card>
        ))}
      </Flex>
      {others.length > 0 && (
        <Box>
          <Button variant="outline" loading={isBusy} onClick={() => refuseListed(others)}>
            {refusal(isOnly, hasOwn)}
          </Button>
        </Box>
      )}
    </Page>
  )
}

type Account = Extract<AddressLinkQuery['addressLink'], { __typename: 'AddressLink' }>['accounts'][number]

function refusal(isOnly: boolean, hasOwn: boolean): string {
  if (hasOwn) return 'The other accounts are not mine'
  return isOnly ? 'Not my account' : 'None of these are mine'
}

function Intro({ email, isOnly }: { email: string; isOnly: boolean }) {
  return (
    <Text overflowWrap="anywhere">
      Someone entered {email} for {isOnly ? 'this account' : 'these accounts'}. Only agree if it was you.
    </Text>
  )
}

function Account({ account }: { account: Account }) {
  const { firstName, createdAt, hasParent, isViewer } = account
  const day = new Date(createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <Box>
      <Heading as="h2" size="lg">
        {firstName}
      </Heading>
      <Text>Created on {day}.</Text>
      {hasParent && <Text>A parent is linked to it.</Text>}
      <Text>
        {isViewer
          ? 'You are signed in to this account in this browser.'
          : 'If you agree, we sign you in to it here and sign out its other devices.'}
      </Text>
    </Box>
  )
}

function ParentDecides({ text }: { text: string }) {
  return (
    <ScenePage
      isAnswer
      title="A parent decides about this account"
      text={text}
      scene={<LetterScene />}
      action={<LinkButton to="/auth/code">Sign in with a code</LinkButton>}
    />
  )
}

function Refused({ onBack }: { onBack: (() => void) | null }) {
  const removed = onBack
    ? 'The other accounts can no longer use your address. Yours still can.'
    : 'That account can no longer use your address.'
  return (
    <ScenePage
      isAnswer
      title={onBack ? 'Your address was removed from the other accounts' : 'Your address was removed'}
      text={`${removed} We will not email you about new accounts for 7 days. ${onBack ? '' : 'You do not need to do anything else.'}`}
      scene={<LetterScene />}
      action={
        onBack ? (
          <Button onClick={onBack}>Confirm my own account</Button>
        ) : (
          <LinkButton to="/landing">Visit the academy</LinkButton>
        )
      }
    />
  )
}
