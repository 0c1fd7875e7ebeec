import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { webVtt } from '../demo-videos/captions.ts'
import { cut, poster } from '../demo-videos/cutting.ts'
import { type Camera, openCamera } from './camera.ts'
import { readStoryboards } from './read-storyboards.ts'
import type { Storyboard } from './storyboard.ts'
import { captionLines, momentsOf, secondsOf } from './timing.ts'

// Films the explainers from their storyboards. See the README in this folder.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'string' }, 'captions-only': { type: 'boolean', default: false } },
})

const frontend = path.resolve(import.meta.dirname, '..')
const out = path.join(frontend, 'public/videos/explainers')
const catalogue = path.join(frontend, '../schema/rules/learning/explainers.json')

const all = readStoryboards()
const chosen = positionals.length > 0 ? all.filter(({ id }) => positionals.includes(id)) : all

if (!values.sheet) {
  mkdirSync(out, { recursive: true })
  const entries = all.map((story) => [story.id, { title: story.title, seconds: secondsOf(momentsOf(story)) }])
  writeFileSync(catalogue, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  for (const story of chosen) writeFileSync(file(story, 'vtt'), webVtt(captionLines(momentsOf(story))))
}
if (!values['captions-only']) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'explainers-'))
  const camera = await openCamera(frontend)
  try {
    for (const story of chosen) {
      if (values.sheet) await sheetOf(camera, temporary, story, values.sheet)
      else await record(camera, temporary, story)
    }
  } finally {
    await camera.close()
    rmSync(temporary, { recursive: true })
  }
}

function file({ id }: Storyboard, ending: string): string {
  return path.join(out, `${id}.${ending}`)
}

async function record(camera: Camera, temporary: string, story: Storyboard): Promise<void> {
  const moments = momentsOf(story)
  const stills = await camera.film(story, moments)
  await cut(stills, { webm: file(story, 'webm'), mp4: file(story, 'mp4') }, path.join(temporary, story.id))
  const opening = stills.findLast(({ shot }) => shot.ground === '-1')
  if (opening) poster(opening.shot, file(story, 'webp'))
  console.log(`${story.id}: ${secondsOf(moments)} s`)
}

/** Writes one picture with the end of each moment, for authors. */
async function sheetOf(camera: Camera, temporary: string, story: Storyboard, folder: string): Promise<void> {
  const moments = momentsOf(story)
  webVtt(captionLines(moments))
  const images = await camera.sheet(story, moments)
  images.forEach((image, index) => {
    writeFileSync(path.join(temporary, `${String(index).padStart(2, '0')}.png`), image)
  })
  const rows = Math.ceil(images.length / 3)
  const target = path.join(path.resolve(folder), `${story.id}.png`)
  const scale = `scale=512:-1,tile=3x${rows}:padding=8`
  const args = [
    '-v',
    'error',
    '-y',
    '-framerate',
    '1',
    '-i',
    path.join(temporary, '%02d.png'),
    '-vf',
    scale,
    '-frames:v',
    '1',
    target,
  ]
  execFileSync('ffmpeg', args, { stdio: 'inherit' })
  for (const name of readdirSync(temporary)) rmSync(path.join(temporary, name))
  console.log(`${target}: ${secondsOf(moments)} s\n${moments.map(({ say }, index) => `${index + 1}. ${say}`).join('\n')}`)
}
