import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { webVtt } from './captions.ts'
import { cut, poster } from './cutting.ts'
import type { Film } from './film.ts'
import { lesson } from './lesson.ts'
import { parents } from './parents.ts'
import { safety } from './safety.ts'
import { play, type Shot } from './stage.ts'
import { framesOf, linesOf } from './timing.ts'
import { tour } from './tour.ts'

// Records the demo films from a running academy; see the README beside this file.

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:4000' },
    only: { type: 'string' },
    'captions-only': { type: 'boolean', default: false },
  },
})

const films = [tour, lesson, safety, parents].filter(({ id }) => !values.only || id === values.only)
const frontend = path.resolve(import.meta.dirname, '..')
const out = (film: Film, ending: string) => path.join(frontend, 'public/films', `${film.id}.${ending}`)

for (const film of films) writeFileSync(out(film, 'vtt'), webVtt(linesOf(film, framesOf(film))))
if (!values['captions-only']) await record()

async function record(): Promise<void> {
  // Node runs TypeScript, but the drawings of the cards are JSX; Vite reads them as it does for the app.
  const vite = await createServer({
    root: frontend,
    server: { middlewareMode: true, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  const temporary = mkdtempSync(path.join(tmpdir(), 'films-'))
  try {
    const { titleCard } = await vite.ssrLoadModule('/films/title-card.tsx')
    for (const film of films) {
      console.log(`${film.title}: playing`)
      const scenes = await play(film, values.address, titleCard)
      const frames = framesOf(film)
      const stills = scenes.flatMap((shots, scene) =>
        shots.map((shot, beat) => ({ shot, frames: framesFor(shots, frames[scene] ?? [], beat) })),
      )
      console.log(`${film.title}: cutting ${stills.length} stills`)
      await cut(stills, { webm: out(film, 'webm'), mp4: out(film, 'mp4') }, path.join(temporary, film.id))
      const first = scenes[0]?.[1]
      if (first) poster(first, out(film, 'webp'))
    }
  } finally {
    await vite.close()
    rmSync(temporary, { recursive: true })
  }
}

/** A card has two shots for its one stretch of time. */
function framesFor(shots: Shot[], frames: number[], shot: number): number {
  if (shots.length === frames.length) return frames[shot] ?? 0
  const [all = 0] = frames
  const first = Math.round(all / 3)
  return shot === 0 ? first : all - first
}
