import { Box, chakra, Text } from '@chakra-ui/react'
import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import { useEffect } from 'react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { DoorScene } from '../../../ui/illustrations/scenes/door.tsx'
import type { Closed_AccountFragment } from './closed.generated.ts'

type Props = Pick<Closed_AccountFragment, 'kind' | 'reason' | 'closedAt'>

const titles = { suspended: 'Your account is suspended for now', accessEnded: 'Your access has ended' } as const

/** Explains why an account can't sign in: reason, date and contact. */
export function Closed({ kind, reason, closedAt }: Props) {
  // The replaced button drops the focus.
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
  const since = new Date(closedAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <ScenePage
      title={titles[kind]}
      text={
        <Box role="alert" display="grid" gap="3">
          <Text>You have not been able to sign in since {since}. This is the reason:</Text>
          <chakra.blockquote color="fg.ink" fontWeight="600" overflowWrap="anywhere" whiteSpace="pre-line">
            “{reason}”
          </chakra.blockquote>
          <Text>
            Do you disagree, or want to talk? Email{' '}
            <chakra.a href={`mailto:${supportEmail}`} color="accent.text" fontWeight="700" textDecoration="underline">
              {supportEmail}
            </chakra.a>
            , and a person will answer.
          </Text>
          <Text>
            {kind === 'suspended' && 'Nothing is deleted. '}It is still your data. You can email the same address to get all of it
            or to have it deleted.
          </Text>
        </Box>
      }
      scene={<DoorScene />}
      action={
        <LinkButton to="/landing" variant="outline">
          Go to home page
        </LinkButton>
      }
    />
  )
}
