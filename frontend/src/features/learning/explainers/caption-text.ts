/** A paragraph has at least this many words, unless it is the last one. */
const leastWords = 30

/**
 * Returns the text of WebVTT captions in paragraphs, which end with a sentence.
 *
 * @throws Error when the text is not WebVTT
 */
export function captionText(source: string): string[] {
  const blocks = source.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/)
  if (!/^\uFEFF?WEBVTT\b/.test(blocks[0] ?? '')) throw new Error('These are not captions.')
  const paragraphs: string[] = []
  for (const block of blocks) {
    const lines = block.trim().split('\n')
    const times = lines.findIndex((line) => line.includes('-->'))
    const cue = times < 0 ? '' : plain(lines.slice(times + 1).join(' '))
    if (!cue) continue
    const last = paragraphs.at(-1)
    if (last === undefined || (/[.!?…]["”’)]*$/.test(last) && last.split(' ').length >= leastWords)) paragraphs.push(cue)
    else paragraphs[paragraphs.length - 1] = `${last} ${cue}`
  }
  return paragraphs
}

const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&nbsp;': ' ' }

/** Returns the text of a cue without its marks. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|amp|nbsp);/g, (name) => characters[name] ?? name)
    .trim()
}
