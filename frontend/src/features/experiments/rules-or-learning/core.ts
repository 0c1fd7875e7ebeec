export type Example = { answers: readonly boolean[]; isZib: boolean }

export const divide = (group: readonly Example[], question: number) => ({
  yes: group.filter((it) => it.answers[question]),
  no: group.filter((it) => !it.answers[question]),
})

/** How mixed a group is, in bits: 0 for one kind only, 1 for half and half. */
export function entropy(group: readonly Example[]): number {
  const share = group.filter((it) => it.isZib).length / group.length
  if (group.length === 0 || share === 0 || share === 1) return 0
  return -share * Math.log2(share) - (1 - share) * Math.log2(1 - share)
}

/** How mixed the two groups are on average after a question. */
export function entropyAfter(group: readonly Example[], question: number): number {
  const { yes, no } = divide(group, question)
  return (yes.length * entropy(yes) + no.length * entropy(no)) / group.length
}

/** The question that leaves the least mixed groups, or -1 if the group needs none. */
export function bestQuestion(group: readonly Example[], questionCount: number): number {
  let best = -1
  if (entropy(group) === 0) return best
  for (let question = 0; question < questionCount; question += 1) {
    const { yes, no } = divide(group, question)
    if (yes.length === 0 || no.length === 0) continue
    if (best < 0 || entropyAfter(group, question) < entropyAfter(group, best) - 1e-9) best = question
  }
  return best
}
