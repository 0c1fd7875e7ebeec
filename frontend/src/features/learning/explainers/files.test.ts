import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ExplainerId, explainers, isExplainerId } from '@deepm/schema/rules/learning/explainers'
import { expect, it } from 'vitest'
import { mp4Seconds, webmSeconds } from '../../../../test/video-files.ts'
import { captionText } from './caption-text.ts'
import { explainerFile } from './files.ts'

const ids = Object.keys(explainers).filter(isExplainerId)
const extensions = ['webm', 'mp4', 'vtt', 'webp'] as const
const maxBytes = 1_500_000

const pathOf = (id: ExplainerId, extension: (typeof extensions)[number]) =>
  path.join(import.meta.dirname, '../../../../public', explainerFile(id, extension))

/** Returns what is wrong with the files of an explainer. */
function problemsOf(id: ExplainerId): string[] {
  const missing = extensions.filter((it) => !existsSync(pathOf(id, it)))
  if (missing.length > 0) return [`${id} has no ${missing.join(', ')}`]
  const { webm, mp4, vtt, webp } = {
    webm: readFileSync(pathOf(id, 'webm')),
    mp4: readFileSync(pathOf(id, 'mp4')),
    vtt: readFileSync(pathOf(id, 'vtt')),
    webp: readFileSync(pathOf(id, 'webp')),
  }
  const { seconds } = explainers[id]
  return [
    ...[webm, mp4, vtt, webp].map((it, at) => (it.length > maxBytes ? `${id}.${extensions[at]} has ${it.length} bytes` : '')),
    ...[webmSeconds(webm), mp4Seconds(mp4)].map((it, at) =>
      Math.abs(it - seconds) > 0.5 ? `${id}.${extensions[at]} lasts ${it} seconds, not ${seconds}` : '',
    ),
    captionText(vtt.toString()).length === 0 ? `${id}.vtt has no captions` : '',
  ].filter(Boolean)
}

it('explainers last 45 to 90 seconds', () => {
  expect(ids.filter((id) => explainers[id].seconds < 45 || explainers[id].seconds > 90)).toEqual([])
})

it('every explainer has a video in two formats, captions and a poster, all small, and lasts as long as the catalogue says', () => {
  expect(ids.flatMap(problemsOf)).toEqual([])
})
