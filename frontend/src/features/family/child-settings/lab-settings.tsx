import { chakra, SimpleGrid } from '@chakra-ui/react'
import { type LabTool, labToolIds } from '@deepm/schema/rules/lab/lab'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import { formatOpeningDay } from '../opening-day.ts'
import { LabMinutes } from './lab-minutes.tsx'
import type { Change, useControls } from './use-controls.ts'

type Props = { name: string; controls: ReturnType<typeof useControls>['controls']; opensAt: string | null; change: Change }

/** Sets whether the lab is on, its tools, its start and its daily minutes. */
export function LabSettings({ name, controls, opensAt, change }: Props) {
  const { isLabOn, opensLabEarly, labTools, labMinutesPerDay } = controls
  const isLocked = isLabOn && !opensLabEarly && opensAt !== null

  const toggle = (tool: LabTool, isOn: boolean) => {
    const tools = labToolIds.filter((id) => (id === tool ? isOn : labTools.includes(id)))
    change({ labTools: tools }, { labTools: tools })
  }

  return (
    <>
      <SwitchField
        label="The lab is on"
        hint={`${isLocked ? `It opens on ${formatOpeningDay(opensAt, controls.timeZone)}. ` : ''}Off: ${name} can’t send prompts. Lessons and their exercises stay open.`}
        checked={isLabOn}
        onChange={(on) => change({ isLabOn: on }, { isLabOn: on })}
      />
      <SwitchField
        label="Open it before the account is 30 days old"
        hint="By then, learners know how to prompt safely."
        checked={opensLabEarly}
        onChange={(early) => change({ opensLabEarly: early }, { opensLabEarly: early })}
      />
      <chakra.fieldset minWidth="0">
        <chakra.legend fontWeight="600">Tools {name} can use</chakra.legend>
        <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="8">
          {labToolIds.map((tool) => {
            const isLast = labTools.length === 1 && labTools[0] === tool
            return (
              <CheckboxField
                key={tool}
                label={toolNames[tool]}
                checked={labTools.includes(tool)}
                // `disabled` would drop the focus from the checkbox that was just unticked.
                aria-disabled={isLast || undefined}
                hint={isLast ? 'You need at least one tool. To allow none, turn the lab off.' : undefined}
                onChange={(event) => !isLast && toggle(tool, event.target.checked)}
              />
            )
          })}
        </SimpleGrid>
      </chakra.fieldset>
      <LabMinutes
        label="Time in the lab"
        hint="Your child can ask you for extra time."
        value={labMinutesPerDay}
        change={change}
      />
    </>
  )
}
