import { useState } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import { type ProviderChoice_LearnerFragment, useChooseProvidersMutation } from './provider-choice.generated.ts'

/** Lets learners from 13 without a linked parent choose whether prompts go to AI providers. Otherwise a parent decides. */
export function ProviderChoice({ learner }: { learner: ProviderChoice_LearnerFragment }) {
  const [choose, { loading }] = useChooseProvidersMutation()
  const [ahead, setAhead] = useState<boolean | null>(null)
  if (learner.isChild || learner.guardians.length > 0) return null

  const change = async (mayAskProviders: boolean) => {
    // Prevents two quick changes from arriving out of order.
    if (loading) return
    setAhead(mayAskProviders)
    const result = (await choose({ variables: { mayAskProviders } }).catch(() => null))?.data?.chooseProviders
    setAhead(null)
    if (result?.__typename === 'Learner') return
    const description = result?.message ?? unreachable
    toast({ title: 'Not saved', description, variant: 'destructive' })
  }

  return (
    <Card hue="coral">
      <SwitchField
        label="Send my prompts to AI companies"
        hint="On: what you ask in the AI lab goes to the company whose AI model answers, without private things like names and addresses. Off: our Practice Coach answers, and nothing leaves the academy."
        checked={ahead ?? learner.controls.mayAskProviders}
        onChange={change}
      />
    </Card>
  )
}
