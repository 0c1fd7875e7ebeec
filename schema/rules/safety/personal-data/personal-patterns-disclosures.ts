import { digits, firstPersonPattern, isQuoted, withoutPunctuation } from './personal-checks.ts'
import type { PersonalKind } from './personal-data.ts'
import type { PersonalRule } from './personal-patterns.ts'
import { famousPlaceWords, fictionalSchoolWords, fictionWords, nonSecretWords } from './personal-words.ts'

// Personal data mentioned in passing: a password in a question about it, a lock's code, the current location.

const isReal = (text: string) => !famousPlaceWords.test(text) && !fictionalSchoolWords.test(text)
/** Numbers in program code are not personal. */
const isProgram = /\b(?:riddle|escape|puzzle|prints?|returns?|python|scratch|loop|error|html)\b/i
const isExample = /\b(?:example|beispiel|made[- ]up|pretend|fake|like "|e\.g\.)/iu
/** Letters with two or more digits, or with a symbol inside, which is rare in words. */
const isMixed = (found: string) => /\p{L}/u.test(found) && (/\p{Nd}.*\p{Nd}/u.test(found) || /\p{L}[!$&#]\p{L}/u.test(found))

/** A kind is only looked for in a text that matches its hint. */
export const disclosureHints: Partial<Record<PersonalKind, RegExp>> = {
  document: /\p{Nd}{3,6}[-. ]\p{Nd}/u,
  password: /pass|pw\b|pin|code|lock|kennwort|contrase|wachtwoord|has[lł]o|parola/iu,
  address: /\p{Nd}|\b(?:sitting|waiting|alone|right now|till|until)\b/iu,
  account: /snap|kik|insta|tik ?tok|discord|roblox|fortnite|minecraft|psn|xbox|steam/i,
  school: /school: |ceip|\bPS \p{Nd}/iu,
  phone: /zero|six|seven|four/i,
}

export const disclosureRules: PersonalRule[] = [
  {
    kind: 'document',
    pattern: /(?<![\p{L}\p{N}-])\p{Nd}{3}-\p{Nd}{2}-\p{Nd}{4}(?![\p{L}\p{N}-])/gu,
    accepts: (_found, text) => isReal(text),
  },
  {
    kind: 'document',
    pattern: /(?<![\p{L}\p{N}.-])(?:756\.\p{Nd}{4}\.\p{Nd}{4}\.\p{Nd}{2}|\p{Nd}{6}[-+]\p{Nd}{4})(?![\p{L}\p{N}-])/gu,
    accepts: (_found, text) => firstPersonPattern.test(text) && isReal(text),
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:pin|code|lock)\b[^.!?\n\p{Nd}]{0,30}(?: is|['’]s|:|,| number)? )(?:\p{Nd}(?:-\p{Nd}){2,7}|\p{Nd}{2}(?:-\p{Nd}{2}){2}|\p{Nd}{4})(?![\p{L}\p{N}%-])/giu,
    accepts: (found, text) =>
      /\b(?:my|our|mum['’]?s|mom['’]?s|dad['’]?s)\b[^.!?\n]{0,40}\b(?:pin|code|lock|locker|door|gate|safe|card|phone)\b|\b(?:pin|code)\b[^.!?\n]{0,20}\b(?:my|our)\b/iu.test(
        text,
      ) &&
      !isProgram.test(text) &&
      !/^(?:19|20)\p{Nd}{2}$/u.test(found) &&
      isReal(text) &&
      !isExample.test(text),
  },
  {
    kind: 'password',
    pattern: /(?<=\b(?:user|user ?name|log ?in)\b[^\n]{2,60}\b(?:pass|pw|pwd|password)\b(?: is|:|=)? ?)[^\s"'”’[\],]{4,64}/giu,
    accepts: (found) => !nonSecretWords.test(withoutPunctuation(found)) && /\p{Nd}/u.test(found),
  },
  {
    kind: 'password',
    pattern: /(?<![^\s"'“‘:/(])[^\s"'”’[\](),:/]{6,40}(?![^\s"'”’),.?!:;])/gu,
    accepts: (found, text) =>
      /\b(?:password|passwort|pass|pw|kennwort|contraseña|wachtwoord|hasło|parola|mot de passe)\b/iu.test(text) &&
      /\b(?:my|mine|our|mum|mom|dad|her|hers|his|i (?:have|use)|mein\w*|for (?:the )?(?:school|gmail|netflix|roblox))\b/iu.test(
        text,
      ) &&
      isMixed(withoutPunctuation(found)) &&
      !/^\p{Nd}+\p{L}{1,3}$|^\p{L}{1,3}\p{Nd}+$|[@=<>{}]|^\p{Nd}|https?/u.test(found) &&
      !isExample.test(text) &&
      !fictionWords.test(text) &&
      isReal(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}.,$€£-])\p{Nd}{1,5} (?:[NSEW]\.? )?(?:\p{L}[\p{L}'’]{1,20} ){1,2}(?:dr|drive|ave|pkwy|parkway|st|ct|ln|rd|blvd)\b\.?(?:,? (?:apt|apartment|unit|flat) ?\p{Nd}{1,4}\p{L}?)?/giu,
    accepts: (found, text) =>
      (/\b(?:apt|apartment|unit|flat) ?\p{Nd}|\p{Nd}{5}\b/iu.test(text) ||
        /\b(?:i['’]?m|i am|we['’]?re) at\b|\b(?:my|our) a(?:d|dd)ress\b/iu.test(text)) &&
      digits(found).length > 0 &&
      isReal(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}])(?!muster)\p{L}{3,24}(?:weg|gasse|strasse|straße|str\.?|allee|halde|platz|ring|tie|katu|gata|gatan|vägen|veien|straat|laan|gracht) \p{Nd}{1,4}\p{L}?(?![\p{L}\p{N}%])(?:,? \p{Nd}{4,5}(?: \p{Lu}\p{L}+)?)?/giu,
    accepts: (_found, text) =>
      (firstPersonPattern.test(text) || /\b(?:lives?|lived|wohnt|woont|bor) (?:in|at|auf|an|am)?\b/iu.test(text)) && isReal(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<=\b(?:on|in|at|of|stop|next to) (?:the )?)(?:\p{Lu}[\p{L}'’-]{1,24} ){1,3}(?:Road|Street|Row|Lane|Avenue|Strasse|Straße|Square|Station)(?![\p{L}])/gu,
    accepts: (_found, text) =>
      /\b(?:i['’]?m|i am|we['’]?re|we are)\b[^.!?\n]{0,40}\b(?:sitting|waiting|standing|alone|by the|at the|in the|on)\b/iu.test(
        text,
      ) &&
      /\b(?:right now|alone|till|until|rn|for another)\b/iu.test(text) &&
      isReal(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}])number \p{Nd}{1,4} (?:on|in|at) \p{Lu}[\p{L}'’-]{1,24} (?:St|Street|Road|Rd|Lane|Avenue|Ave|Way|Close)\b/gu,
    accepts: (_found, text) => isReal(text),
  },
  {
    kind: 'account',
    pattern:
      /(?<=\b(?:snap(?:chat)?|kik|insta(?:gram)?|ig|tik ?tok|discord|psn)(?: [\p{L}'’]{1,8}){0,2} (?:its|it['’]s|is|:) ?)[A-Za-z][\w.]{3,29}(?![\p{L}@])/giu,
    accepts: (found, text, at) => /[\d_]|\p{L}\.\p{L}/u.test(withoutPunctuation(found)) && !isQuoted(text, at),
  },
  {
    kind: 'account',
    pattern:
      /(?<![^\s"'“‘(])[A-Za-z][\w.]*[_.][\w.]*\d[\w.]{0,12}(?= (?:in|on|at|from) (?:fortnite|minecraft|roblox|insta|snap|discord|tik ?tok|steam|psn|xbox)\b)/giu,
    accepts: (found) => found.length >= 5,
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b[Ss]chool: )\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,24}){0,4}|(?<=\b(?:at|to|from) )PS \p{Nd}{1,3}(?!\p{Nd})/gu,
    accepts: (_found, text) => isReal(text),
  },
  {
    kind: 'phone',
    pattern:
      /(?<=\bnumber is )(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)[ ,-]{1,2}){4,14}(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}])/giu,
  },
]
