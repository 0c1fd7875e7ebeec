import { experimentIds } from '@deepm/schema/rules/experiments/catalogue'
import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import type { ComponentType } from 'react'
import { ExperimentEmblem } from '../../src/features/experiments/emblems/experiment-emblem.tsx'
import { topics } from '../../src/features/experiments/feed/cards.ts'
import { TopicArt } from '../../src/features/experiments/feed/topic-art.tsx'
import { FlaskEmblem, SummitEmblem, TipEmblem } from '../../src/ui/illustrations/emblems/desk.tsx'
import { LogoMark } from '../../src/ui/illustrations/emblems/logo.tsx'
import { GlobeEmblem, PictureEmblem, VideoEmblem, WordsEmblem } from '../../src/ui/illustrations/emblems/press.tsx'
import { FrameEmblem, LensEmblem, ScrollEmblem, TalkEmblem } from '../../src/ui/illustrations/emblems/tools.tsx'
import { LighthouseScene } from '../../src/ui/illustrations/harbour/lighthouse.tsx'
import { MarketStallScene } from '../../src/ui/illustrations/personas/market-stall.tsx'
import { MegaphoneScene } from '../../src/ui/illustrations/personas/megaphone.tsx'
import { StorybookScene } from '../../src/ui/illustrations/personas/storybook.tsx'
import { StudioScene } from '../../src/ui/illustrations/personas/studio.tsx'
import { CookieJarScene } from '../../src/ui/illustrations/scenes/cookie-jar.tsx'
import { LetterScene } from '../../src/ui/illustrations/scenes/letter.tsx'
import { NewspaperScene } from '../../src/ui/illustrations/scenes/newspaper.tsx'
import { PactScene } from '../../src/ui/illustrations/scenes/pact.tsx'
import { CheckedPageScene, LockedLetterScene } from '../../src/ui/illustrations/scenes/promises.tsx'
import { SignpostScene } from '../../src/ui/illustrations/scenes/signpost.tsx'
import { TrophyScene } from '../../src/ui/illustrations/scenes/trophy.tsx'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../../src/ui/illustrations/sidekicks.tsx'
import { kindOf } from './kind.ts'

type Mood = 'happy' | 'thinking' | 'cheering'

const drawings: Record<string, ComponentType<{ mood: Mood }>> = {
  owl: OwlSidekick,
  bot: BotSidekick,
  chameleon: ChameleonSidekick,
  fox: FoxSidekick,
  logo: () => <LogoMark />,
  flask: () => <FlaskEmblem isOpen />,
  summit: () => <SummitEmblem />,
  tip: () => <TipEmblem />,
  words: () => <WordsEmblem />,
  picture: () => <PictureEmblem />,
  video: () => <VideoEmblem />,
  globe: () => <GlobeEmblem />,
  talk: () => <TalkEmblem />,
  lens: () => <LensEmblem />,
  scroll: () => <ScrollEmblem />,
  frame: () => <FrameEmblem />,
  lighthouse: () => <LighthouseScene />,
  stall: () => <MarketStallScene />,
  megaphone: () => <MegaphoneScene />,
  storybook: () => <StorybookScene />,
  studio: () => <StudioScene />,
  biscuits: () => <CookieJarScene />,
  letter: () => <LetterScene />,
  newspaper: () => <NewspaperScene />,
  promise: () => <PactScene />,
  'checked-page': () => <CheckedPageScene />,
  'locked-letter': () => <LockedLetterScene />,
  signpost: () => <SignpostScene />,
  trophy: () => <TrophyScene />,
  ...Object.fromEntries(experimentIds.map((id) => [id, () => <ExperimentEmblem id={id} />])),
  ...Object.fromEntries(topics.map(({ id }, topic) => [id, () => <TopicArt topic={topic} />])),
}

/** Draws an illustration of the academy by its name. @throws when there is none */
export function Figure({ name, mood = 'happy' }: { name: string; mood?: Mood }) {
  const Drawing = drawings[name]
  if (!Drawing) throw new Error(`There is no figure "${name}". There are ${Object.keys(drawings).join(', ')}.`)
  return <Drawing mood={mood} />
}

/** A drawing of the academy: a sidekick, a scene, or the emblem of an experiment or a topic. */
export const figure = kindOf(
  {
    name: z.string(),
    mood: z._default(z.enum(['happy', 'thinking', 'cheering']), 'happy'),
    size: z._default(z.number().check(z.gte(40), z.lte(330)), 170),
    label: z.optional(z.string()),
  },
  ({ name, mood, size, label }) => (
    <div style={{ width: size, textAlign: 'center', fontSize: 21, fontWeight: 600 }}>
      <Figure name={name} mood={mood} />
      {label}
    </div>
  ),
)
