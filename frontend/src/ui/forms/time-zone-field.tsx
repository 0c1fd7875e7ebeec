import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { Button } from '../components/button.tsx'
import { ChevronDownIcon } from '../components/icons.tsx'
import { FieldFrame, useField } from './field-frame.tsx'
import { inputRecipe } from './input-recipe.ts'
import { deviceZone, timeIn, zoneGroups } from './time-zones.ts'

const Select = chakra('select', inputRecipe)

type Props = {
  value: string
  error: string | undefined
  hint: string
  /** Whether the device's time zone is offered. False on another person's device. */
  offersDevice?: boolean
  onChange(zone: string): void
}

/** A native list of time zones by region. Typing the first letters selects a city. */
export function TimeZoneField({ value, error, hint, offersDevice = true, onChange }: Props) {
  const field = useField(undefined, hint, error)
  const [device] = useState(deviceZone)
  const [now] = useState(() => new Date())
  const groups = useMemo(() => zoneGroups([value, device]), [value, device])
  const time = timeIn(value, now)
  return (
    <FieldFrame field={field} label="Time zone" hint={hint} error={error}>
      <Box position="relative">
        <Select
          name="timeZone"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          appearance="none"
          paddingRight="12"
          cursor="pointer"
          {...field.control}
        >
          {groups.map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map(({ id, place }) => (
                <option key={id} value={id}>
                  {place}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Box position="absolute" right="4" top="50%" transform="translateY(-50%)" pointerEvents="none">
          <ChevronDownIcon />
        </Box>
      </Box>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" marginTop="1">
        <Box role="status" color="fg.muted">
          {time && `The time there is ${time}.`}
        </Box>
        {/* Stays after a click, because its removal would lose the focus. */}
        {offersDevice && (
          <Button variant="soft" aria-disabled={value === device} onClick={() => onChange(device)}>
            Use this device’s time zone
          </Button>
        )}
      </Flex>
    </FieldFrame>
  )
}
