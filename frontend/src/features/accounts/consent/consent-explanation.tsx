import { chakra, Flex, Text } from '@chakra-ui/react'
import { storedAboutChild } from '@deepm/schema/rules/accounts/stored-about-child'
import { Heading } from '../../../ui/components/heading.tsx'

/** For a parent who is signed in to the account of the emailed address. */
export const ownStays = 'Your account stays as it is.'

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
          About {child} we keep:
          <chakra.ul paddingLeft="5" listStyleType="circle">
            {storedAboutChild.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </chakra.ul>
        </li>
        <li>About you we keep: your name, your email address, and your telephone number if it was given.</li>
        <li>
          You can see how {child} is doing {isForViewer ? 'on your dashboard' : 'when you sign in with your address'}, and set
          times and limits.
        </li>
        <li>
          We sell nothing and show no advertising. Nothing about {child} goes to AI companies, unless you switch that on later. We
          ask you about that separately.
        </li>
        <li>
          We’ll email you tomorrow to confirm. You can withdraw your consent at any time. {child}’s account is erased 7 days after
          that.
        </li>
      </Flex>
      <Text marginBottom="4">
        If you do nothing, {isForViewer ? `${child}’s account is` : 'the account and your address are'} erased within 7 days of
        the signup. If you decline, you can change your answer for 7 days.{' '}
        {isForViewer ? `After that, ${child}’s account is erased. ${ownStays}` : 'After that, both are erased.'}
      </Text>
    </>
  )
}

/** Explains the invitation of a learner who is 13 or older. */
export function ParentAccessSummary({ child, isForViewer }: Props) {
  return (
    <>
      <Heading as="h2" size="lg" marginBottom="3">
        What it means
      </Heading>
      <Flex as="ul" direction="column" gap="2" paddingLeft="5" marginBottom="4" listStyleType="disc">
        <li>
          You see {child}’s progress, projects and what {child} asks in the AI lab, and you can set times for the lab, quiet hours
          and what is shown to others. {child} sees what you decide.
        </li>
        <li>About you we keep: your name and your email address.</li>
        <li>
          {child} is 13 or older, so nobody has to agree. Each of you can end the link; {child} cannot do it during a pause or
          quiet hours, under 18.
        </li>
      </Flex>
      <Text marginBottom="4">
        If you decline or do nothing, nobody is linked{isForViewer ? `. ${ownStays}` : ' and your address is erased.'}
      </Text>
    </>
  )
}
