import { Box, chakra, Link, Text } from '@chakra-ui/react'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { ToolToday_TodayFragment } from './tool-today.generated.ts'

type Props = { name: string; today: ToolToday_TodayFragment; hue: Hue }

/** Says what a tool is today and who may use it, with the day of the check and the sources. */
export function ToolToday({ name, today: { text, ages, checkedOn, sources }, hue }: Props) {
  return (
    <chakra.details bg={`${hue}.soft`} borderRadius="2xl" paddingX="4">
      <chakra.summary cursor="pointer" fontWeight="700" minHeight="11" alignContent="center" color={`${hue}.text`}>
        {name} today, and who can use it
      </chakra.summary>
      <Box display="grid" gap="2" paddingBottom="4">
        <Text>{text}</Text>
        <Text>
          <strong>Ages:</strong> {ages}
        </Text>
        <Text color="fg.muted">
          Checked on {dayOf(checkedOn)}. Sources:{' '}
          {sources.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <Link href={url} target="_blank" rel="noreferrer" textDecoration="underline">
                {title}
              </Link>
            </span>
          ))}
        </Text>
      </Box>
    </chakra.details>
  )
}

/** "26 November 2026". */
function dayOf(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
