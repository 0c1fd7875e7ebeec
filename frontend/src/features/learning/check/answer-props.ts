import type { Hue } from '../../../ui/theme/hue.ts'
import type { Draft, Item } from './draft.ts'

export type AnswerProps = {
  item: Item
  draft: Draft
  onChange(draft: Draft): void
  /** Nothing can be changed: it is right already, or the reader is no learner. */
  isFixed: boolean
  /** Whether the marks and words of the graded answer belong to what is chosen now. */
  isGraded: boolean
  /** Id of the question, which names the whole. */
  labelledBy: string
  hue: Hue
}
