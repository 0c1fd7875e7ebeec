// Names are emailed to people who don't know us yet. Mail programs turn addresses and numbers into links, so without this
// check anyone could send a link in our name.

/** More digits than this count as a telephone number. "Robin 2012" is a name. */
const maxDigits = 4
/** Digits of any script and form, including "➊" and "一". */
const digits = /\p{N}|[〇零一二三四五六七八九]/gu

/** Letters in circles and squares. They can spell a domain and have no plain form. */
const enclosed = /[\u{1F110}-\u{1F1AD}]/u

// Endings of web addresses. Those that are also names are only in the second list, for places where a name is unlikely: "J. Link" is a name.
const endings = 'com|net|org|info|biz|xyz'
const moreEndings = `${endings}|app|cc|click|club|cn|co|eu|fr|gg|io|link|live|me|online|pro|ru|shop|site|store|top|tv|uk|us|vip`
const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`

/** Angle brackets have their own rule in the forms. */
const brackets = /[\p{Ps}\p{Pe}]/u
/** A dot or the word in brackets, which people read as a dot: "evil[.]com". */
const bracketedDot = /\s*[\p{Ps}\p{Pe}<>]\s*(?:[.。·,]|dot)\s*[\p{Ps}\p{Pe}<>]\s*/giu

// Browsers read "。" as a dot in a domain. Forms such as "．" and "ｅｖｉｌ" are normalized to plain letters before these rules run.
const links = [
  // A web address or another scheme, including "tel:" and "mailto:". "S:t" is an abbreviation.
  /[/\\⁄∕@]|\p{L}{2}:/u,
  /\bwww[.。]/iu,
  new RegExp(word('https?|hxxps?|www'), 'iu'),
  // A domain in any script. An initial before a dot and a single letter after it are allowed: "J.R."
  /[^\s.。][.。]\p{L}{2}/u,
  // A domain with spaces, a comma or the word: "evil . com", "evil, com", "evil dot com". "Kim Dotcom" is a name.
  new RegExp(`\\p{L}\\s*[.。,]\\s*(?:${endings})(?!\\p{L})`, 'iu'),
  new RegExp(`\\p{L}\\s+(?:dot\\s+(?:${moreEndings})|(?:punkt|punto|ponto|point|точка)\\s+(?:${endings}))(?!\\p{L})`, 'iu'),
  new RegExp(`\\p{L}dot(?:${endings})(?!\\p{L})`, 'iu'),
  // A domain with another dot. "Marcel·la" and "佐藤・健" are names.
  new RegExp(`\\p{Script=Latin}\\s*[·•‧∙⋅∘・●]\\s*(?:${moreEndings})(?!\\p{L})`, 'iu'),
  // A numeric address.
  /\d[.。]\d+[.。]\d/u,
]

const codes = 'eur|usd|gbp|chf|btc|rub'
const units = `${codes}|euros?|dollars?|pounds?|francs?|bitcoins?`
const money = [/\p{Sc}/u, new RegExp(`\\p{Nd}\\s*(?:${units})(?!\\p{L})|${word(codes)}\\s*\\p{Nd}`, 'iu')]

/** Returns why a name can't be emailed to a person who didn't request it, as a user-facing sentence, or `null`. */
export function mailedTextProblem(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/[\p{M}\p{Cf}]/gu, '')
  const read = plain.replaceAll(bracketedDot, '.')
  if (links.some((link) => link.test(plain) || link.test(read)))
    return 'Use a name without web addresses, and a space after a full stop.'
  if (enclosed.test(plain)) return 'Use a name without letters in circles.'
  if ((plain.match(digits) ?? []).length > maxDigits) return 'Use a name without telephone numbers.'
  if (money.some((sum) => sum.test(plain))) return 'Use a name without amounts of money.'
  if (brackets.test(plain)) return 'Use a name without brackets.'
  return null
}
