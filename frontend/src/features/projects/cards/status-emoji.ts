import type { ProjectStatus } from '@deepm/schema/rules/projects/projects'

export const statusEmoji: Record<ProjectStatus, string> = { planning: '💡', in_progress: '🔨', review: '🔍', completed: '🌟' }
