import { globalPattern, nonNameWord } from './personal-context.ts'
import type { ContextualRule } from './personal-patterns.ts'
import { fictionWords, nonSchoolWords } from './personal-words.ts'

// Streets and schools as typed in a hurry: lower case, without a number, in other languages. Only where people write about their
// own life.

const streetWords =
  'street|road|rode|lane|avenue|drive|close|court|way|walk|row|mews|hill|view|terrace|gardens|yard|green|grove|crescent|place|square|rise|vale|parade|quay|wharf|loft|heights|hollow|str|st|rd|ave'
const surelyStreets = 'street|road|rode|lane|avenue|court|mews|terrace|crescent|yard|way|walk|row|close'
const word = (most: number) => `(?:(?!${nonNameWord}\\b)[\\p{L}][\\p{L}'’.-]{1,20} ){1,${most}}`
const number = '\\p{Nd}{1,4}[a-f]?(?![\\p{L}\\p{N}:%-]|[.,]\\p{Nd})'
const spelled =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)'
const end = "(?![\\p{L}'’-])"
const flat = '(?:,? (?:upper |lower )?(?:flat|apartment|apt|unit|kv)\\.? ?(?:\\p{Nd}{1,4}[a-z]?)?)?'
const german = '(?:straße|strasse|str|weg|gasse|allee|platz|damm|ufer|steig|anger|gatan|vägen|katu|straat|laan)'
const before = '(?<![\\p{L}\\p{N}.,$€£-])'

/** Phrases that make a street without a number personal: people live, work, wait or walk there. */
const dwells =
  /\b(?:lives?|alone|on my own|by my ?self|works?|moved|hide|waiting|wait|every (?:day|\p{L}{2,6}day)|clinic|pickups?|adress|address|clubs?|bus)\b/iu
const atSchool =
  /\b(?:school|class|year|form|grade|teacher|\p{Nd}{1,2}[a-f]|tutor|pupil|student|im|i['’]m|i am|goes to|go to)\b/iu

/** Units after "at 5", where the number begins no address. */
const counted =
  '(?:[ap]m|uhr|o|oclock|tomorrow|today|tonight|sharp|percent|euros?|pounds?|dollars?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|apr\\p{L}*|may|jun\\p{L}*|jul\\p{L}*|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|kids|people|pupils|friends|rooms?|floors?|cats?|dogs?|languages?|countries|brothers?|sisters?|degrees|kids|children|animals|sentences|words|lines|seconds?|secs?|hrs?|mins?|st|nd|rd|th|cm|kg|mm|litres?|times?|thirty|fifteen|questions?|players?|grams?)'

export const placeRules: ContextualRule[] = [
  {
    kind: 'address',
    hint: /\b(?:lives?|living|home|house|add?ress|flat|party|come|send|deliver|delivery|visit|meet|moved|stay|staying|pickup|key|alone|babysit\p{L}*|door)\b/iu,
    pattern: globalPattern(
      `(?<=\\b(?:at|is|to|address:?|adress:?|from|of|house:|home:) (?:number |no\\.? |nr\\.? )?)\\p{Nd}{1,4}[a-f]?,? (?!${counted}\\b|${nonNameWord}\\b)[\\p{L}’'.-]{3,20}(?: (?!${counted}\\b|${nonNameWord}\\b)[\\p{L}’'.-]{3,20}){0,2}(?=[,.!?;)'"]|$| and | in | near | on | at | after | every | till? | until | this )`,
    ),
    accepts: (found, text) =>
      /\b(?:at|to|address:?|adress:?|from|home:|house:|is) (?:number |no\.? |nr\.? )?$/iu.test(
        text.slice(0, text.indexOf(found)),
      ) && !/\b(?:score|points|grade|level|cost|weigh|maths|divided|minus|plus)\b/iu.test(text),
  },
  {
    kind: 'address',
    hint: /live|house|flat|meet/iu,
    pattern:
      /(?<=\b(?:i|we|who) lives? )(?:right |just )?(?:by|above|next to|opposite|behind|beside|across from|over) the (?!sea|beach|lake|river|forest|woods|mountains?|park|farm|ocean|countryside|city|town)[\p{L}’' -]{3,40}|(?<![\p{L}])(?:house|flat) with the \p{L}{3,10} (?:door|gate|roof|fence|shutters)/giu,
  },
  {
    kind: 'address',
    hint: /\b(?:zip|post ?code|postal|plz|street is)\b/iu,
    pattern:
      /(?<=\b(?:zip|post ?code|postal code|plz)(?: code)?(?: is|:)? )\p{Nd}{4,6}(?!\p{Nd})|(?<=\bstreet is )\p{Nd}{1,5} (?:[NSEW]\.? )?\p{L}{3,20}/giu,
  },
  { kind: 'address', hint: /\p{Nd}/u, pattern: globalPattern(`${before}${number},? ${word(2)}(?:${streetWords})${end}${flat}`) },
  {
    kind: 'address',
    hint: /\p{Nd}/u,
    isPlain: true,
    pattern: globalPattern(
      `${before}${number},? ${word(2)}(?:${surelyStreets}|gardens|grove|drive|place|square)${end}${flat}|(?<![\\p{L}])${word(2)}(?:${surelyStreets}|gardens|grove|drive),? (?:no\\.? |nr\\.? |number )?${number}`,
    ),
    accepts: (_found, text) => !fictionWords.test(text) && !/\b(?:maths|how many|how far|minutes?)\b/iu.test(text),
  },
  {
    kind: 'address',
    hint: /\b(?:hospital|clinic|hotel|hostel|ward)\b/iu,
    pattern: /(?<![\p{L}])(?:(?:room|ward|zimmer|bed) \p{Nd}{1,4}[a-z]?|(?<=hotel )\p{L}{3,20})(?![\p{L}\p{N}])/giu,
    accepts: (found) => /\p{Nd}|^\p{Lu}/u.test(found),
  },
  {
    kind: 'address',
    hint: /\b(?:live|lives|address|home|house|at)\b/iu,
    pattern: globalPattern(`(?<![\\p{L}])${spelled} ${word(2)}(?:${surelyStreets})${end}${flat}`),
  },
  {
    kind: 'address',
    hint: /\p{Nd}/u,
    pattern: globalPattern(`(?<![\\p{L}])${word(2)}(?:${streetWords}),? (?:no\\.? |nr\\.? |number )?${number}`),
  },
  {
    kind: 'address',
    hint: /\p{Nd}/u,
    pattern: globalPattern(
      `(?<![\\p{L}])(?:number|no\\.?|nr\\.?) ${number}(?:,? (?:on |in |at |of )?(?:the )?${word(2)}(?:${streetWords})${end}| (?:pine|oak|ash|elm|birch|thorn|hill|wood|mill)[\\p{L}]{3,12})`,
    ),
  },
  {
    kind: 'address',
    hint: /\p{Nd}/u,
    pattern: globalPattern(`(?<=\\b(?:at|is|house|live|lives) )(?:number|no\\.?|nr\\.?) ${number}`),
    accepts: (_found, text) => /\b(?:key|live|lives|neighbou?rs?|house|home|address)\b/iu.test(text),
  },
  {
    kind: 'address',
    hint: dwells,
    pattern: globalPattern(
      `(?<=\\b(?:on|in|at|from|behind|along|above|is|to|through|stop) (?:the )?)(?:${word(2)}(?:${surelyStreets})${end}|[\\p{L}]{4,20}${german}${end})`,
    ),
  },
  {
    kind: 'address',
    hint: /\badd?ress\b/iu,
    pattern: /(?<![\p{L}])(?:\p{Lu}[\p{L}'’-]{1,20} ){1,2}(?:Close|Street|Road|Lane|Avenue|Way|Court)(?![\p{L}])/gu,
  },
  {
    kind: 'address',
    hint: /\b(?:flat|apartment|apt)\b/iu,
    pattern: globalPattern(
      `(?<![\\p{L}])(?:flat|apartment|apt) (?:no\\.? )?\\p{Nd}{1,4}[a-z]?(?![\\p{L}\\p{N}])(?:,? \\p{L}{4,14} (?:point|house|court|tower))?`,
    ),
  },
  {
    kind: 'address',
    hint: /\p{Nd}/u,
    pattern: globalPattern(`(?<=\\b(?:house|flat|live|lives|home) (?:on|in|at) )${word(2)}${number}`),
    accepts: (found) => !/minecraft|roblox|class|room|year|grade|mode|level/iu.test(found),
  },
  {
    kind: 'address',
    hint: /\p{Nd}/u,
    pattern: globalPattern(
      `(?<![\\p{L}])(?:calle|carrer|avenida|rua|via|ulica|ulicy|ul\\.|rue) (?:(?:de|del|della|dei|do|da|das|dos|la|las|los|des|du) ){0,2}(?!${nonNameWord}\\b)[\\p{L}]{3,20}(?: [\\p{L}]{3,20})?,? (?:n\\.? ?|nr\\.? |no\\.? )?${number}`,
    ),
  },
  { kind: 'address', hint: /\p{Nd}/u, pattern: globalPattern(`(?<![\\p{L}])[\\p{L}]{2,24}(?:${german}|ring|hof)\\.? ${number}`) },
  {
    kind: 'address',
    hint: /\p{Nd}/u,
    pattern: globalPattern(
      `(?<![\\p{L}])[\\p{L}]{2,24} (?:sokak|sokağı|sok\\.|caddesi|cad\\.|mahallesi|mah\\.),? (?:no:? ?)?${number}`,
    ),
  },
  {
    kind: 'address',
    hint: /\p{sc=Cyrillic}/u,
    pattern:
      /(?<![\p{L}])(?:(?:улиц\p{L}|ул\.?|проспект\p{L}*|переулк\p{L}) \p{L}{2,20}|(?<=живу на )\p{L}{3,20}),? (?:дом |д\.? ?)?\p{Nd}{1,4}(?:,? (?:кв(?:артира)?\.?) ?\p{Nd}{1,4})?/giu,
  },
  { kind: 'address', hint: /号/u, pattern: /(?<=住在?)\p{sc=Han}{2,10}\p{Nd}{1,5}号(?:\p{Nd}{1,4}(?:室|单元|栋|楼))*/gu },
  {
    kind: 'address',
    hint: /\p{Nd}/u,
    pattern: /(?<=\b(?:ghar|pata) (?:hai )?)[A-Z]?-?\p{Nd}{1,4} (?:\p{Lu}\p{L}{1,20} ?){1,3}/gu,
  },
  {
    kind: 'school',
    hint: atSchool,
    pattern: globalPattern(
      `(?<=\\b(?:at|to|from|of|in|behind|beside|near|outside|attend|is|on|my school|high|[0-9][a-f],?|school (?:is |called )?)[ (]{1,3}(?:the )?|, |: |\\()${word(3)}(?:(?:primary|elementary|middle|high|secondary|grammar|junior|international) )?(?:school|primary|elementary|academy|secondary|grundschule|gymnasium|comp|high(?=[,.)]|$))${end}`,
    ),
    accepts: (found) =>
      !found
        .split(' ')
        .some((it) => nonSchoolWords.test(it) && !/^(?:primary|high|middle|secondary|elementary|academy)$/i.test(it)) &&
      !/^(?:primary|everyday|last|first|next|put|ur|same|nursery|secondary|elementary|middle|high|ballet|music)\b/iu.test(
        found,
      ) &&
      found.includes(' '),
  },
  {
    kind: 'school',
    hint: atSchool,
    pattern: globalPattern(`(?<=\\b(?:at|to|from|of|in|school|[0-9][a-f]|class) )st\\.? \\p{L}{4,16}${end}`),
  },
  {
    kind: 'school',
    hint: /kol|schule|école|scuola|liceo|gymnas|coll?[eé]g|lyc|školy|zš|школ|学|skol/iu,
    pattern:
      /(?<![\p{L}])(?:\p{Lu}\p{L}{3,16}(?:schule|skolan|skola)|(?:szko[lł]a|школ[аеуы]|sp|zš) (?:nr |№ ?)?(?:\p{Nd}{1,4}|\p{Lu}\p{L}{3,16})|(?:col[eé]gio|collège|lycée|école|escola|scuola(?: media| elementare| primaria)?|liceo|gymnasium) (?!de\b|est\b|è\b|que\b)[\p{L}]{3,16}(?: [\p{L}]{4,16})?)(?![\p{L}])|(?<=[在是，])\p{sc=Han}{2,6}(?:小学|中学)/giu,
  },
]
