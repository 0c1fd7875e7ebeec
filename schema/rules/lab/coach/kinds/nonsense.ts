import type { PromptReading } from '../reading/reading.ts'
import { contentWords, shareOfSmallWords } from '../reading/vocabulary.ts'

const keyRuns = /asd|sdf|dfg|fgh|ghj|hjk|jkl|qwe|wer(?=t)|ert(?=y)|rty|uio|iop|zxc|xcv|cvb|vbn|bnm|lkj|kjh|dsa(?!l)|fds/
/** Short words that are written without a vowel. */
const vowelless =
  /^(?:hmm+|shh+|pls|plz|brb|tbh|idk|omg|wtf|lmk|dnd|nfl|nhl|mcdm|cpr|tv|pc|dj|dm|html|css|sql|php|xml|mp3|mp4|pdf|rpg|npc|fps|bmx|kfc|nhs|mr|mrs|dr|vs|th|nd|rd|st|rhythm|gym|myth|fly|why|try|sky|dry|cry|my|by|shy|spy|hymn|lynx|sync)$/

/** Whether it is keys pressed at random, signs alone, or one thing over and over. */
export function isNonsense({ written, text }: PromptReading): boolean {
  if (!/\p{L}/u.test(text)) return !/\d\s*[-+*/x×÷=^]\s*\d/.test(written)
  // Other alphabets and accents have other rules for what a word looks like.
  if (/[^a-z\P{L}]/iu.test(written)) return false
  const tokens = written.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const said = tokens.filter((word) => /\p{L}/u.test(word))
  const mashed = said.filter(isMashed)
  if (mashed.length > 0 && mashed.length >= said.length / 3 && shareOfSmallWords(said) < 0.2) return true
  return isRepeated(said)
}

function isMashed(word: string): boolean {
  if (word.length < 4 || /[^a-z]/.test(word)) return /^(.)\1{2,}$/u.test(word)
  if (vowelless.test(word.replaceAll(/(.)\1+/g, '$1')) || vowelless.test(word)) return false
  if (/(.)\1{3,}/.test(word) && new Set(word).size <= 3)
    return !/^(?:no+|yes+|hi+|hey+|so+|aw+|h?a(?:ha)+h?|ug+h+|a+h+)$/.test(word)
  if (!/[aeiouy]/.test(word)) return true
  if (/[bcdfghjklmnpqrstvwxz]{6,}/.test(word)) return true
  return (
    keyRuns.test(word) &&
    (word.length <= 5 || /[bcdfghjklmnpqrstvwxz]{4}/.test(word)) &&
    !/^(?:wednesday|flower|power)/.test(word)
  )
}

/** One thing over and over, which says nothing. A chant with sentences in it has more different words. */
function isRepeated(words: string[]): boolean {
  const different = new Set(words).size
  if (words.length >= 3 && different === 1) return !/^(?:hi|hey|hello|ha|haha|please)$/.test(words[0] ?? '')
  if (words.length >= 5 && different < 1.2 * Math.sqrt(words.length)) return true
  const counts = new Map<string, number>()
  for (const word of contentWords(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return most > 4 && most / words.length > 0.3
}
