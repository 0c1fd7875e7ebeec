import { Flex, Text } from '@chakra-ui/react'
import { answersPerDay, picturesPerDay } from '@deepm/schema/rules/lab/lab'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { ChildSettings_ChildFragment } from './child-settings.generated.ts'
import { EntryCode } from './entry-code.tsx'
import { LabSettings } from './lab-settings.tsx'
import { LeaderboardPermission } from './leaderboard-permission.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { SaveState } from './save-state.tsx'
import { SignOutChild } from './sign-out-child.tsx'
import { useControls } from './use-controls.ts'
import { Withdraw } from './withdraw.tsx'

type Props = { child: ChildSettings_ChildFragment; children?: ReactNode }

/** Shows all settings of a child. Each change is saved immediately; withdrawing consent comes last. */
export function ChildSettings({ child, children }: Props) {
  const { controls, state, change } = useControls(child)
  const name = child.firstName
  return (
    <Flex direction="column" gap="6">
      <SaveState state={state} />
      <Group title="Pause" hue="amber">
        <SwitchField
          label={`Pause everything for ${name}`}
          hint={`While it is on, ${name} can look around, but nothing is saved and the AI lab is closed. Points and streak stay as they are.`}
          checked={controls.pausedAt !== null}
          onChange={(isPaused) => change({ isPaused }, { pausedAt: isPaused ? new Date().toISOString() : null })}
        />
      </Group>
      <Group title="Quiet hours" hue="violet">
        <QuietHours name={name} controls={controls} change={change} />
      </Group>
      <Group title="AI lab" hue="teal">
        <LabSettings name={name} controls={controls} opensAt={child.lab.opensAt} change={change} />
      </Group>
      <Group title="AI companies" hue="coral">
        <SwitchField
          label={`Send ${name}’s prompts to AI companies`}
          hint={`You decide this separately. On: what ${name} asks in the lab goes to the company whose AI model answers, without private things like names and addresses. There are about ${answersPerDay} answers a day; after that, our Practice Coach answers. Off: our Practice Coach answers, and nothing leaves the academy.`}
          checked={controls.mayAskProviders}
          onChange={(mayAskProviders) => change({ mayAskProviders }, { mayAskProviders })}
        />
        {child.lab.hasPictures && (
          <SwitchField
            label="Pictures by AI"
            hint={`You decide this, too. On: an AI model makes a picture from what ${name} writes for DALL-E${controls.mayAskProviders ? '' : ', once you also allow AI companies'}. Each picture is checked first, and you can see it. There are at most ${picturesPerDay} a day. Off: ${name} describes pictures in words.`}
            checked={controls.mayMakePictures}
            onChange={(mayMakePictures) => change({ mayMakePictures }, { mayMakePictures })}
          />
        )}
      </Group>
      <Group title="What others see" hue="amber">
        <SwitchField
          label="Allow project sharing"
          hint={`On: ${name} can ask to share a project, and under 13, we ask you about each one. Off: nothing is shared, and shared projects are hidden right away.`}
          checked={controls.mayShowProjects}
          onChange={(mayShowProjects) => change({ mayShowProjects }, { mayShowProjects })}
        />
        {child.consent === 'granted' && <LeaderboardPermission child={child} />}
      </Group>
      {child.signsInByCode && (
        <Group title={`Signing ${name} in`} hue="teal">
          <EntryCode child={child} />
          <SignOutChild child={child} />
        </Group>
      )}
      {children}
      {child.consent === 'granted' && (
        <Group title="Your consent" hue="coral">
          <Text>
            {name} learns here because you gave consent. You can withdraw it at any time. We then stop saving anything, and delete
            the account 7 days later.
          </Text>
          <Withdraw child={child} />
        </Group>
      )}
    </Flex>
  )
}

function Group({ title, hue, children }: { title: string; hue: Hue; children: ReactNode }) {
  return (
    <Card as="section" hue={hue} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" justifyItems="start">
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      {children}
    </Card>
  )
}
