import type { TutorialStepId } from '@deepm/schema/rules/rewards/tutorial'
import type { ReactNode } from 'react'
import { Art, art } from '../../../ui/illustrations/art.tsx'
import { Spark } from '../../../ui/illustrations/sidekick-parts.tsx'

type Look = { ribbon: string; rim: string; face: string; emblem: ReactNode }

const looks: Record<TutorialStepId, Look> = {
  welcome: {
    ribbon: art.violet,
    rim: art.amber,
    face: art.butter,
    emblem: (
      <>
        <circle cx="60" cy="58" r="20" fill={art.paper} strokeWidth="3.5" />
        <path d="M68 44 64 62 52 72 56 54Z" fill={art.coral} strokeWidth="3" />
        <path d="M56 54 64 62 52 72Z" fill={art.paper} strokeWidth="3" />
      </>
    ),
  },
  paths: {
    ribbon: art.coral,
    rim: art.teal,
    face: art.mint,
    emblem: (
      <>
        <path d="M57 40h6v42h-6Z" fill={art.wood} strokeWidth="3" />
        <path d="M46 42h24l8 6-8 6H46ZM74 58H52l-8 5.5 8 5.5h22Z" fill={art.paper} strokeWidth="3" />
      </>
    ),
  },
  lessons: {
    ribbon: art.teal,
    rim: art.violet,
    face: art.lilac,
    emblem: (
      <>
        <path d="M60 46c-8-6-16-6-22-4v30c6-2 14-2 22 4 8-6 16-6 22-4V42c-6-2-14-2-22 4Z" fill={art.paper} strokeWidth="3.5" />
        <path d="M60 46v30M45 51q5-1 9 1M45 60q5-1 9 1M66 52q4-2 9-1M66 61q4-2 9-1" strokeWidth="3" />
      </>
    ),
  },
  safety: {
    ribbon: art.amber,
    rim: art.coral,
    face: art.blush,
    emblem: (
      <>
        <path d="M60 36c7 5 13 6 20 6 1 18-5 30-20 38-15-8-21-20-20-38 7 0 13-1 20-6Z" fill={art.paper} strokeWidth="3.5" />
        <path d="m50 58 7 7 13-14" strokeWidth="5" />
      </>
    ),
  },
  ready: {
    ribbon: art.teal,
    rim: art.amber,
    face: art.night,
    emblem: (
      <>
        <path d="M38 80q10-4 15-13M46 84q8-4 12-10M36 70q6-3 10-9" stroke={art.amber} strokeWidth="4" />
        <Spark x={66} y={52} size={21} color={art.amber} />
      </>
    ),
  },
}

type Props = { step: TutorialStepId; isEarned: boolean; title?: string | undefined }

/** Draws the medal of a tutorial step, or its outline until it is earned. */
export function TutorialMedal({ step, isEarned, title }: Props) {
  const { ribbon, rim, face, emblem } = looks[step]
  if (!isEarned) {
    return (
      <Art viewBox="0 0 120 140" fill="none" stroke={art.spark} strokeWidth="4" title={title}>
        <circle cx="60" cy="58" r="44" strokeDasharray="2 11" opacity="0.55" />
      </Art>
    )
  }
  return (
    <Art viewBox="0 0 120 140" fill="none" stroke={art.line} strokeWidth="4.5" title={title}>
      <path d="M38 86 26 132l18-8 12 12 10-46ZM82 86l12 46-18-8-12 12-10-46Z" fill={ribbon} />
      <circle cx="60" cy="58" r="46" fill={rim} />
      <circle cx="60" cy="58" r="33" fill={face} strokeWidth="3.5" />
      {emblem}
    </Art>
  )
}
