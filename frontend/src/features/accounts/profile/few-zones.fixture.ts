import { beforeEach, vi } from 'vitest'

/** For tests of pages with the list of time zones: looking for something by its role is slow among hundreds of options. */
export function withFewZones(): void {
  beforeEach(() => {
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/London', 'Pacific/Auckland'])
  })
}
