import { isComparable } from '@deepm/schema/rules/lab/comparison'
import { coachProvider, type LabTool } from '@deepm/schema/rules/lab/lab'
import type { LabForm } from '@deepm/schema/rules/lab/lab-forms'
import { InvalidInputError, NotFoundError } from '../../core/errors.ts'
import type { Context } from '../../platform/context.ts'

/** An answer that a second one is compared with. Both models get the instructions of this tool. */
export type FirstAnswer = { id: string; toolType: LabTool }

/** What a first answer must be: complete, from a model, and no second answer itself, so that a prompt has at most two. */
const comparable = {
  level: { not: 'danger' },
  provider: { not: coachProvider },
  answeredAt: { not: null },
  isPartial: false,
  firstAnswerId: null,
} as const

/**
 * Returns the answer that a second one is compared with. This is the only way to send the same prompt again within ten minutes, and a
 * unique column allows it once per answer.
 *
 * @throws NotFoundError for an answer that is not theirs or cannot be compared, InvalidInputError for another prompt or tool
 */
export async function readFirstAnswer({ db }: Context, learnerId: string, id: string, form: LabForm): Promise<FirstAnswer> {
  const select = { id: true, toolType: true, prompt: true } as const
  const first = await db.interaction.findFirst({ where: { ...comparable, id, learnerId }, select })
  if (!first || !isComparable(first.toolType)) throw new NotFoundError('answer to compare with')
  if (first.prompt !== form.prompt) {
    throw new InvalidInputError([{ field: 'prompt', message: 'Both answers need the same prompt.' }])
  }
  if (!isComparable(form.toolType)) {
    throw new InvalidInputError([{ field: 'toolType', message: 'Choose a tool that answers in words.' }])
  }
  return first
}
