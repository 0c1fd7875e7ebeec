import { useState } from 'react'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useDescribePictureMutation } from './picture-answer.generated.ts'

/** Stores what a picture shows, in the learner's words. `describe` returns whether it was stored. */
export function useDescribePicture() {
  const [mutate, { loading: isSaving }] = useDescribePictureMutation()
  const [error, setError] = useState<string | null>(null)
  const describe = async (id: string, text: string): Promise<boolean> => {
    const answer = await mutate({ variables: { id, input: { text } } }).catch(() => null)
    const result = answer?.data?.describePicture
    if (result?.__typename === 'Interaction') return true
    if (result?.__typename === 'InvalidInputError') setError(result.message)
    else toastNotSaved(result?.message, 'That did not work')
    return false
  }
  return { describe, isSaving, error, clear: () => setError(null) }
}
