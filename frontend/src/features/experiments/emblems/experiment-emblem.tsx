import type { ExperimentId } from '@deepm/schema/rules/experiments/catalogue'
import type { ReactNode } from 'react'
import { Art, type ArtProps, art } from '../../../ui/illustrations/art.tsx'
import { languageEmblems } from './language.tsx'
import { pictureEmblems } from './pictures.tsx'
import { societyEmblems } from './society.tsx'

const emblems: Readonly<Record<ExperimentId, ReactNode>> = { ...languageEmblems, ...pictureEmblems, ...societyEmblems }

/** A drawing of what the learner does in an experiment. It is readable from 40 px. */
export function ExperimentEmblem({ id, ...rest }: ArtProps & { id: ExperimentId }) {
  return (
    <Art viewBox="0 0 96 96" fill="none" stroke={art.line} strokeWidth="4" {...rest}>
      {emblems[id]}
    </Art>
  )
}
