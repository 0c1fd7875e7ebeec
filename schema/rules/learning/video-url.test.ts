import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { videoSource } from './video-url.ts'

const id = 'dQw4w9WgXcQ'
const youtube = { kind: 'embed', host: 'youtube', url: `https://www.youtube-nocookie.com/embed/${id}` }
const vimeo = { kind: 'embed', host: 'vimeo', url: 'https://player.vimeo.com/video/76979871?dnt=1' }

describe('video URL', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `http://www.youtube.com/watch?v=${id}`,
    `HTTPS://WWW.YouTube.COM/watch?v=${id}`,
    `https://www.youtube.com:443/watch?v=${id}`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://www.youtube.com/watch?list=PL123&v=${id}&t=42s#top`,
    `https://www.youtube.com/watch?v=${id}&autoplay=1&origin=https://evil.example`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/embed/${id}/?start=5`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://youtube-nocookie.com/embed/${id}`,
    `  https://youtu.be/${id}  `,
    // URL parsers normalize these full-width letters, so this is the real host.
    `https://ｙoutube.com/watch?v=${id}`,
  ])('%s is the YouTube video, whatever surrounds its id', (address) => {
    expect(videoSource(address)).toEqual(youtube)
  })

  it.each([
    'https://vimeo.com/76979871',
    'https://www.vimeo.com/76979871',
    'https://vimeo.com/76979871/',
    'http://vimeo.com/76979871?share=copy#t=1',
    'https://player.vimeo.com/video/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=0',
  ])('%s is the Vimeo video with tracking disabled', (address) => {
    expect(videoSource(address)).toEqual(vimeo)
  })

  it.each([
    ['https://videos.example/tour.webm', 'https://videos.example/tour.webm'],
    ['http://videos.example/tour.mp4', 'http://videos.example/tour.mp4'],
    ['https://videos.example:8443/a%20video.mp4?size=small#t=10', 'https://videos.example:8443/a%20video.mp4?size=small#t=10'],
    ['HTTPS://Videos.Example/Tour.webm', 'https://videos.example/Tour.webm'],
    ['/videos/tour.webm', '/videos/tour.webm'],
    ['/videos/tour.webm?v=2#t=3', '/videos/tour.webm?v=2#t=3'],
    ['/videos/../videos/tour.webm', '/videos/tour.webm'],
    ['/videos/a video.webm', '/videos/a%20video.webm'],
    ['/https://evil.example/x', '/https://evil.example/x'],
    // Lookalike hosts get no embedded player; they are treated as files.
    [`https://youtube.com.evil.example/watch?v=${id}`, `https://youtube.com.evil.example/watch?v=${id}`],
    [`https://evilyoutube.com/embed/${id}`, `https://evilyoutube.com/embed/${id}`],
    [`https://youtu.be.evil.example/${id}`, `https://youtu.be.evil.example/${id}`],
    [`https://evil.example/www.youtube.com/embed/${id}`, `https://evil.example/www.youtube.com/embed/${id}`],
    [`https://evil.example/?u=https://youtu.be/${id}`, `https://evil.example/?u=https://youtu.be/${id}`],
    [`https://evil.example#@youtu.be/${id}`, `https://evil.example/#@youtu.be/${id}`],
    // The first o is Cyrillic.
    [`https://yоutube.com/embed/${id}`, `https://xn--yutube-wqf.com/embed/${id}`],
  ])('%s plays as a file', (address, url) => {
    expect(videoSource(address)).toEqual({ kind: 'file', url })
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['words', 'a nice video'],
    ['a file without a place', 'tour.webm'],
    ['a relative path', './videos/tour.webm'],
    ['a query alone', `?v=${id}`],
    ['a host without a scheme', `www.youtube.com/watch?v=${id}`],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a script behind blanks', '  javascript:alert(1)'],
    ['a script that looks like an address', 'javascript://www.youtube.com/%0aalert(1)'],
    ['a script cut by a tab', 'java\tscript:alert(1)'],
    ['a script cut by a line break', 'java\nscript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script spelled with an entity', 'java&#115;cript:alert(1)'],
    ['a script spelled with a percent sign', 'java%73cript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['data that says it is a video', 'data:video/webm;base64,GkXfow=='],
    ['a blob', 'blob:https://academy.example/0b6f-11'],
    ['vbscript', 'vbscript:msgbox(1)'],
    ['a file of the reader', 'file:///etc/passwd'],
    ['ftp', 'ftp://videos.example/tour.webm'],
    ['a frame about nothing', 'about:blank'],
    ['the source of a page', 'view-source:https://videos.example'],
    ['another site without a scheme', '//evil.example/tour.webm'],
    ['three slashes', '///evil.example/tour.webm'],
    ['another site behind dots', '/..//evil.example/tour.webm'],
    ['another site behind one dot', '/.//evil.example/tour.webm'],
    ['another site behind spelled dots', '/%2e%2e//evil.example/tour.webm'],
    ['a backslash for a slash', '/\\evil.example/tour.webm'],
    ['backslashes in an address', `https:\\\\www.youtube.com\\embed\\${id}`],
    ['a backslash before the real host', `https://evil.example\\@www.youtube.com/embed/${id}`],
    ['a tab that a parser would drop', '/\t/evil.example/tour.webm'],
    ['a line break that a parser would drop', 'https://videos.example/\ntour.webm'],
    ['a line break at the end', 'https://videos.example/tour.webm\n'],
    ['a null byte', 'https://videos.example/tour.webm\0'],
    ['text that turns around', 'https://videos.example/\u202egpj.exe'],
    ['a blank without width', 'https://you\u200btube.com/embed/x'],
    ['a known host as a user name', `https://www.youtube.com@evil.example/embed/${id}`],
    ['a name and a password', `https://www.youtube.com:443@evil.example/${id}`],
    ['a name before a known host', `https://evil@www.youtube.com/embed/${id}`],
    ['a password before a known host', `https://:secret@vimeo.com/76979871`],
    ['another port of a known host', `https://www.youtube.com:8443/embed/${id}`],
    ['a port that is none', 'https://videos.example:99999/tour.webm'],
    ['no host', 'https://'],
    ['a broken host', 'https://videos example/tour.webm'],
    ['an open bracket', 'https://[::1/tour.webm'],
    ['the start page of YouTube', 'https://www.youtube.com/'],
    ['a channel', 'https://www.youtube.com/@somebody'],
    ['a list without a video', 'https://www.youtube.com/playlist?list=PL123'],
    ['watch without a video', 'https://www.youtube.com/watch'],
    ['an id that is too short', 'https://youtu.be/dQw4w9WgXc'],
    ['an id that is too long', `https://youtu.be/${id}x`],
    ['an id with markup', 'https://www.youtube.com/watch?v=%22onload=x()'],
    ['an id spelled with a percent sign', 'https://www.youtube.com/embed/dQw4w9WgXc%51'],
    ['something behind the id', `https://www.youtube.com/embed/${id}/../../redirect`],
    ['a redirect of a known host', 'https://www.youtube.com/redirect?q=https://evil.example'],
    ['a sign-in of a known host', `https://youtu.be/embed/${id}`],
    ['a Vimeo page that is no video', 'https://vimeo.com/channels/staffpicks'],
    ['a Vimeo id with letters', 'https://vimeo.com/76979871a'],
    ['an endless Vimeo id', 'https://vimeo.com/1234567890123'],
    ['a Vimeo player without a video', 'https://player.vimeo.com/76979871'],
    ['more than 2,000 characters', `https://videos.example/${'x'.repeat(1979)}`],
  ])('is refused for %s', (_what, address) => {
    expect(videoSource(address)).toEqual({ kind: 'refused' })
  })

  it('is accepted up to 2,000 characters', () => {
    expect(videoSource(`https://videos.example/${'x'.repeat(1977)}`).kind).toBe('file')
  })

  it('never accepts script URLs or disguised hosts', () => {
    const piece = fc.constantFrom(
      'javascript:',
      'data:',
      'https:',
      '/',
      '//',
      '\\',
      '.',
      '../..',
      '%2e',
      '@',
      '?v=',
      id,
      'youtu.be',
      ':',
    )
    const address = fc.oneof(
      fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 9 }).map((parts) => parts.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    )
    fc.assert(
      fc.property(address, (given) => {
        const source = videoSource(given)
        if (source.kind === 'refused') return
        const target = new URL(source.url, 'https://academy.example/lesson/1')
        expect(target.protocol).toMatch(/^https?:$/)
        expect(target.username + target.password).toBe('')
        if (source.kind === 'embed') expect(['www.youtube-nocookie.com', 'player.vimeo.com']).toContain(target.host)
        if (source.url.startsWith('/')) expect(target.host).toBe('academy.example')
        expect(videoSource(source.url)).toEqual(source)
      }),
      { numRuns: 2000 },
    )
  })
})
