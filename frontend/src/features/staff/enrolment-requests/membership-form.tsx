import { chakra, Text } from '@chakra-ui/react'
import { type MembershipTier, memberships } from '@deepm/schema/rules/plans/memberships'
import { maxFamilyMessageLength } from '@deepm/schema/rules/staff/contact-lists'
import { type FormEvent, useState } from 'react'
import { useTextDraft } from '../../../lib/session/use-texts-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { useChangeMembershipMutation } from './change-membership.generated.ts'
import type { FindFamilyQuery } from './find-family.generated.ts'

type Learner = NonNullable<FindFamilyQuery['family']>['learners'][number]

const nameOf = (tier: MembershipTier) => memberships.find((it) => it.tier === tier)?.name ?? tier

/** Changes the membership of a learner in the family. */
export function MembershipForm({ learners, onDone }: { learners: Learner[]; onDone(words: string): void }) {
  const [chosen, setChosen] = useState(learners[0]?.id ?? '')
  const learner = learners.find(({ id }) => id === chosen) ?? learners[0]
  return (
    <chakra.div display="grid" gap="4" flex="1 1 18rem" minWidth="0" role="group" aria-label="Change membership">
      <SelectField
        label="Learner"
        value={learner?.id ?? ''}
        options={learners.map(({ id, name, age }) => ({ value: id, label: `${name}, age ${age}` }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      {learner?.mayChange && <TierForm key={`${learner.id} ${learner.tier}`} learner={learner} onDone={onDone} />}
      {learner && !learner.mayChange && (
        <Notice tone="warning" title="A parent has to agree first">
          Until then, we can’t change the plan of a child under 13. The Consent tab shows who we asked.
        </Notice>
      )}
    </chakra.div>
  )
}

function TierForm({ learner: { id, name, tier }, onDone }: { learner: Learner; onDone(words: string): void }) {
  const [to, setTo] = useState<MembershipTier>(tier)
  const [word, setWord] = useTextDraft(`membership#${id}`)
  const [problem, setProblem] = useState<string>()
  const [send, { loading }] = useChangeMembershipMutation()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (loading || focusFirstInvalidField(event.currentTarget)) return
    setProblem(undefined)
    if (to === tier) return setProblem(`${name} already has ${nameOf(to)}. Choose another plan.`)
    const input = { learnerId: id, from: tier, to, word: word.trim() }
    const result = (await send({ variables: { input } }).catch(() => null))?.data?.changeMembership
    if (result?.__typename === 'DonePayload') return onDone(`${name} is now on ${nameOf(to)}. We’ve let the family know.`)
    if (result?.__typename === 'SeenChangedError') return onDone(result.message)
    setProblem(result?.message ?? 'We could not reach the academy. Please try again.')
  }

  return (
    <chakra.form onSubmit={(event) => void submit(event)} display="grid" gap="4" aria-label={`${name}’s plan`}>
      <SelectField
        label="Plan"
        hint={`Current plan: ${nameOf(tier)}`}
        value={to}
        options={memberships.map((it) => ({ value: it.tier, label: it.name }))}
        onChange={(event) => setTo(event.target.value as MembershipTier)}
      />
      <TextAreaField
        label="Message to the family about the plan"
        hint="Optional. We email it to them."
        rows={2}
        maxLength={maxFamilyMessageLength}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Text color="fg.muted">Today, every plan includes all lessons and is free.</Text>
      {problem && <ProblemNotice title="Plan not changed">{problem}</ProblemNotice>}
      <Button type="submit" hue="violet" variant="outline" loading={loading}>
        Change plan
      </Button>
    </chakra.form>
  )
}
