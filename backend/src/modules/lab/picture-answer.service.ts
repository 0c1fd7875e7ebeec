import { blockedPictureText, pictureResponse, pictureTokens } from '@deepm/schema/rules/lab/lab'
import { type PictureModel, StoppedError, UnreachableError } from '../../adapters/ai/ai.ts'
import type { Context } from '../../platform/context.ts'
import { moderatePrompt, type Outcome } from './answer.service.ts'
import { ProviderUnreachableError } from './lab.errors.ts'

/** Added to every prompt. The checks before and after the model do not depend on it. */
const rules =
  'For primary school: friendly, nothing frightening, no blood, no weapons, no nudity. Invented people only, none of whom look like a real person. No logos and no written words.'

/**
 * Fourth stage for a picture: checks the prompt with the moderation endpoint, has the picture made, and checks the picture. A picture that
 * is flagged is discarded.
 *
 * @param prompt without personal data
 */
export async function generatePicture(
  context: Pick<Context, 'ai' | 'signal'>,
  model: PictureModel,
  prompt: string,
): Promise<Outcome> {
  const { moderator, pictureModerator } = context.ai
  const signal = context.signal ?? new AbortController().signal
  let isAsked = false
  let isMade = false
  try {
    const blocked = await moderatePrompt(moderator, prompt)
    if (blocked) return blocked
    isAsked = true
    const picture = await model.draw({ prompt: `${prompt}\n\n${rules}`, signal })
    isMade = true
    const verdict = await pictureModerator?.(picture, signal)
    if (verdict?.isFlagged) return { kind: 'answerBlocked', response: blockedPictureText, tokens: pictureTokens }
    return { kind: 'answered', response: pictureResponse, picture, tokens: pictureTokens }
  } catch (error) {
    if (error instanceof StoppedError) return { kind: 'answerBlocked', response: blockedPictureText, tokens: 0 }
    const isUnreachable = error instanceof UnreachableError || signal.aborted
    // A provider charges for a picture that nobody waits for any longer. Otherwise a stopped request would be free.
    const tokens = isMade || (isAsked && signal.aborted) ? pictureTokens : 0
    return { kind: 'failed', error: isUnreachable ? new ProviderUnreachableError() : error, tokens }
  }
}
