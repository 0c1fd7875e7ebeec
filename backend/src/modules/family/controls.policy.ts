import { isDeepStrictEqual } from 'node:util'
import type { FamilyControlsForm } from '@deepm/schema/rules/family/family-control-forms'
import type { StoredControls } from '@deepm/schema/rules/family/family-controls'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { formatTimeOfDay } from '@deepm/schema/rules/time/local-time'

type Describe = { [Key in keyof FamilyControlsForm]-?: (value: NonNullable<FamilyControlsForm[Key]>) => string }

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

const describe: Describe = {
  isPaused: (isPaused) => (isPaused ? 'paused learning' : 'ended the pause'),
  quietHours: ({ from, until }) => `set quiet hours from ${formatTimeOfDay(from)} to ${formatTimeOfDay(until)}`,
  timeZone: (zone) => `set the time zone to ${zone.replaceAll('_', ' ')}`,
  isLabOn: (isOn) => `turned the AI lab ${isOn ? 'on' : 'off'}`,
  opensLabEarly: (isEarly) => (isEarly ? 'opened the AI lab early' : 'let the AI lab open after 30 days'),
  labTools: (tools) => `allowed these tools in the AI lab: ${list.format(tools.map((tool) => toolNames[tool]))}`,
  labMinutesPerDay: (minutes) => `set the time in the AI lab to ${minutes} minutes a day`,
  mayAskProviders: (may) => `${may ? 'allowed' : 'stopped'} sending prompts to AI companies`,
  mayMakePictures: (may) => `${may ? 'allowed' : 'stopped'} pictures by AI`,
  mayShowProjects: (may) => (may ? 'allowed sharing projects with others' : 'kept projects private'),
}

/** Returns what a parent changed, in words that complete the sentence "Eva …". */
export function describeControls(form: FamilyControlsForm): string[] {
  const keys = Object.keys(describe) as (keyof FamilyControlsForm)[]
  return keys.flatMap((key) => {
    const value = form[key]
    if (value === undefined) return []
    return [value === null ? 'ended quiet hours' : (describe[key] as (value: unknown) => string)(value)]
  })
}

type ControlsChange = { [Key in keyof FamilyControlsForm]?: Exclude<FamilyControlsForm[Key], undefined> }

/** Returns the part of a form that differs from what is stored. Choosing whether AI companies may be asked for the first time is a change, too. */
export function changedControls(form: FamilyControlsForm, stored: StoredControls & { timeZone: string }): ControlsChange {
  const { quietFrom: from, quietUntil: until, pausedAt } = stored
  const quietHours = from === null || until === null ? null : { from, until }
  const current: Record<keyof FamilyControlsForm, unknown> = { ...stored, quietHours, isPaused: pausedAt !== null }
  const changed = Object.entries(form).filter(
    ([key, value]) => value !== undefined && !isDeepStrictEqual(value, current[key as keyof FamilyControlsForm]),
  )
  return Object.fromEntries(changed)
}
