import { Box, chakra } from '@chakra-ui/react'
import { allowsRecording } from '@deepm/schema/rules/accounts/consent'
import { memberships } from '@deepm/schema/rules/plans/memberships'
import { supportEmail } from '@deepm/schema/rules/plans/programmes'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../../../ui/components/card.tsx'
import { AddressDetails } from '../email-address/details.tsx'
import type { AccountFacts_UserFragment } from './account-facts.generated.ts'

const kinds = { learner: 'Learner', parent: 'Parent or guardian', staff: 'Staff' } as const

type Props = { user: AccountFacts_UserFragment }

/** Shows account details that the owner can't change here, with the reasons. */
export function AccountFacts({ user }: Props) {
  const { learner } = user
  const since = new Date(user.createdAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: user.timeZone })
  return (
    <Card
      as="dl"
      display="grid"
      gap="5"
      css={{ '& a': { textDecoration: 'underline', fontWeight: '700', color: 'accent.text' } }}
    >
      <Address user={user} />
      {learner ? (
        <>
          <Fact name="Age when you joined" note="You can’t change this here. Wrong? Email us.">
            {learner.ageAtSignup}
          </Fact>
          <Fact name="Path" note={<Link to="/personas">See all paths</Link>}>
            {learner.selectedPersona ? learner.selectedPersona.name : 'Not chosen yet'}
          </Fact>
          <Fact name="Plan" note="It’s free for now, and every plan includes all lessons.">
            {memberships.find(({ tier }) => tier === learner.tier)?.name ?? learner.tier}
          </Fact>
        </>
      ) : (
        <Fact name="Account type">{kinds[user.role]}</Fact>
      )}
      <Fact name="Member since">{since}</Fact>
    </Card>
  )
}

function Address({ user: { email, addressState, learner } }: Props) {
  const mayChange = allowsRecording(learner?.consent)
  if (addressState === 'unconfirmed') {
    return (
      <Fact
        name="Email"
        note={
          <>
            Not confirmed yet. {!mayChange && 'You can correct it once your parent agrees.'}
            {mayChange && <AddressDetails email={email} isLost={false} />}
          </>
        }
      >
        {email}
      </Fact>
    )
  }
  if (addressState === 'lost') {
    return (
      <Fact name="Email" note={mayChange ? <AddressDetails email="" isLost /> : 'You can add one once your parent agrees.'}>
        None
      </Fact>
    )
  }
  if (!email) {
    return (
      <Fact name="Email" note="You sign in with codes that your parent creates on the Family Dashboard.">
        None
      </Fact>
    )
  }
  return (
    <Fact
      name="Email"
      note={
        <>
          We send your sign-in links there, so you can’t change it here. New address? Email{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </>
      }
    >
      {email}
    </Fact>
  )
}

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Box as="dt" color="fg.muted">
        {name}
      </Box>
      <chakra.dd fontFamily="heading" fontWeight="600" fontSize="lg" overflowWrap="anywhere">
        {children}
      </chakra.dd>
      {note ? <Box as="dd">{note}</Box> : null}
    </div>
  )
}
