const signs: [string, RegExp][] = [
  ['an email address', /[^\s@]+@[^\s@]+\.[a-z]{2,}/i],
  ['a phone number', /(?:\+|\b)\d(?:[\s().-]?\d){8,}/],
  ['a name', /\bmy (?:full |last |real |first )?name(?: is|'s|’s)\b|\bi am called\b/i],
  [
    'an address',
    /\b(?:i|we) live (?:at|in) \d|\b\d{1,4} \p{Lu}\p{L}+ (?:street|road|lane|avenue|close|drive|way)\b|\bmy address is\b/iu,
  ],
  [
    'the name of a school',
    /\bmy school(?: is|'s|’s) (?:called |named )?\p{Lu}|\bi go to \p{Lu}\p{L}+(?: \p{L}+)? (?:school|academy|college|primary)/u,
  ],
  ['a password', /\bpass ?word(?: is|:)/i],
]

/** Returns what doesn't belong in any prompt, such as "an email address". */
export function privateThingsIn(prompt: string): string[] {
  return signs.filter(([, sign]) => sign.test(prompt)).map(([name]) => name)
}
