import { chakra } from '@chakra-ui/react'
import type { ProgrammeId } from '@deepm/schema/rules/plans/programmes'
import { SummitScene, TrailheadScene, TreehouseScene } from '../../ui/illustrations/scenes/trail.tsx'
import type { Hue } from '../../ui/theme/hue.ts'

const looks = {
  starter: { hue: 'teal' as Hue, Scene: chakra(TrailheadScene) },
  academy: { hue: 'violet' as Hue, Scene: chakra(TreehouseScene) },
  leadership: { hue: 'coral' as Hue, Scene: chakra(SummitScene) },
}

/** Returns the colour and scene of a programme. */
export function programmeStyle(id: ProgrammeId) {
  return looks[id]
}
