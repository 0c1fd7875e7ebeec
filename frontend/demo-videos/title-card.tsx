import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LogoMark } from '../src/ui/illustrations/emblems/logo.tsx'
import { LighthouseScene } from '../src/ui/illustrations/harbour/lighthouse.tsx'
import { LetterScene } from '../src/ui/illustrations/scenes/letter.tsx'
import { TrophyScene } from '../src/ui/illustrations/scenes/trophy.tsx'
import { BotSidekick, ChameleonSidekick, FoxSidekick, OwlSidekick } from '../src/ui/illustrations/sidekicks.tsx'
import type { CardScene, Figure } from './video.ts'

type Mood = 'happy' | 'cheering'

const figures: Record<Figure, ComponentType<{ mood?: Mood }>> = {
  owl: OwlSidekick,
  bot: BotSidekick,
  chameleon: ChameleonSidekick,
  fox: FoxSidekick,
  letter: () => <LetterScene />,
  lighthouse: () => <LighthouseScene />,
  trophy: () => <TrophyScene />,
}

/** Returns the markup of a card. The card is placed on a page of the academy and uses its colors and fonts. */
export function titleCard({ title, line, figure }: CardScene['card'], mood: Mood): string {
  const Drawing = figures[figure]
  const isWide = ['letter', 'lighthouse', 'trophy'].includes(figure)
  return renderToStaticMarkup(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 52,
        height: 576,
        padding: '0 72px',
        background: 'var(--ui-colors-bg-page)',
        boxSizing: 'border-box',
      }}
    >
      <div style={{ flex: `0 0 ${isWide ? 400 : 270}px` }}>
        <Drawing mood={mood} />
      </div>
      <div style={{ maxWidth: 500 }}>
        <div style={{ width: 64, marginBottom: 20 }}>
          <LogoMark />
        </div>
        <h1 style={{ fontSize: 54, lineHeight: 1.08, margin: 0 }}>{title}</h1>
        <svg viewBox="0 0 132 14" width="150" style={{ margin: '14px 0', display: 'block' }} aria-hidden="true">
          <path
            d="M4 9.5c10-7 17-7 24-1.5s14 5 21-.5 14-5.500 21 0 14 5.500 21 0 13-5 20 .5 12 3.500 17-1"
            fill="none"
            stroke="var(--ui-colors-amber-solid)"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </svg>
        {line ? <p style={{ fontSize: 25, lineHeight: 1.4, margin: 0, color: 'var(--ui-colors-fg-muted)' }}>{line}</p> : null}
      </div>
    </div>,
  )
}
