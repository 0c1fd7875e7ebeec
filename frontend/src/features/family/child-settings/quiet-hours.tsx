import { Flex, Text } from '@chakra-ui/react'
import { formatTimeOfDay } from '@deepm/schema/rules/time/local-time'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import { TimeZoneField } from '../../../ui/forms/time-zone-field.tsx'
import type { Change, useControls } from './use-controls.ts'

type Props = {
  name: string
  controls: ReturnType<typeof useControls>['controls']
  change: Change
  /** Whether to offer the time zone; a new child has the one of the parent's device. */
  hasTimeZone?: boolean
}

/** Default quiet hours. */
const usual = { from: 20 * 60, until: 7 * 60 }
const halfHours = Array.from({ length: 48 }, (_, index) => index * 30)

/** Sets the hours in which nothing is saved, in the child's time zone. */
export function QuietHours({ name, controls, change, hasTimeZone = true }: Props) {
  const { quietFrom, quietUntil, timeZone } = controls
  const isOn = quietFrom !== null && quietUntil !== null
  const set = (hours: typeof usual | null) =>
    change({ quietHours: hours }, { quietFrom: hours?.from ?? null, quietUntil: hours?.until ?? null })

  return (
    <>
      <SwitchField
        label="Quiet hours every day"
        hint={`${name} can look around, but nothing is saved and the AI lab is closed.`}
        checked={isOn}
        onChange={(on) => set(on ? usual : null)}
      />
      {isOn && (
        <Flex gap="4" wrap="wrap" width="full">
          <Time label="From" value={quietFrom} other={quietUntil} onChange={(from) => set({ from, until: quietUntil })} />
          <Time label="Until" value={quietUntil} other={quietFrom} onChange={(until) => set({ from: quietFrom, until })} />
        </Flex>
      )}
      {isOn && quietFrom > quietUntil && <Text color="fg.muted">Until {formatTimeOfDay(quietUntil)} the next morning.</Text>}
      {hasTimeZone && (
        <Flex width="full" maxWidth="32rem">
          <TimeZoneField
            value={timeZone}
            error={undefined}
            hint={`Where ${name} lives. After a change, the quiet hours of both time zones apply until the end of the day.`}
            offersDevice={false}
            onChange={(zone) => change({ timeZone: zone }, { timeZone: zone })}
          />
        </Flex>
      )}
    </>
  )
}

type TimeProps = { label: string; value: number; other: number; onChange(minute: number): void }

/** Offers half hours and the stored value, without the other end of the range. */
function Time({ label, value, other, onChange }: TimeProps) {
  const minutes = [...new Set([...halfHours, value])].filter((minute) => minute !== other).sort((a, b) => a - b)
  return (
    <Flex flex="1 1 8rem" maxWidth="14rem" direction="column">
      <SelectField
        label={label}
        options={minutes.map((minute) => ({ value: String(minute), label: formatTimeOfDay(minute) }))}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Flex>
  )
}
