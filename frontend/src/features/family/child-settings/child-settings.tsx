import { Flex, Text } from '@chakra-ui/react'
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
          label={`${name}’s prompts may go to AI companies`}
          hint={`You decide this separately. On: what ${name} asks in the lab, without private things like names and addresses, goes to the company whose AI model answers. Off: the Practice Coach answers, and nothing leaves the academy.`}
          checked={controls.mayAskProviders}
          onChange={(mayAskProviders) => change({ mayAskProviders }, { mayAskProviders })}
        />
      </Group>
      <Group title="What others see" hue="amber">
        <SwitchField
          label="Projects may be shown to others"
          hint={`On: ${name} may ask to show a project, and under 13 you are asked about each one. Off: nothing is shown, and what is on show leaves at once.`}
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
        <Group title="Your yes" hue="coral">
          <Text>
            {name} learns here because you said yes. You can take that back at any time: nothing more is saved from then on, and 7
            days later the account is erased.
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
