import type { Hue } from '../../../../ui/theme/hue.ts'
import type { Draft, Item } from '../item/draft.ts'

export type AnswerProps = {
  item: Item
  draft: Draft
  onChange(draft: Draft): void
  /** The answer is already right, or the reader can't answer. */
  isFixed: boolean
  /** Whether the grade applies to the current selection. */
  isGraded: boolean
  /** ID of the question element, which labels the group. */
  labelledBy: string
  hue: Hue
}
