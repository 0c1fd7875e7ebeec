/** Time zones of a region, for an option group. */
export type ZoneGroup = { region: string; zones: { id: string; place: string }[] }

/** Returns "Buenos Aires, Argentina" for `America/Argentina/Buenos_Aires`. */
export function zoneLabel(zone: string): string {
  const [, ...parts] = zone.split('/')
  return (parts.length > 0 ? parts.reverse() : [zone]).join(', ').replaceAll('_', ' ')
}

/**
 * Returns every time zone that this browser supports, by region. Browsers name some zones differently, so the zones in use are always
 * included.
 */
export function zoneGroups(inUse: readonly string[]): ZoneGroup[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...inUse])
  const groups = Map.groupBy([...zones].sort(), (zone) => (zone.includes('/') ? (zone.split('/')[0] ?? '') : 'Everywhere'))
  return [...groups].map(([region, ids]) => ({ region, zones: ids.map((id) => ({ id, place: zoneLabel(id) })) }))
}

/** Returns the time zone of this device, as reported by the browser. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** Returns the time in a zone as "Saturday, 14:05"; an empty text for a zone that this browser does not support. */
export function timeIn(zone: string, now: Date): string {
  try {
    const weekday = now.toLocaleDateString('en-GB', { weekday: 'long', timeZone: zone })
    return `${weekday}, ${now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone })}`
  } catch {
    return ''
  }
}
