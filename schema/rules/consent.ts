/** Whether something may be recorded about a learner with this consent status: nobody has to agree, or a parent did. */
export function allowsRecording(consent: string | null | undefined): boolean {
  return consent === 'notRequired' || consent === 'granted'
}
