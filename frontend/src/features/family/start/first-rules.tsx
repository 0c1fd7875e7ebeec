import { Box } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import type { ChildSettings_ChildFragment } from '../child-settings/child-settings.generated.ts'
import { LabMinutes } from '../child-settings/lab-minutes.tsx'
import { QuietHours } from '../child-settings/quiet-hours.tsx'
import { SaveState } from '../child-settings/save-state.tsx'
import { useControls } from '../child-settings/use-controls.ts'

type Props = { child: ChildSettings_ChildFragment; onDone(): void }

/** Sets the rules that most families want to know about first. Each change is saved immediately. */
export function FirstRules({ child, onDone }: Props) {
  const { controls, state, change } = useControls(child)
  const name = child.firstName
  return (
    <>
      <LabMinutes label="Time in the AI lab" value={controls.labMinutesPerDay} change={change} />
      <QuietHours name={name} controls={controls} change={change} hasTimeZone={false} />
      <SwitchField
        label={`Send ${name}’s prompts to AI companies`}
        hint="Off: our Practice Coach answers. On: an AI company answers and gets the prompts, without names and addresses."
        checked={controls.mayAskProviders}
        onChange={(mayAskProviders) => change({ mayAskProviders }, { mayAskProviders })}
      />
      <SaveState state={state} />
      <Box>
        <Button size="lg" loading={state === 'saving'} onClick={onDone}>
          Continue
        </Button>
      </Box>
    </>
  )
}
