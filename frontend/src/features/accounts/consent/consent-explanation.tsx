import { chakra, Flex, Text } from '@chakra-ui/react'
import { storedAboutChild } from '@deepm/schema/rules/accounts/stored-about-child'
import { Heading } from '../../../ui/components/heading.tsx'

/** For a parent who is signed in to the account of the emailed address. */
export const ownStays = 'Your own account stays as it is.'

type Props = { child: string; isForViewer: boolean }

/** Explains what a parent of a child under 13 agrees to. */
export function StoredDataSummary({ child, isForViewer }: Props) {
  return (
    <>
      <Heading as="h2" size="lg" marginBottom="3">
        What you agree to
      </Heading>
      <Flex as="ul" direction="column" gap="2" paddingLeft="5" marginBottom="4" listStyleType="disc">
        <li>
          What we keep about {child}:
          <chakra.ul paddingLeft="5" listStyleType="circle">
            {storedAboutChild.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </chakra.ul>
        </li>
        <li>What we keep about you: your name, your email address and, if it was given, your phone number.</li>
        <li>
          You can see how {child} is doing {isForViewer ? 'on your dashboard' : 'when you sign in with your email address'}, and
          set times and limits.
        </li>
        <li>
          We sell nothing and show no advertising. Nothing about {child} goes to AI companies unless you turn that on later. We
          ask you about that separately.
        </li>
        <li>
          We’ll email you tomorrow to confirm. You can withdraw your consent at any time. We delete {child}’s account 7 days after
          that.
        </li>
      </Flex>
      <Text marginBottom="4">
        If you do nothing, we delete {isForViewer ? `${child}’s account` : 'the account and your address'} within 7 days of the
        signup. If you decline, you can change your answer for 7 days.{' '}
        {isForViewer ? `After that, we delete ${child}’s account. ${ownStays}` : 'After that, we delete both.'}
      </Text>
    </>
  )
}

/** Explains the invitation of a learner who is 13 or older. */
export function ParentAccessSummary({ child, isForViewer }: Props) {
  return (
    <>
      <Heading as="h2" size="lg" marginBottom="3">
        What this means
      </Heading>
      <Flex as="ul" direction="column" gap="2" paddingLeft="5" marginBottom="4" listStyleType="disc">
        <li>
          You can see {child}’s progress, projects and what {child} asks in the AI lab. You can set lab times, quiet hours and
          what others can see. {child} can see the rules you set.
        </li>
        <li>What we keep about you: your name and your email address.</li>
        <li>
          {child} is 13 or older, so no one has to give consent. Either of you can end the link. Under 18, {child} can’t do so
          during a pause or quiet hours.
        </li>
      </Flex>
      <Text marginBottom="4">
        If you decline or do nothing, you won’t be linked{isForViewer ? `. ${ownStays}` : ', and we’ll delete your address.'}
      </Text>
    </>
  )
}
