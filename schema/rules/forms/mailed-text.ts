// Names are mailed to people who do not know us yet. Mail programs turn addresses and numbers in them into links, so a name with one would
// let anybody send a link in our name.

/** More digits than this are read as a telephone number. "Robin 2012" stays a name. */
const mostDigits = 4
/** Digits of any script and shape, "➊" and "一" included. */
const digits = /\p{N}|[〇零一二三四五六七八九]/gu

/** Letters in circles and squares, which spell a domain and have no plain form. */
const enclosed = /[\u{1F110}-\u{1F1AD}]/u

// Browsers read "。" as a dot of a domain. Compatibility forms, such as "．" and "ｅｖｉｌ", are plain letters before these rules run.
const links = [
  // A web address or another scheme, "tel:" and "mailto:" included. "S:t" is an abbreviation.
  /[/\\⁄∕@]|\p{L}{2}:/u,
  /\bwww[.。]/iu,
  // A domain in any script. An initial may stand before a dot, and one letter after it: "J.R."
  /[^\s.。][.。]\p{L}{2}/u,
  // A numeric address.
  /\d[.。]\d+[.。]\d/u,
]

/** Why a name cannot be mailed to somebody who did not ask for it, as a sentence that says what to change; `null` when it can. */
export function mailedTextProblem(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\p{M}/gu, '')
  if (links.some((link) => link.test(plain))) return 'Use a name without web addresses, and a space after a full stop.'
  if (enclosed.test(plain)) return 'Use a name without letters in circles.'
  if ((plain.match(digits) ?? []).length > mostDigits) return 'Use a name without telephone numbers.'
  return null
}
