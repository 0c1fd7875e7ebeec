/** A validated URL. The player does not check it again. */
export type VideoSource =
  | { kind: 'embed'; host: 'youtube' | 'vimeo'; url: string }
  /** `fallbackUrl` is the same video in another format, for browsers that cannot play the first. */
  | { kind: 'file'; url: string; fallbackUrl?: string }
  | { kind: 'refused' }

export type Captions = { src: string; label: string; language: string }
