import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { EndLink } from './end-link.tsx'
import { InviteParent } from './invite-parent.tsx'
import { type Parents_LearnerFragment, useCancelInvitationMutation } from './parents.generated.ts'

/** Lists a learner's parents. Learners who are 13 or older can invite a parent and end a link. */
export function Parents({ learner }: { learner: Parents_LearnerFragment }) {
  const { id, isChild, mayInviteParent, guardians, invitation } = learner
  return (
    <Card as="section" hue="teal" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Heading as="h2" size="xl">
        Your linked parents
      </Heading>
      {guardians.length === 0 && (
        <Text>
          {isChild
            ? 'No parent has an account here at the moment.'
            : 'No parent is linked to you. You don’t need one, but you can invite one.'}
        </Text>
      )}
      {guardians.length > 0 && (
        <Box as="ul" listStyleType="none" display="grid" gap="4">
          {guardians.map((parent) => (
            <Box as="li" key={parent.id} display="grid" gap="3" justifyItems="start">
              <Text fontWeight="600">{`${parent.firstName} ${parent.lastName}`.trim()}</Text>
              {parent.mayEnd && <EndLink learnerId={id} parentId={parent.id} name={parent.firstName} />}
            </Box>
          ))}
        </Box>
      )}
      {!isChild && guardians.length > 0 && !guardians.some(({ mayEnd }) => mayEnd) && (
        <Text>You can end a link when your email address is confirmed and no pause or quiet hours are on.</Text>
      )}
      {!isChild && invitation && <Waiting invitation={invitation} />}
      {mayInviteParent && !invitation && <InviteParent />}
      {!isChild && !mayInviteParent && !invitation && (
        <Text>Another parent can add you from their own account. We then ask your linked parent.</Text>
      )}
    </Card>
  )
}

function Waiting({ invitation }: { invitation: NonNullable<Parents_LearnerFragment['invitation']> }) {
  const [cancel, { loading }] = useCancelInvitationMutation()
  const until = new Date(invitation.expiresAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  const takeBack = async () => {
    if (!(await cancel().catch(() => null))?.data) toastNotSaved(undefined)
  }
  return (
    <Flex direction="column" gap="3" align="start">
      <Text overflowWrap="anywhere" role="status">
        You invited <b>{invitation.parentEmail}</b>. The link in their email works until {until}.
      </Text>
      <Button variant="outline" loading={loading} onClick={takeBack}>
        Cancel invitation
      </Button>
    </Flex>
  )
}
