import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plain text of a feed', () => {
  it.each([
    ['tags', '<p>One <b>bold</b> word.</p><p>Next.</p>', 'One bold word. Next.'],
    ['a script', 'Before<script>alert("</b>")</script>after', 'Before after'],
    ['a script that never ends', 'Before<script>alert(1)', 'Before'],
    ['a style and a comment', '<style>p{}</style>Text<!-- <script>x</script> --> goes on', 'Text goes on'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>Picture', 'Picture'],
    ['a tag without an end', 'Text <img src=x onerror=alert(1)', 'Text'],
    ['a frame', '<iframe src="javascript:alert(1)">inside</iframe>Text', 'Text'],
    ['escaped tags', '&lt;script&gt;alert(1)&lt;/script&gt;Text', 'Text'],
    ['tags escaped twice', '&amp;lt;b onclick=alert(1)&amp;gt;Text&amp;lt;/b&amp;gt;', 'Text'],
    ['tags by numbers', '&#60;svg onload=alert(1)&#62;&#x3c;/svg&#x3e;Text', 'Text'],
    ['a tag within a tag', '<scr<script>x</script>ipt>alert(1)</script>', 'xipt>alert(1)'],
    ['characters by name', 'Fish &amp; chips &ndash; caf&eacute;&nbsp;&hellip;', 'Fish & chips – café …'],
    ['a name that nobody knows', 'AT&T &unknown; &#xFFFFFF; &#0;', 'AT&T &unknown; \ufffd \ufffd'],
    ['names of every object', '&constructor; &toString;', '&constructor; &toString;'],
    ['less and more', 'If 3 < 4 and 5 > 4', 'If 3 < 4 and 5 > 4'],
    ['blanks and lines', '  one\n\n\ttwo   ', 'one two'],
    ['letters that nobody sees', 'a\u202eb\u200bc\u0000d\ufeffe\u{e0041}f', 'abcdef'],
  ])('normalizes %s', (_what, html, text) => {
    expect(plainText(html, 200)).toBe(text)
  })

  it('truncates between words and adds an ellipsis', () => {
    expect(plainText('one two three four', 14)).toBe('one two three…')
    expect(plainText('one two, three', 10)).toBe('one two…')
    expect(plainText('x'.repeat(30), 10)).toBe('xxxxxxxxx…')
    expect(plainText('one two', 7)).toBe('one two')
  })

  it('never contains markup, for any input', () => {
    const bits = [
      '<',
      '>',
      '/',
      '!--',
      '-->',
      '&lt;',
      '&gt;',
      '&amp;',
      '&#60;',
      'script',
      'b',
      ' ',
      'x',
      '"',
      "'",
      '=',
      'lt;',
      '&',
    ]
    const html = fc.array(fc.constantFrom(...bits), { maxLength: 40 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(html, (it) => {
        const text = plainText(it, 100)
        expect(text).not.toMatch(/<[a-z/!?]/i)
        expect(text.length).toBeLessThanOrEqual(100)
      }),
      { numRuns: 2000 },
    )
  })

  it('converts adversarial input in a short time', () => {
    for (const bit of ['<', '<!--', '<script>', '&lt;', '<a ', '</', '<b', '&#', '  ']) {
      const began = performance.now()
      plainText(bit.repeat(300_000), 500)
      expect({ bit, quick: performance.now() - began < 500 }).toEqual({ bit, quick: true })
    }
  })
})
