import { type Streak, streakStep } from '@deepm/schema/rules/rewards/streak'
import type { Feature } from '@deepm/schema/rules/rewards/unlocks'
import type { Achievement } from '../../generated/prisma/client.ts'
import type { Notice } from '../notifications/notification.service.ts'

// In-app notifications for learners about rewards. Links to unreleased screens are not shown.

export function achievementNotice({ id, name, description, icon, xpReward }: Achievement): Notice {
  return {
    kind: 'achievement',
    source: id,
    title: `${icon} ${name}`,
    text: `You earned an achievement and ${xpReward} XP. ${description}`,
    link: '/achievements',
  }
}

export function levelNotice(level: number): Notice {
  return {
    kind: 'levelUp',
    source: String(level),
    title: `⭐ Level ${level}`,
    text: `You have reached level ${level}.`,
    link: '/progress',
  }
}

/** Notifications about a freeze that was used to bridge a missed day, and one that was earned; both can happen on the same day. */
export function freezeNotices(before: Streak, after: Streak): Notice[] {
  const step = streakStep(before, after)
  if (step === null || after.lastDay === null) return []
  const source = after.lastDay
  const notices: Notice[] = []
  if (step.isFreezeUsed) {
    const text = 'You took a day off, and your freeze saved your streak. Rest days are good days.'
    notices.push({ kind: 'freezeUsed', source, title: '❄️ Your freeze was used', text, link: '/progress' })
  }
  if (step.isFreezeEarned) {
    const text = `${after.days} days in a row earned you a freeze. If you miss a day, it saves your streak automatically.`
    notices.push({ kind: 'freezeEarned', source, title: '❄️ A freeze for your streak', text, link: '/progress' })
  }
  return notices
}

const opened: Record<Feature, { title: string; text: string; link: string }> = {
  achievements: {
    title: '🏆 The whole gallery is open',
    text: 'You can now see every achievement there is, and how far you are.',
    link: '/achievements',
  },
  social: {
    title: '🤝 The showcase is open',
    text: 'You can now see what other learners have made and share your own projects.',
    link: '/projects',
  },
  competitive: {
    title: '🥇 The leaderboard is open',
    text: 'You can now compare your week with others, or take yourself off the list in your profile.',
    link: '/achievements',
  },
  advancedAi: {
    title: '🔓 The Practice Lab is open',
    text: 'You can now practise prompts for AI tools there.',
    link: '/playground',
  },
}

export function unlockNotice(feature: Feature): Notice {
  return { kind: 'unlock', source: feature, ...opened[feature] }
}
