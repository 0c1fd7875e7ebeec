/** Consent statuses that allow recording something about a learner. */
export const recordingConsents = ['notRequired', 'granted'] as const

/** Returns whether this consent status allows recording something about the learner. */
export function allowsRecording(consent: string | null | undefined): boolean {
  return recordingConsents.some((it) => it === consent)
}
