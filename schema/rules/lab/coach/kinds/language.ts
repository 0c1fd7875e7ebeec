import { francAll } from 'franc-min'
import type { PromptReading } from '../reading/reading.ts'
import { shareOfSmallWords } from '../reading/vocabulary.ts'

// Is a prompt written in another language than English? The detector compares groups of three letters, which says little about short
// texts: it takes "tell me a joke about fish" for Hungarian. So it decides only about texts in which hardly a word is an English one.

const languages = ['eng', 'deu', 'fra', 'spa', 'por', 'ita', 'nld', 'pol', 'tur', 'swe', 'ces', 'hun', 'ron', 'hrv', 'ind', 'vie']

/** Frequent words of these languages that are no English words. */
const foreignWords = new Set(
  `der das und ist ein eine einen mir mich ich du nicht wie warum kannst bitte schreib erzähl über mit für von zu sind wir gibt bin hilf mach
  le les une est et pourquoi comment que qui dans avec sur je tu pour moi peux c'est des écris raconte fais mon ton aide quelle quel
  el los las por qué una para cómo como con hola puedes escribe cuéntame del mi eres ayúdame hazme quiero dime está un
  il lo gli di che perché per sono scrivi ciao puoi fammi raccontami una del della come stai
  het een van waarom hoe wat voor niet ik je maak schrijf vertel over mij
  jak czy jest dlaczego mi napisz opowiedz co nie się mnie zrób proszę
  bir ve ne için bana nasıl neden mi yaz anlat
  och är hur varför jag kan du om en ett skriv berätta
  o os uma você não porque faça conte me escreva um dos com
  apa itu buatkan saya tentang dan yang cerita bagaimana mengapa
  napiš proč jaký miért hogyan egy írj scrie de ce cum este napiši zašto kako là gì tôi viết`.match(/[\p{L}']+/gu),
)
// Also English words, or what children write.
for (const word of [
  'me',
  'per',
  'is',
  'du',
  'on',
  'me',
  'co',
  'il',
  'dos',
  'com',
  'des',
  'yaz',
  'mi',
  'en',
  'os',
  'de',
  'o',
  'van',
  'over',
  'dan',
  'mon',
  'ton',
  'como',
  'ne',
  'die',
])
  foreignWords.delete(word)

/**
 * Whether a prompt is written in another language. Short texts and texts with English words never are: it needs another script, or three
 * words with at most one English word in four, frequent words of another language, and a clear result of the detector.
 */
export function isOtherLanguage({ written }: PromptReading): boolean {
  const letters = written.match(/\p{L}/gu) ?? []
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  if (others.length >= 2 && others.length > letters.length / 2) return true
  const own = written.toLowerCase().match(/[\p{L}']+/gu) ?? []
  if (own.length < 3 || letters.length < 10 || englishShare(own) > 0.25) return false
  const foreign = own.filter((word) => foreignWords.has(word)).length / own.length
  const isMarked = foreign > 0 || /[äöüßéèêàçñõãłśżćęąåøğışčřžáíóúőű]/i.test(written)
  if (!isMarked || foreign < englishShare(own)) return false
  // Letters that English does not have are as good as words.
  const isSure = foreign >= 0.3 || (written.match(/[^a-z\P{L}]/giu) ?? []).length / letters.length > 0.08
  const ranked = francAll(written, { only: languages, minLength: 10 })
  const english = ranked.find(([code]) => code === 'eng')?.[1] ?? 0
  return ranked[0]?.[0] !== 'eng' && english < (isSure ? 0.95 : 0.75)
}

/** Words that other languages have, too, are no sign of English. */
const shared = new Set('a an me no in on so as i was do am y die us he us his her will all most hi'.split(' '))

function englishShare(words: string[]): number {
  return shareOfSmallWords(words.map((word) => (shared.has(word) ? '-' : word)))
}
