import { chakra } from '@chakra-ui/react'
import type { ProgrammeId } from '@deepm/schema/rules/programmes'
import type { Hue } from '../../ui/hue.ts'
import { SummitScene, TrailheadScene, TreehouseScene } from '../../ui/illustrations/trail-scenes.tsx'

const looks = {
  starter: { hue: 'teal' as Hue, Scene: chakra(TrailheadScene) },
  academy: { hue: 'violet' as Hue, Scene: chakra(TreehouseScene) },
  leadership: { hue: 'coral' as Hue, Scene: chakra(SummitScene) },
}

/** Colour and part of the panorama of a programme. */
export function lookOf(id: ProgrammeId) {
  return looks[id]
}
