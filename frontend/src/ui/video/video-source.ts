/** An address that was judged before it came here; the player trusts it. */
export type VideoSource =
  | { kind: 'embed'; host: 'youtube' | 'vimeo'; url: string }
  | { kind: 'file'; url: string }
  | { kind: 'refused' }

export type Captions = { src: string; label: string; language: string }
