/** States of consent in which something may be recorded about a learner: nobody has to agree, or a parent did. */
export const recordingConsents = ['notRequired', 'granted'] as const

/** Whether something may be recorded about a learner with this consent status. */
export function allowsRecording(consent: string | null | undefined): boolean {
  return recordingConsents.some((it) => it === consent)
}
