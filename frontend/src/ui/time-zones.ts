/** Zones of one part of the world, for a heading in a list. */
export type ZoneGroup = { region: string; zones: { id: string; place: string }[] }

/** "Buenos Aires, Argentina" of `America/Argentina/Buenos_Aires`. */
export function placeOf(zone: string): string {
  const [, ...parts] = zone.split('/')
  return (parts.length > 0 ? parts.reverse() : [zone]).join(', ').replaceAll('_', ' ')
}

/**
 * Every zone this browser knows, by parts of the world. Browsers call some zones by other names, so those in use are always there.
 */
export function zoneGroups(inUse: readonly string[]): ZoneGroup[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...inUse])
  const groups = Map.groupBy([...zones].sort(), (zone) => (zone.includes('/') ? (zone.split('/')[0] ?? '') : 'Everywhere'))
  return [...groups].map(([region, ids]) => ({ region, zones: ids.map((id) => ({ id, place: placeOf(id) })) }))
}

/** The zone of this device, as far as the browser tells. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** "Saturday, 14:05" in a zone; empty for a zone this browser does not know. */
export function timeIn(zone: string, now: Date): string {
  try {
    const weekday = now.toLocaleDateString('en-GB', { weekday: 'long', timeZone: zone })
    return `${weekday}, ${now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone })}`
  } catch {
    return ''
  }
}
