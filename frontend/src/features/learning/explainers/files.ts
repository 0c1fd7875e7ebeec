import type { ExplainerId } from '@deepm/schema/rules/learning/explainers'

type Extension = 'webm' | 'mp4' | 'vtt' | 'webp'

/** Returns the URL of a file of an explainer: the video in two formats, its captions, or its poster. */
export function explainerFile(id: ExplainerId, extension: Extension): string {
  return `/videos/explainers/${id}.${extension}`
}
