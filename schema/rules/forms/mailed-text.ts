// Names are emailed to people who don't know us yet. Mail programs turn addresses and numbers into links, so without this
// check anyone could send a link in our name.

/** More digits than this count as a telephone number. "Robin 2012" is a name. */
const maxDigits = 4
/** Digits of any script and form, including "➊" and "一". */
const digits = /\p{N}|[〇零一二三四五六七八九]/gu

/** Letters in circles and squares. They can spell a domain and have no plain form. */
const enclosed = /[\u{1F110}-\u{1F1AD}]/u

// Browsers read "。" as a dot in a domain. Forms such as "．" and "ｅｖｉｌ" are normalized to plain letters before these rules run.
const links = [
  // A web address or another scheme, including "tel:" and "mailto:". "S:t" is an abbreviation.
  /[/\\⁄∕@]|\p{L}{2}:/u,
  /\bwww[.。]/iu,
  // A domain in any script. An initial before a dot and a single letter after it are allowed: "J.R."
  /[^\s.。][.。]\p{L}{2}/u,
  // A numeric address.
  /\d[.。]\d+[.。]\d/u,
]

/** Returns why a name can't be emailed to a person who didn't request it, as a user-facing sentence, or `null`. */
export function mailedTextProblem(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\p{M}/gu, '')
  if (links.some((link) => link.test(plain))) return 'Use a name without web addresses, and a space after a full stop.'
  if (enclosed.test(plain)) return 'Use a name without letters in circles.'
  if ((plain.match(digits) ?? []).length > maxDigits) return 'Use a name without telephone numbers.'
  return null
}
