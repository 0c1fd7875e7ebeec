export type VideoSource =
  | { kind: 'embed'; host: 'youtube' | 'vimeo'; url: string }
  | { kind: 'file'; url: string }
  | { kind: 'refused' }

/** Longest video URL, in characters. */
export const maxVideoUrlLength = 2000
const refused: VideoSource = { kind: 'refused' }

/** Placeholder for this site while a path is parsed; it never resolves. */
const here = 'https://here.invalid'

const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com']
const youtubeId = /^[A-Za-z0-9_-]{11}$/
const vimeoId = /^[0-9]{1,12}$/

/** The video shown at a URL of each known host, or a refusal. */
const knownHosts = new Map<string, (address: URL) => VideoSource>([
  ...youtubeHosts.map((host) => [host, (address: URL) => youtube(youtubeName(address))] as const),
  ['youtu.be', (address) => youtube(/^\/([^/]+)\/?$/.exec(address.pathname)?.[1])],
  ['vimeo.com', (address) => vimeo(/^\/([^/]+)\/?$/.exec(address.pathname)?.[1])],
  ['www.vimeo.com', (address) => vimeo(/^\/([^/]+)\/?$/.exec(address.pathname)?.[1])],
  ['player.vimeo.com', (address) => vimeo(/^\/video\/([^/]+)\/?$/.exec(address.pathname)?.[1])],
])

/**
 * Returns how to play a video. An embed URL is always rebuilt from the video's id, never passed through; a file is `http`,
 * `https` or a path on this site. Everything else is refused, including a known host without a video id.
 */
export function videoSource(address: string): VideoSource {
  if (address.length > maxVideoUrlLength || hasTrick(address)) return refused
  const isPath = address.startsWith('/')
  if (!URL.canParse(address, isPath ? here : undefined)) return refused
  const parsed = new URL(address, isPath ? here : undefined)
  if (parsed.username || parsed.password) return refused
  if (isPath) return onThisSite(parsed)
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return refused
  const known = knownHosts.get(parsed.hostname)
  if (known) return parsed.port ? refused : known(parsed)
  return { kind: 'file', url: parsed.href }
}

/** Returns whether the URL has control characters, which parsers silently drop, or backslashes, which they read as slashes. */
function hasTrick(address: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u.test(address)
}

function onThisSite({ origin, pathname, search, hash }: URL): VideoSource {
  // `//host` is another site, and `/..//host` resolves to that.
  if (origin !== here || pathname.startsWith('//')) return refused
  return { kind: 'file', url: pathname + search + hash }
}

function youtubeName({ pathname, searchParams }: URL): string | null | undefined {
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v')
  return /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1]
}

function youtube(id: string | null | undefined): VideoSource {
  if (!id || !youtubeId.test(id)) return refused
  return { kind: 'embed', host: 'youtube', url: `https://www.youtube-nocookie.com/embed/${id}` }
}

function vimeo(id: string | undefined): VideoSource {
  if (!id || !vimeoId.test(id)) return refused
  return { kind: 'embed', host: 'vimeo', url: `https://player.vimeo.com/video/${id}?dnt=1` }
}
