import type { ExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import type { ComponentType } from 'react'
import { type LazyComponent, lazyComponent } from '../../ui/loading/lazy-component.ts'
import type { ExperimentProps } from './frame/definition.ts'

/** Each experiment loads when it is shown. A new one needs a folder, a line here, its facts in the catalogue, and its rules. */
export const registry: Partial<Record<ExperimentId, LazyComponent<ComponentType<ExperimentProps>>>> = {
  'next-word': lazyComponent('NextWord', () => import('./next-word/next-word.tsx')),
  'noise-to-picture': lazyComponent('NoiseToPicture', () => import('./noise-to-picture/noise-to-picture.tsx')),
  'name-maker': lazyComponent('NameMaker', () => import('./name-maker/name-maker.tsx')),
}
