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
        hint="When this is on, we send your prompts to the company whose AI answers. We take out private things like names and addresses first. When it’s off, our Practice Coach answers and nothing leaves the academy."
        checked={ahead ?? learner.controls.mayAskProviders}
        onChange={change}
      />
    </Card>
  )
}
