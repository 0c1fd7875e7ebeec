import { type LabTool, labMinutesPerDay, labToolIds } from '../lab/lab.ts'
import { minuteOfDay } from '../time/local-day.ts'
import { nextAt } from '../time/local-time.ts'

/** What a family decides for one learner. Whoever nobody decided for has the defaults. */
export type FamilyControls = {
  /** Whether prompts, without personal data, may go to AI companies. Otherwise the Practice Coach answers everything. */
  mayAskProviders: boolean
  isLabOn: boolean
  /** Whether the lab is open before the account is 30 days old. */
  opensLabEarly: boolean
  labTools: readonly LabTool[]
  labMinutesPerDay: number
  /** Quiet hours in minutes after local midnight, the second may be past midnight; both `null` for none. */
  quietFrom: number | null
  quietUntil: number | null
  mayShowProjects: boolean
  /** While set, nothing is recorded and the lab is closed. */
  pausedAt: Date | null
}

/** As stored: nobody may have said whether AI companies may be asked. */
export type StoredControls = Omit<FamilyControls, 'mayAskProviders'> & { mayAskProviders: boolean | null }

/** Minutes a day that a family can choose for the lab; no limit is none of them. */
export const labMinuteChoices = [15, 30, 45, 60, 90, 120] as const

/** What holds until a family says otherwise. Prompts of a child go to no company before a parent agreed to that alone. */
export function defaultControls(isChild: boolean): FamilyControls {
  return {
    mayAskProviders: !isChild,
    isLabOn: true,
    opensLabEarly: false,
    labTools: labToolIds,
    labMinutesPerDay,
    quietFrom: null,
    quietUntil: null,
    mayShowProjects: true,
    pausedAt: null,
  }
}

/** What holds for a learner, of what is stored, if anything is. */
export function controlsOf(stored: StoredControls | null, isChild: boolean): FamilyControls {
  const { mayAskProviders, ...rest } = defaultControls(isChild)
  if (!stored) return { mayAskProviders, ...rest }
  return { ...stored, mayAskProviders: stored.mayAskProviders ?? mayAskProviders }
}

type QuietHours = Pick<FamilyControls, 'quietFrom' | 'quietUntil'>

/** Whether a local time of day, in minutes after midnight, lies in the quiet hours. The hour they end is no longer quiet. */
export function isQuietAt(minuteOfDay: number, { quietFrom, quietUntil }: QuietHours): boolean {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return false
  return quietFrom < quietUntil
    ? minuteOfDay >= quietFrom && minuteOfDay < quietUntil
    : minuteOfDay >= quietFrom || minuteOfDay < quietUntil
}

/** Nothing is recorded about a learner now; `until` is when that ends by itself, if it does. */
export type Pause = { until: Date | null }

/** Whether it is quiet time at `now` by the clock of any of these zones. */
export function isQuietIn(zones: readonly string[], now: Date, hours: QuietHours): boolean {
  return zones.some((timeZone) => isQuietAt(minuteOfDay(now, timeZone), hours))
}

/**
 * Whether, and how long, nothing is recorded about a learner: while a parent paused it, and in the family's quiet hours.
 *
 * @param zones time zones whose quiet hours hold; see `zonesInForce`
 */
export function pauseAt(
  now: Date,
  zones: readonly string[],
  controls: QuietHours & Pick<FamilyControls, 'pausedAt'>,
): Pause | null {
  if (controls.pausedAt) return { until: null }
  const { quietUntil } = controls
  if (quietUntil === null || !isQuietIn(zones, now, controls)) return null
  const quiet = zones.filter((timeZone) => isQuietAt(minuteOfDay(now, timeZone), controls))
  const ends = quiet.map((timeZone) => nextAt(quietUntil, now, timeZone).getTime())
  return { until: new Date(Math.max(...ends)) }
}
