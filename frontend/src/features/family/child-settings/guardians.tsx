import { Text } from '@chakra-ui/react'
import type { ChildSettings_ChildFragment } from './child-settings.generated.ts'

type Props = { child: Pick<ChildSettings_ChildFragment, 'firstName' | 'timeZone' | 'guardians'>; viewerId: string }

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Lists who else decides about a child, so that a parent sees an unexpected one. */
export function Guardians({ child: { firstName, timeZone, guardians }, viewerId }: Props) {
  const others = guardians
    .filter(({ id }) => id !== viewerId)
    .map((other) => {
      const day = new Date(other.since).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone })
      return `${other.firstName} (since ${day})`
    })
  return (
    <Text fontWeight="600">
      Parents of {firstName}: {others.length > 0 ? list.format(['you', ...others]) : 'only you'}
    </Text>
  )
}
