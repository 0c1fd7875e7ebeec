import { type LabTool, labMinutesPerDay, labToolIds } from '../lab/lab.ts'
import { minuteOfDay } from '../time/local-day.ts'
import { nextLocalTime } from '../time/local-time.ts'

/** A family's decisions for one learner. Defaults apply where no decision was made. */
export type FamilyControls = {
  /** Whether prompts, without personal data, may go to AI companies. Otherwise the Practice Coach answers every prompt. */
  mayAskProviders: boolean
  /** Whether a model may make pictures, if AI companies may be asked. A separate decision, off for everyone by default. */
  mayMakePictures: boolean
  isLabOn: boolean
  /** Whether the lab is open before the account is 30 days old. */
  opensLabEarly: boolean
  labTools: readonly LabTool[]
  labMinutesPerDay: number
  /** Quiet hours in minutes after local midnight. They may run past midnight; both are `null` for none. */
  quietFrom: number | null
  quietUntil: number | null
  mayShowProjects: boolean
  /** While set, nothing is recorded and the lab is closed. */
  pausedAt: Date | null
}

/** As stored: whether AI companies may be asked can be undecided. */
export type StoredControls = Omit<FamilyControls, 'mayAskProviders'> & { mayAskProviders: boolean | null }

/** Daily lab minutes a family can choose. "No limit" is not in this list. */
export const labMinuteChoices = [15, 30, 45, 60, 90, 120] as const

/** Returns the defaults. A child's prompts go to no company before a parent agreed to exactly that. */
export function defaultControls(isChild: boolean): FamilyControls {
  return {
    mayAskProviders: !isChild,
    mayMakePictures: false,
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

/** Returns the decisions in force: the stored ones, with defaults where nothing is stored. */
export function controlsOf(stored: StoredControls | null, isChild: boolean): FamilyControls {
  const { mayAskProviders, ...rest } = defaultControls(isChild)
  if (!stored) return { mayAskProviders, ...rest }
  return { ...stored, mayAskProviders: stored.mayAskProviders ?? mayAskProviders }
}

type QuietHours = Pick<FamilyControls, 'quietFrom' | 'quietUntil'>

/** Returns whether a local time, in minutes after midnight, is in the quiet hours. The end is exclusive. */
export function isQuietAt(minuteOfDay: number, { quietFrom, quietUntil }: QuietHours): boolean {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return false
  return quietFrom < quietUntil
    ? minuteOfDay >= quietFrom && minuteOfDay < quietUntil
    : minuteOfDay >= quietFrom || minuteOfDay < quietUntil
}

/** Nothing is recorded about a learner during a pause; `until` is when it ends by itself, if it does. */
export type Pause = { until: Date | null }

/** Returns whether `now` is in the quiet hours in any of these zones. */
export function isQuietIn(zones: readonly string[], now: Date, hours: QuietHours): boolean {
  return zones.some((timeZone) => isQuietAt(minuteOfDay(now, timeZone), hours))
}

/**
 * Returns the pause in force, if any: set by a parent, or in the family's quiet hours.
 *
 * @param zones time zones whose quiet hours apply; see `zonesInForce`
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
  const ends = quiet.map((timeZone) => nextLocalTime(quietUntil, now, timeZone).getTime())
  return { until: new Date(Math.max(...ends)) }
}
