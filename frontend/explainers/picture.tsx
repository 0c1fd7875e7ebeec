import type { ReactNode } from 'react'
import { LogoMark } from '../src/ui/illustrations/emblems/logo.tsx'
import { type Drawn, frameOf } from './frame.ts'
import { frame } from './frame-size.ts'
import { Figure } from './items/figures.tsx'
import { draw } from './items/items.ts'
import { headingFont, ink, soft } from './items/kind.ts'
import type { Scene, Storyboard } from './storyboard.ts'

/** Height at the bottom of the frame that captions cover. */
const captionHeight = 80

/** One frame of a video: a card before the first or after the last scene, or a scene in the middle of a change. */
export function Picture({ story, scene, beat, progress }: { story: Storyboard; scene: number; beat: number; progress: number }) {
  const shown = story.scenes[scene]
  return (
    <div
      style={{
        ...frame,
        boxSizing: 'border-box',
        paddingBottom: captionHeight,
        background: soft(story.hue),
        color: ink,
        overflow: 'hidden',
        position: 'relative',
      }}
    >
      {shown ? (
        <SceneRows scene={shown} drawn={frameOf(shown, beat, progress)} />
      ) : (
        <Card story={story} isLast={scene >= 0} progress={progress} />
      )}
    </div>
  )
}

function SceneRows({ scene, drawn }: { scene: Scene; drawn: Drawn[] }) {
  const rows = scene.rows ?? [Object.keys(scene.items).join(' ')]
  return (
    <div
      style={{ height: '100%', display: 'grid', gap: 14, alignContent: 'center', padding: '16px 24px', boxSizing: 'border-box' }}
    >
      {rows.map((row) => (
        <div key={row} style={{ display: 'flex', gap: 26, alignItems: 'center', justifyContent: 'center' }}>
          {row.split(' ').map((place) => (
            <div key={place} style={{ display: 'grid', alignItems: 'center', justifyItems: 'center' }}>
              {place.split('|').map((id) => (
                <Appearing key={id} drawn={drawn.find((it) => it.id === id)} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Items keep their space while they are hidden, so that nothing else moves. */
function Appearing({ drawn }: { drawn: Drawn | undefined }): ReactNode {
  if (!drawn) return null
  const { item, shown, isNew } = drawn
  return (
    <div
      style={{
        gridArea: '1 / 1',
        opacity: Math.min(1, shown * 2),
        transform: isNew ? `translateY(${(1 - shown) * 24}px)` : undefined,
      }}
    >
      {draw(item, isNew ? shown : 1)}
    </div>
  )
}

function Card({ story, isLast, progress }: { story: Storyboard; isLast: boolean; progress: number }) {
  return (
    <div style={{ height: '100%', display: 'flex', gap: 36, alignItems: 'center', justifyContent: 'center', padding: '0 44px' }}>
      <div style={{ flex: '0 0 210px', transform: `translateY(${(1 - progress) * 20}px)` }}>
        <Figure name={isLast ? 'owl' : story.figure} mood={isLast ? 'cheering' : 'happy'} />
      </div>
      <div style={{ maxWidth: 430, opacity: Math.min(1, 0.2 + progress) }}>
        <div style={{ width: 44, marginBottom: 16 }}>
          <LogoMark />
        </div>
        <div style={{ fontFamily: headingFont, fontWeight: 600, fontSize: isLast ? 32 : 44, lineHeight: 1.15 }}>
          {isLast ? story.ask : story.title}
        </div>
      </div>
    </div>
  )
}
