import type { TutorialStepId } from '@deepm/schema/rules/rewards/tutorial'
import type { ReactNode } from 'react'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../../../ui/illustrations/sidekicks.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'

type StepText = { title: string; description: string; action: string; hue: Hue; figure: ReactNode }

export const tutorialTexts: Record<TutorialStepId, StepText> = {
  welcome: {
    title: 'Welcome to DEEPM Academy',
    description: 'Here you’ll learn to make things with AI tools and to spot when they get it wrong.',
    action: 'Let’s go',
    hue: 'violet',
    figure: <OwlSidekick mood="happy" />,
  },
  paths: {
    title: 'Four paths, one project each',
    description:
      'Entrepreneur, Writer, Digital Creator or Campaigner: each path has folders of lessons that build one project. You can change paths at any time.',
    action: 'Show me lessons',
    hue: 'teal',
    figure: <ChameleonSidekick mood="happy" />,
  },
  lessons: {
    title: 'Short lessons, real results',
    description:
      'A lesson takes 10 to 20 minutes. Read, answer a few questions, try the practice prompt, then mark it complete. Your XP and your streak will grow.',
    action: 'Got it',
    hue: 'coral',
    figure: <FoxSidekick mood="cheering" />,
  },
  safety: {
    title: 'Safe and smart',
    description:
      'Never give an AI your name, address, school or pictures of people. Check what it says, and ask an adult when something feels wrong.',
    action: 'I will check',
    hue: 'amber',
    figure: <BotSidekick mood="thinking" />,
  },
  ready: {
    title: 'You are ready',
    description: 'When you get stuck, ask an adult you trust. Now it is your turn to make something.',
    action: 'Finish',
    hue: 'violet',
    figure: <OwlSidekick mood="cheering" />,
  },
}
