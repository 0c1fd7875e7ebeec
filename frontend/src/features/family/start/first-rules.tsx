import { Box } from '@chakra-ui/react'
import { labMinuteChoices } from '@deepm/schema/rules/family/family-controls'
import { Button } from '../../../ui/components/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import type { ChildSettings_ChildFragment } from '../child-settings/child-settings.generated.ts'
import { QuietHours } from '../child-settings/quiet-hours.tsx'
import { useControls } from '../child-settings/use-controls.ts'

const minuteOptions = labMinuteChoices.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes a day` }))

type Props = { child: ChildSettings_ChildFragment; onDone(): void }

/** Sets the rules that most families want to know about first. Each change is saved immediately. */
export function FirstRules({ child, onDone }: Props) {
  const { controls, state, change } = useControls(child)
  const name = child.firstName
  return (
    <>
      <Box width="full" maxWidth="20rem">
        <SelectField
          label="Time in the AI lab"
          options={minuteOptions}
          value={String(controls.labMinutesPerDay)}
          onChange={(event) => {
            const minutes = Number(event.target.value)
            change({ labMinutesPerDay: minutes }, { labMinutesPerDay: minutes })
          }}
        />
      </Box>
      <QuietHours name={name} controls={controls} change={change} hasTimeZone={false} />
      <SwitchField
        label={`Send ${name}’s prompts to AI companies`}
        hint="Off: our Practice Coach answers. On: an AI company answers and gets the prompts, without names and addresses."
        checked={controls.mayAskProviders}
        onChange={(mayAskProviders) => change({ mayAskProviders }, { mayAskProviders })}
      />
      <Box role="status" color="fg.muted" minHeight="6">
        {state === 'unchanged' && 'Changes save automatically.'}
        {state === 'saving' && 'Saving...'}
        {state === 'saved' && 'Saved.'}
        {state === 'unsaved' && 'Not saved. You see the rules that apply now.'}
      </Box>
      <Box>
        <Button size="lg" loading={state === 'saving'} onClick={onDone}>
          Continue
        </Button>
      </Box>
    </>
  )
}
