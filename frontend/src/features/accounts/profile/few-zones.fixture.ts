import { beforeEach, vi } from 'vitest'

/** Shortens the time zone list for tests: queries by role are slow with hundreds of options. */
export function withFewZones(): void {
  beforeEach(() => {
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/London', 'Pacific/Auckland'])
  })
}
