import type { ExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import type { ComponentType } from 'react'
import { type LazyComponent, lazyComponent } from '../../ui/loading/lazy-component.ts'
import type { ExperimentProps } from './frame/definition.ts'

/** Each experiment loads when it is shown. A new one needs a folder, a line here, its facts in the catalogue, and its rules. */
export const registry: Record<ExperimentId, LazyComponent<ComponentType<ExperimentProps>>> = {
  'next-word': lazyComponent('NextWord', () => import('./next-word/next-word.tsx')),
  teach: lazyComponent('Teach', () => import('./teach/teach.tsx')),
  'who-is-missing': lazyComponent('WhoIsMissing', () => import('./who-is-missing/who-is-missing.tsx')),
  tokens: lazyComponent('Tokens', () => import('./tokens/tokens.tsx')),
  'word-map': lazyComponent('WordMap', () => import('./word-map/word-map.tsx')),
  'noise-to-picture': lazyComponent('NoiseToPicture', () => import('./noise-to-picture/noise-to-picture.tsx')),
  'name-maker': lazyComponent('NameMaker', () => import('./name-maker/name-maker.tsx')),
  'rules-or-learning': lazyComponent('RulesOrLearning', () => import('./rules-or-learning/rules-or-learning.tsx')),
  feed: lazyComponent('Feed', () => import('./feed/feed.tsx')),
  agent: lazyComponent('Agent', () => import('./agent/agent.tsx')),
  'privacy-detective': lazyComponent('PrivacyDetective', () => import('./privacy-detective/privacy-detective.tsx')),
  'real-or-made': lazyComponent('RealOrMade', () => import('./real-or-made/real-or-made.tsx')),
}
