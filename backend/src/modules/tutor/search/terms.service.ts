import { stemmer } from 'stemmer'

/** Words that say nothing about the subject: function words, and the words around a question. */
const unspecific = new Set(
  `a about above after again all also am an and another any anyone anything are around as ask asked at away back be because been before being
  below between both but by came can cannot come could d did do does doing done down each else even every everything explain few find first
  for from get gets getting give gives go goes going gonna good got guys had has have having he hello help her here hers hey hi him his how
  i if im in into is it its itself just kind know later least less let like little ll look lot lots m made make makes making many may maybe
  me mean means might mine more most much must my myself name need never new no not nothing now of off oh ok okay on once one only or other our
  out over own part please pls question questions quite re really right s said same say says see she should show so some someone something
  sort still stuff such sure t take tell than thank thanks that the their them then there these they thing things think this those through
  time to together too try two u under understand until up us use used using ve very want wanted was way we well were what whats when
  where which while who whole whom whose why will with without won wont work works would wow yeah yes yet you your yours
  dont doesnt didnt isnt arent wasnt cant couldnt wouldnt shouldnt havent hasnt lesson step answer answers word words`
    .split(/\s+/)
    .filter(Boolean),
)

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

/** Splits a text into words in lower case, without apostrophes. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(word) ?? []).map((it) => it.replaceAll(/['’]/g, ''))
}

/** Returns the stem of a word, so that “guesses” and “guess” are the same; null for a word that says nothing about the subject. */
export function termOf(word: string): string | null {
  return unspecific.has(word) ? null : stemmer(word)
}

/** Returns the stems of the words of a text that say something about its subject. */
export function termsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((it) => termOf(it) ?? []))
}
