/** Time zones of a region, for an option group. */
export type ZoneGroup = { region: string; zones: { id: string; place: string }[] }

/** Today's names of places whose zones have an outdated or shortened one. */
const currentNames: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Canary: 'Canary Islands',
  DumontDUrville: 'Dumont d’Urville',
  Easter: 'Easter Island',
  Faeroe: 'Faroe Islands',
  Faroe: 'Faroe Islands',
  Godthab: 'Nuuk',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  St_Johns: 'St John’s',
  Truk: 'Chuuk',
}

/** Returns "Buenos Aires, Argentina" for `America/Argentina/Buenos_Aires`. */
export function zoneLabel(zone: string): string {
  const [, ...parts] = zone.split('/').map((part) => currentNames[part] ?? part)
  return (parts.length > 0 ? parts.reverse() : [zone]).join(', ').replaceAll('_', ' ')
}

/**
 * Returns every time zone that this browser supports, by region. Browsers name some zones differently, so the zones in use are always
 * included.
 */
export function zoneGroups(inUse: readonly string[]): ZoneGroup[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...inUse])
  const groups = Map.groupBy([...zones].sort(), (zone) => (zone.includes('/') ? (zone.split('/')[0] ?? '') : 'Everywhere'))
  return [...groups].map(([region, ids]) => ({ region, zones: zonesByName(ids) }))
}

function zonesByName(ids: string[]): ZoneGroup['zones'] {
  return ids.map((id) => ({ id, place: zoneLabel(id) })).sort((a, b) => a.place.localeCompare(b.place, 'en'))
}

/** Returns the time zone of this device, as reported by the browser. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** Returns the time in a zone as "14:05 on Saturday"; an empty text for a zone that this browser does not support. */
export function timeIn(zone: string, now: Date): string {
  try {
    const weekday = now.toLocaleDateString('en-GB', { weekday: 'long', timeZone: zone })
    return `${now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone })} on ${weekday}`
  } catch {
    return ''
  }
}
