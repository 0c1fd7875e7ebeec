import { Flex, Text } from '@chakra-ui/react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { useHistorySteps } from '../../../ui/components/use-history-steps.ts'
import type { ChildSettings_ChildFragment } from '../child-settings/child-settings.generated.ts'
import { EntryCode } from '../child-settings/entry-code.tsx'
import { FirstRules } from './first-rules.tsx'
import { StartLayout } from './start-layout.tsx'

const rulesStep = 3
const handOverStep = 4
const firstStep = [rulesStep]

/** The rules for a new child, and the code that signs the child in on its device. */
export function StartChild({ child }: { child: ChildSettings_ChildFragment }) {
  const { current, goTo } = useHistorySteps('start-child', firstStep)
  const name = child.firstName
  if (current !== handOverStep) {
    return (
      <StartLayout step={rulesStep} title={`Rules for ${name}`} intro={`You can change them at any time. ${name} can read them.`}>
        <FirstRules child={child} onDone={() => goTo(handOverStep)} />
      </StartLayout>
    )
  }
  return (
    <StartLayout step={handOverStep} title={`Now it’s ${name}’s turn`} intro={`Get the device that ${name} uses.`}>
      {child.signsInByCode ? <EntryCode child={child} /> : <Text>{name} signs in with the email address of the account.</Text>}
      <Flex>
        <LinkButton variant="outline" to="/parent-dashboard">
          Go to the Family Dashboard
        </LinkButton>
      </Flex>
    </StartLayout>
  )
}
