import type { Hue } from '../../../ui/theme/hue.ts'
import type { XpReason } from './xp-ledger.generated.ts'

/** Names, icon and colour of each kind of reward. */
export const xpReasonStyle: Record<XpReason, { one: string; many: string; icon: string; hue: Hue }> = {
  lesson: { one: 'Lesson', many: 'Lessons', icon: '📘', hue: 'teal' },
  achievement: { one: 'Achievement', many: 'Achievements', icon: '🏆', hue: 'amber' },
  tutorial: { one: 'Tutorial badge', many: 'Tutorial', icon: '🧭', hue: 'violet' },
  experiment: { one: 'Experiment', many: 'Experiments', icon: '🧪', hue: 'coral' },
}
