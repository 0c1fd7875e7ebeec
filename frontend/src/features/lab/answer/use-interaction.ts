import { useFragment } from '@apollo/client/react'
import type { PromptReply } from '../prompt/use-send-prompt.ts'
import { type LabResponse_InteractionFragment, LabResponse_InteractionFragmentDoc } from './lab-response.generated.ts'

/** Reads the interaction of a reply from the cache, including likes, reports and reviews; `null` before it is there. */
export function useInteraction(reply: PromptReply): LabResponse_InteractionFragment | null {
  const from = reply.state === 'here' ? ({ __typename: 'Interaction', id: reply.id } as const) : null
  const { data, complete } = useFragment<LabResponse_InteractionFragment>({
    fragment: LabResponse_InteractionFragmentDoc,
    fragmentName: 'LabResponse_interaction',
    from,
  })
  return from && complete ? (data as LabResponse_InteractionFragment) : null
}
