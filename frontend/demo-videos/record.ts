import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { webVtt } from './captions.ts'
import { cut, poster } from './cutting.ts'
import { lesson } from './lesson.ts'
import { parents } from './parents.ts'
import { safety } from './safety.ts'
import { play, type Shot } from './stage.ts'
import { framesOf, linesOf } from './timing.ts'
import { tour } from './tour.ts'
import type { Video } from './video.ts'

// Records the demo videos from a running academy. See the README in this folder.

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:4000' },
    only: { type: 'string' },
    'captions-only': { type: 'boolean', default: false },
  },
})

const videos = [tour, lesson, safety, parents].filter(({ id }) => !values.only || id === values.only)
const frontend = path.resolve(import.meta.dirname, '..')
const out = (video: Video, ending: string) => path.join(frontend, 'public/videos', `${video.id}.${ending}`)

for (const video of videos) writeFileSync(out(video, 'vtt'), webVtt(linesOf(video, framesOf(video))))
if (!values['captions-only']) await record()

async function record(): Promise<void> {
  // Node runs TypeScript, but the card drawings are JSX. Vite compiles them as it does for the app.
  const vite = await createServer({
    root: frontend,
    server: { middlewareMode: true, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  const temporary = mkdtempSync(path.join(tmpdir(), 'videos-'))
  try {
    const { titleCard } = await vite.ssrLoadModule('/demo-videos/title-card.tsx')
    for (const video of videos) {
      console.log(`${video.title}: playing`)
      const scenes = await play(video, values.address, titleCard)
      const frames = framesOf(video)
      const stills = scenes.flatMap((shots, scene) =>
        shots.map((shot, beat) => ({ shot, frames: framesFor(shots, frames[scene] ?? [], beat) })),
      )
      console.log(`${video.title}: cutting ${stills.length} stills`)
      await cut(stills, { webm: out(video, 'webm'), mp4: out(video, 'mp4') }, path.join(temporary, video.id))
      const first = scenes[0]?.[1]
      if (first) poster(first, out(video, 'webp'))
    }
  } finally {
    await vite.close()
    rmSync(temporary, { recursive: true })
  }
}

/** Returns the number of frames of a shot. The two shots of a card share the duration of the card. */
function framesFor(shots: Shot[], frames: number[], shot: number): number {
  if (shots.length === frames.length) return frames[shot] ?? 0
  const [all = 0] = frames
  const first = Math.round(all / 3)
  return shot === 0 ? first : all - first
}
