// Phrases that no native writer uses on a screen, each with what to write. Texts that the specification quotes are exempt.

const phrases: [pattern: RegExp, instead: string][] = [
  [/\b(nobody|somebody|whoever|everybody)\b/i, 'no one, someone, anyone who, everyone'],
  [/\bat once\b/i, 'right away, immediately'],
  [/\bof (its|his|her|their|your|our|one['’]s) own\b/i, 'separate, your own …'],
  [/\ba (yes|no)( of|\b(?! (or|and|to)\b))/i, 'permission, agree, decline'],
  [/\bby hand\b/i, 'yourself, manually'],
  [/\bfor good\b/i, 'permanently'],
  [/\b(it|this|that|they|what you \w+|answer) holds?\b/i, 'applies, takes effect'],
  [/\b(stands?|stood) (here|there|in|on|at|below|above|open)\b/i, 'is, is shown, appears'],
  [/\b(goes|go|went) on\b(?! (a|the|to|with|show|holiday|trips?|your|their|stage|air)\b)/i, 'continues'],
  [/\bin all\b(?! (of|the|your|its|four|three|five|six|parts|cases|languages|caps)\b)/i, 'in total'],
  [/\bgravest\b/i, 'most serious'],
  [/\bonce more\b/i, 'again'],
  [/\bso far it is\b/i, 'you have … so far'],
  [/\bleft out\b/i, 'missing, skipped'],
  [/\bhears? (at|of it at) the bell\b|\bat the bell\b/i, 'in the bell'],
  [/\bmails?\b(?!box)(?!-)/i, 'email'],
  [/\bmailed\b/i, 'emailed'],
  [/\bwhat waits\b/i, 'open items'],
  [/\bcame by\b/i, 'joined via'],
  [/\ba (child|boy|girl|pupil|learner) of (\d+|one|two|\w+teen|six|seven|eight|nine|ten|eleven|twelve)\b/i, 'an 8-year-old'],
  [/\bpage (before|after)\b/i, 'previous page, next page'],
  [/\b(is|are|was|were) told\b/i, 'we tell …, gets a message'],
  [/\bbelongs? into\b/i, 'belongs in'],
  [/\b(thereby|therein|hereby|whereby|thereof|herewith)\b/i, 'plain words'],
  [/\bon place \d/i, 'in 3rd place'],
  [/\blet(s)? (yourself|itself) be\b/i, 'active voice'],
]

/** Returns what to write in place of a listed phrase in a text; `null` if it has none. */
export function phraseIn(text: string): string | null {
  return phrases.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
