import { digits, firstPersonPattern, isQuoted, looksSecret, withoutPunctuation } from './personal-checks.ts'
import type { PersonalKind } from './personal-data.ts'
import type { PersonalRule } from './personal-patterns.ts'
import { famousPlaceWords, fictionalSchoolWords, fictionWords, nonSecretWords } from './personal-words.ts'

// Personal data in forms, in lists and beside a date of birth. All patterns are bounded, so matching is fast.

/** Words found near a real name and rarely near an invented one. */
const beside =
  /\b(?:dob|d\.o\.b|born (?:on )?\d|geboren am|née? le|birthday is|bday is|date of birth|passport|student id|id card|patient|surname|given name|irl|class list|lives (?:at|in|next|on)|live (?:at|in)|wohnt|habite|vive en|abita|mora|woont|mieszka|is \d{1,2}(?: years old| and|,|$)|\(\d{1,2}\)|\d{1,3} ?cm|\d{2,3} ?kg|my (?:best friend|bff|bsf|sister|brother|friend|cousin|teacher|neighbour|neighbor|classmate)|letter (?:to|from)|from: |sick note|locker)/iu

/** Two capitalized words that name no person. */
export const nonPersonNames =
  /^(?:The|My|New|San|Santa|Los|Las|North|South|East|West|Saint|St|United|Great|Old|Big|Mr|Mrs|Ms|Dr|Miss|Prince|Princess|King|Queen|Captain|Lady|Lord|Sir|Harry|Minecraft|Roblox|World|Second|First|Middle|High|Santa|Black|White|Red|Blue|Taylor|Albert|Anne|Romeo|Leonardo|Isaac|Marie|Rosa|Martin|Nelson|Greta|Elon|Cristiano|Lionel|Billie|Percy|Hermione|Sherlock|Super|Mario|Star|Spider|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Dear|Hello|Hi|Please|Write|Happy|Merry|Lake|Mount|River|Via|Rue|Calle|Mill|Google|Microsoft|English|French|German|Spanish|American|British|Year|Grade|Class|Room|Apple|Harbour|Main|For|Die|Der|Das)\b|\b(?:School|Street|Road|Lane|Park|City|Club|Team|Day|Land|House|Hall|Bank|Close|Court|Avenue|Church|Middle|High|Comp|Academy|College|Primary|Class|Museum|Palace|Castle|Airport|Station|Hotel|Island|Ocean|Sea|League|Cup|Potter|Granger|Einstein|Kid|Man|Says|Duckling|Wald)$/u

const isReal = (text: string) => !fictionWords.test(text) && !famousPlaceWords.test(text) && !fictionalSchoolWords.test(text)
const aboutSomebody = (_found: string, text: string, at: number) =>
  !isQuoted(text, at) && (firstPersonPattern.test(text) || beside.test(text)) && isReal(text)

/** A kind is only looked for in a text that matches its hint. */
export const miscHints: Partial<Record<PersonalKind, RegExp>> = {
  email: /@/,
  password: /pas{1,2}|pw|code|pin/i,
  phone: /\b(?:plus|one|two|three|four)\b/i,
  address: /\p{Nd}/u,
  school: /school|middle|comp|skola|gymnasium|high|academy|primary|elementary/iu,
  name: /\p{Lu}\p{Ll}+ \p{Lu}|name|patient|letter/u,
  account: /snap|tik ?tok|insta|ig\b|discord|steam|epic|user|friend code|dm me|add me/i,
  card: /\p{Nd}{4}/u,
  document: /pass?port|\bid\b|card|insurance|ausweis|reisepass|pasaporte|passeport|dni|nr|number|licen[cs]e|iban/i,
}

export const miscRules: PersonalRule[] = [
  {
    kind: 'document',
    pattern:
      /(?<=\b(?:pass?port|student id|school id|id card|id|health card|insurance|social security|ssn|library card|reisepass|ausweis|pasaporte|passeport|dni|driving licen[cs]e)(?: (?:no|nr|number|num|is|nummer|número|numéro|code)){0,3}[.:#]?(?: is)? ?)(?=[A-Z0-9 -]{0,8}\p{Nd})[A-Z0-9](?:[A-Z0-9]|[ -](?=[A-Z0-9])){5,13}(?![\p{L}\p{N}])/giu,
    accepts: (found) => digits(found).length >= 4,
  },
  {
    kind: 'document',
    pattern: /(?<![\p{L}\p{N}])[A-Z]{2}\p{Nd}{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu,
    accepts: (found) => digits(found).length >= 10,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:pass ?(?:word|code)|pw|pwd|pin|(?:door|locker|alarm|gate|safe|phone|app|school) (?:code|pin)|code (?:for|of|to) (?:our|my|the) (?:front )?(?:door|house|gate|garage|safe|phone|locker))(?: (?:is|its|it['’]s)|:|=)? ?)(?:\p{Nd}{4,8}|\p{Nd}{2}-\p{Nd}{2}-\p{Nd}{2})(?![\p{L}\p{N}])/giu,
    accepts: (_found, text) => firstPersonPattern.test(text) && !fictionWords.test(text.replaceAll(/\bstory about it\b/gi, '')),
  },
  {
    kind: 'password',
    pattern: /(?<=\b(?:pass ?word|pass ?code|pw)(?: list)?[^\n/]{0,40}? (?:its|it['’]s|\/) ?)[^\s"'”’[\]]{5,64}/giu,
    accepts: (found) => looksSecret(withoutPunctuation(found)),
  },
  {
    kind: 'address',
    pattern: /(?<![\p{N}.])-?\p{Nd}{1,2}\.\p{Nd}{3,8}, ?-?\p{Nd}{1,3}\.\p{Nd}{3,8}(?!\p{N})/gu,
    accepts: (_found, text) => /\b(?:my|our|i live|home|house|i['’]?m at)\b/i.test(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}])(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Rr]ua|[Cc]alle|[Aa]venida|[Uu]lica|[Uu]l\.|[Rr]ue)(?: (?:de|del|della|dei|di|da|do|dos|la|las|los|des|du))*(?: \p{Lu}[\p{L}'’-]{1,24}){1,3},? (?:nr\.? |no\.? )?\p{Nd}{1,4}[a-z]?(?![\p{L}\p{N}])/gu,
    accepts: (_found, text) => isReal(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}])(?:\p{Lu}[\p{L}'’-]{1,24} ){1,2}(?:Street|Road|Lane|Avenue|Bank|Close|Court|Drive|Way|Gardens|Grove|Terrace|Crescent|Hill|Row),? (?:nr\.? |no\.? |number )?\p{Nd}{1,4}[a-z]?(?![\p{L}\p{N}])/gu,
    accepts: (_found, text) => isReal(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}.,$€£-])\p{Nd}{1,4}[a-z]? (?:[\p{L}'’-]{2,20} ){1,2}(?:court|close|drive|gardens|terrace|crescent|grove|way|place|mews),? (?:flat|apt|apartment|unit) \p{Nd}{1,4}/giu,
    accepts: (_found, text) => isReal(text) || /\bsanta\b/i.test(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}])\p{Lu}[\p{L}-]{2,30}(?:pad|plein|dreef|kade|gracht|ring|damm|ufer|steig|gatan|vägen|vej|veien|sokak|caddesi),? \p{Nd}{1,4}[a-z]?(?:,? \p{Nd}{4} ?[A-Z]{2})?(?![\p{L}\p{N}])/gu,
    accepts: (_found, text) => isReal(text),
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b(?:at|to|from|attend|school|go) (?:the )?)(?:\p{Lu}[\p{L}.'’-]{2,24} ){1,3}(?:Middle|Comp|Skola|skola|Elementary|Prep|Juniors|Infants|Secondary|High)(?![\p{L}])/gu,
    accepts: (_found, text) => firstPersonPattern.test(text) && isReal(text),
  },
  {
    kind: 'school',
    pattern:
      /(?<![\p{L}])(?:Gymnasium|Grundschule|Realschule|Gesamtschule|Oberschule)(?: (?:am|an|der|im|Am|An|Im))?(?: \p{Lu}[\p{L}-]{2,24}){1,2}(?![\p{L}])/gu,
    accepts: (_found, text) => firstPersonPattern.test(text) && isReal(text),
  },
  {
    kind: 'name',
    pattern:
      /(?<=\b(?:[Nn]ame (?:irl )?(?:is )?|[Pp]atient |[Ss]urname |[Gg]iven name |[Ss]tudent id \p{Nd}{4,12}, |bff |best friend |my (?:sister|brother|cousin|friend|classmate|neighbour|neighbor|teacher|coach) |[Mm](?:r|rs|s) ))\p{Lu}\p{Ll}[\p{L}'’-]{0,24}(?: (?:de |von |van |da |del |al-|El )?\p{Lu}\p{Ll}[\p{L}'’-]{0,24}){1,3}/gu,
    accepts: (found, text, at) => !nonPersonNames.test(found) && aboutSomebody(found, text, at),
  },
  {
    kind: 'name',
    pattern:
      /(?<![\p{L}.'’-])\p{Lu}\p{Ll}[\p{L}'’-]{1,24} (?:(?:de|von|van|da|del|El) )?\p{Lu}\p{Ll}[\p{L}'’-]{1,24}(?![\p{L}])/gu,
    accepts: (found, text, at) => beside.test(text) && !nonPersonNames.test(found) && isReal(text) && !isQuoted(text, at),
  },
  {
    kind: 'name',
    pattern: /(?<=\bletter (?:to \p{L}{2,12} )?from )[\p{Ll}]{3,15} [\p{Ll}]{4,20}(?=,| at\b)/gu,
    accepts: (found) => !found.split(' ').some((word) => nonSecretWords.test(word)),
  },
  {
    kind: 'account',
    pattern:
      /(?<=\b(?:snap|insta|ig|tik ?tok|discord|dm|add|steam|epic|user|username)(?: me)?(?: (?:im|i'm|is|as|on|at|my|under))? )[A-Za-z][\w.]{2,29}(?![\p{L}@])/giu,
    accepts: (found) => /[\d_]|\p{Ll}\.\p{Ll}/u.test(withoutPunctuation(found)) && !/\.(?:com|org|net|de|fr|io)$/i.test(found),
  },
  { kind: 'account', pattern: /(?<![\p{L}\p{N}])SW-\p{Nd}{4}-\p{Nd}{4}-\p{Nd}{4}(?!\p{Nd})/gu },
  {
    kind: 'phone',
    pattern:
      /(?<=\b(?:call|text|whats ?app|ring|number is|phone|reach)(?: \p{L}{1,6}){0,3} ?)(?:plus )?(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]{1,2}){7,14}(?:zero|one|two|three|four|five|six|seven|eight|nine)(?![\p{L}])/giu,
  },
]
