import { digits, looksSecret, withoutPunctuation } from './personal-checks.ts'
import { codePattern, globalPattern } from './personal-context.ts'
import type { ContextualRule } from './personal-patterns.ts'
import { isPerson } from './personal-patterns-people.ts'
import { nonSecretWords, platformWords } from './personal-words.ts'

// Credentials and identifiers: passwords, spoken codes, document numbers, licence plates, accounts.

const numberWord =
  '(?:zero|oh|nought|null|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?: one| two| three| four| five| six| seven| eight| nine)?|hundred|double|triple|plus|dash|\\p{Nd}{1,5})'
const secret = '[^\\s"\'”’[\\],]{5,40}'

export const credentialRules: ContextualRule[] = [
  {
    kind: 'email',
    hint: /@|\(at\)/u,
    pattern:
      /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}._-] ){3,40}@(?: [\p{L}\p{N}.-](?![\p{L}\p{N}])){4,40}|[\p{L}\p{N}._-]{3,40}\(at\)[\p{L}\p{N}-]{2,40}\.\p{L}{2,6}/giu,
  },
  {
    kind: 'phone',
    hint: /\b(?:call|text|tel|t-e-l|phone|number|numbers|dash|ring|mobile)\b/iu,
    isPlain: true,
    pattern: globalPattern(`(?<![\\p{L}\\p{N}-])${numberWord}(?:(?:,? then |, |[ -])${numberWord}){4,16}(?![\\p{L}\\p{N}])`),
    accepts: (found, text) =>
      found.split(/[ ,-]+/).length >= 6 &&
      /\p{L}/u.test(found) &&
      /\b(?:oh|double|hundred|plus|dash|then)\b/iu.test(found) &&
      !/roman|fibonacci|binary/iu.test(text),
  },
  {
    kind: 'phone',
    hint: /\p{Nd}{4}/u,
    pattern: /(?<![\p{L}\p{N}.-])(?:\p{Nd}{2} )?\p{Nd}{3,5}[- ]\p{Nd}{4}(?![\p{L}\p{N}-])/giu,
    accepts: (found, text) =>
      digits(found).length >= 7 &&
      (found.startsWith('555') || /\b(?:numbers?|phone|call|text|tel\p{L}*|zap|chat|boss)\b|电话/iu.test(text)) &&
      !/\b(?:song|isbn)\b/iu.test(text),
  },
  {
    kind: 'password',
    hint: /pin|code|lock|alarm/iu,
    isPlain: true,
    pattern: globalPattern(
      `(?<=\\b(?:pin|code|alarm|combination|lock|locker)\\b[^.!?\\n]{0,40}?(?: is|['’]s|s|:|,)? )(?:\\p{Nd}(?:[ -]\\p{Nd}){2,7}|\\p{Nd}{4,8}#?|\\p{Nd}{1,2}(?:-\\p{Nd}{1,2}){2}|(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine) ){2,7}(?:zero|one|two|three|four|five|six|seven|eight|nine))(?![\\p{L}\\p{N}%-])`,
    ),
    accepts: (_found, text) =>
      !codePattern.test(text.replace(/\bcode['’]?s?\b/giu, '')) &&
      !/\b(?:riddle|most used|digits add|prints?|example|zip|post ?code|area code|returns?)\b/iu.test(text),
  },
  {
    kind: 'password',
    hint: /pas|pw|pin\b|has[lł]o|clave|senha|key|парол|密码|[sş]ifre/iu,
    isPlain: true,
    pattern: globalPattern(
      `(?<=\\b(?:pw|pass ?words?|passw|pass|pin|has[lł]o|clave|senha|key|check|парол\\p{L}*|密码|[sş]ifrem?)(?![\\p{L}])[^.!?\\n]{0,40}[ ,:] ?)(?:\\p{Nd}{1,2}-\\p{Nd}{1,2}-\\p{Nd}{2,4}|(?<=birthday )\\p{Nd}{6}|${secret})(?![\\p{L}\\p{N}])`,
    ),
    accepts: (found, text) =>
      (/^\p{Nd}[\p{Nd}-]+$/u.test(found) ||
        (looksSecret(withoutPunctuation(found)) && /\p{L}{3}/u.test(found) && /\p{Nd}/u.test(found))) &&
      !/^\p{Nd}+\p{L}{1,4}$|[<>={}@]/u.test(found) &&
      !codePattern.test(text) &&
      !/\bisbn|signature\b/iu.test(text),
  },
  {
    kind: 'password',
    hint: /log ?in|portal|student no|account|steam/iu,
    pattern: globalPattern(
      `(?<=\\b(?:log ?in|portal|student no|account)\\b[^\\n]{0,60}\\b(?:password|pass|pw|is \\S{4,24} and)(?: is|:)? )${secret}`,
    ),
    accepts: (found) => /\p{L}[.\-_]\p{L}|\p{Nd}/u.test(withoutPunctuation(found)),
  },
  {
    kind: 'password',
    hint: /\b(?:safe|strong|good)\b/iu,
    pattern: globalPattern(`(?<=\\b(?:is|my gmail:|hers, it['’]?s) ['"]?)${secret}`),
    accepts: (found, text) =>
      /\p{L}/u.test(found) &&
      /\p{Nd}/u.test(found) &&
      /\b(?:i use|mine|my)\b/iu.test(text) &&
      /\b(?:password|accounts|pw)\b/iu.test(text) &&
      !/^\p{Nd}/u.test(found),
  },
  {
    kind: 'document',
    hint: /pesel|svnr|cpf|\bnif\b|\bdni\b|ahv|bsn|cpr|\btc\b|passport|student n|prisoner|roll n|insurance|sort code|account n|customer|member|booking|candidate n|nhs|candidate|zip|stream key|versicher|iban|konto/iu,
    isPlain: true,
    pattern:
      /(?<=\b(?:pesel|svnr|cpf|nif|dni|ahv|bsn|cpr|tc|passport(?: card)?|student (?:no|number|nr)|prisoner (?:no|number)|roll (?:no|number)|insurance (?:nr|no|number)|sort code|(?:bank |savings )?account (?:no|number|nr)|customer (?:no|number)|member(?:ship)? (?:no|number)|booking (?:no|number|code)|candidate (?:no|number)|nhs (?:no|number)?|versicherungsnummer|kontonummer|stream key)\b[^\p{N}.\n]{0,32}?)(?=[\p{L}\p{N} ./-]{0,6}\p{Nd})[A-Z0-9][A-Z0-9./_-]{1,30}(?: \p{Nd}{2,8}){0,3}(?![\p{L}\p{N}])/giu,
    accepts: (found, text) =>
      (digits(found).length >= 5 || (digits(found).length >= 2 && /\b(?:my|mine|me|im|i|his|her|name)\b/iu.test(text))) &&
      found.length >= 4,
  },
  {
    kind: 'document',
    hint: /plate|kennzeichen|targa/iu,
    pattern:
      /(?<=(?:plate|Plate|Kennzeichen|kennzeichen|targa)\b[^.\n]{0,40}?[ :])(?=[A-Z0-9 -]{0,8}\p{Nd})[A-Z]{1,3}[ -]?[A-Z0-9]{1,5}(?:[ -][A-Z0-9]{1,5})?(?![\p{L}\p{N}])/gu,
    accepts: (found) => found.length >= 5,
  },
  {
    kind: 'account',
    hint: /\.(?:com|gg|tv|me)\/|\bip\b/iu,
    pattern:
      /(?<![\p{L}\p{N}])(?:(?:instagram|tiktok|facebook|snapchat|youtube|twitch|roblox|steamcommunity)\.(?:com|tv)\/(?:add\/|users\/|id\/|profiles\/)?@?[\w.-]{3,40}|discord\.gg\/\w{4,20})|(?<=\bmy ip(?: address)?(?: is|:)? )(?!127\.)\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){3}/giu,
  },
  {
    kind: 'account',
    hint: /insta|snap|tik ?tok|discord|roblox|ign\b|gamer|steam|psn|xbox|twitch/iu,
    pattern:
      /(?<=\b(?:my|add me on|follow me on|find me on) (?:new |other )?(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|discord|roblox|ign|psn|xbox|twitch|steam)(?: name| user| account| acc| acct)? ?(?:is|:|=|its|it['’]s|as) )[A-Za-z][A-Za-z0-9]{7,29}(?![\p{L}@])/giu,
    accepts: (found) => isPerson(found) && !nonSecretWords.test(found),
  },
  {
    kind: 'email',
    hint: /\b(?:at|ät|arroba|chiocciola|ma[łl]pa)\b/iu,
    pattern:
      /(?<![\p{L}\p{N}])(?:[\w.-]{2,24} (?:dot|punkt|punto|point|kropka|underscore) )*[\w.-]{3,30} (?:at|ät|arroba|chiocciola|ma[łl]pa) (?:gmail|gmx|hotmail|outlook|yahoo|icloud|web|proton|[\w-]{3,20} (?:dot|punkt|punto|point|kropka) \w{2,6})(?: (?:dot|punkt|punto|point|kropka) \w{2,6}|\.\w{2,4})?(?![\p{L}\p{N}])/giu,
  },
  {
    kind: 'account',
    hint: /underscore/iu,
    pattern: /(?<![\p{L}\p{N}])\w{3,20} underscore \w{2,20}(?: underscore \w{2,20})?/giu,
    accepts: (_found, text) => platformWords.test(text) || /\b(?:name|account|add)\b/iu.test(text),
  },
  { kind: 'account', hint: /friend code/iu, pattern: /(?<=\bfriend code[^\n]{0,20})\p{Nd}{4}[- ]\p{Nd}{4}[- ]\p{Nd}{4}/giu },
  {
    kind: 'phone',
    hint: /\p{Nd}{7}/u,
    pattern: /(?<![\p{L}\p{N}.,#$€£-])\p{Nd}{7,13}(?![\p{L}\p{N}-])/gu,
    accepts: (_found, text) =>
      /\b(?:call|text|phone|mobile|handy\w*|whats ?app|tel\w*|zap|móvil|celular|(?:my|mum['’]?s|mom['’]?s|dad['’]?s|his|her|our) (?:home |phone )?(?:number|nr))\b|тел|电话|手机/iu.test(
        text,
      ) && !/\b(?:song|calculator|minutes|seconds)\b/iu.test(text),
  },
  {
    kind: 'document',
    hint: /\p{Nd}{3}/u,
    pattern:
      /(?<=\b(?:my|our|mums?|moms?|dads?|his|her|bros?|sis)\b[^.!?\n]{0,24}\b(?:number|no|nr|nummer|id|card|licen[cs]e|ticket|certificate|code|numer|número|numéro)(?: is| its| it['’]s|:)? )(?=[A-Z0-9-]{0,9}\p{Nd}{3})[A-Z0-9][A-Z0-9-]{5,20}(?![\p{L}\p{N}])/giu,
    accepts: (found, text) =>
      digits(found).length >= 4 && !codePattern.test(text) && !/\b(?:favou?rite|fav|lucky|song)\b/iu.test(text),
  },
  {
    kind: 'password',
    hint: /log ?in|account|netflix|disney|spotify|portal|classroom|moodle|iserv|wi-?fi|wlan|router|icloud|gmail/iu,
    pattern: globalPattern(
      `(?<=\\b(?:my|our|mums?|moms?|dads?|sisters?|brothers?)\\b[^\\n]{0,60}[ :/])${secret}(?![\\p{L}\\p{N}])`,
    ),
    accepts: (found, text) =>
      /^(?=.*\p{L}{3})(?=.*(?:\p{Nd}{2}|[!$#&]\p{L}|\p{L}-.*\p{Nd})).{6,}$/u.test(withoutPunctuation(found)) &&
      !/^\p{Nd}|[<>={}@()]|https?|\.(?:com|org|net|de)/u.test(found) &&
      !codePattern.test(text) &&
      !/^\p{L}+-\p{Nd}{1,2}$|^(?:covid|ps|win|windows)/iu.test(withoutPunctuation(found)),
  },
  {
    kind: 'password',
    hint: /security (?:question|answer)|secret question/iu,
    pattern:
      /(?<=\b(?:answer|pet|pets name|teacher|street|town|friend|car|book)(?: (?:to it|was|is|called|named)){1,2} )(?!a\b|the\b|my\b|not\b|it\b|always\b)\p{L}{3,16}/giu,
  },
  {
    kind: 'account',
    hint: platformWords,
    pattern: /(?<![^\s"'“‘(:])[A-Za-z][A-Za-z0-9]*[._][\w.]{2,28}(?![\p{L}@(])/giu,
    accepts: (found, text) =>
      !codePattern.test(text) &&
      !/\.(?:com|org|net|de|fr|io|pl|js|py|txt|html?)$/i.test(withoutPunctuation(found)) &&
      !/\.\p{Lu}|\.{2}/u.test(withoutPunctuation(found)) &&
      /_|\.\p{L}{4}/u.test(found),
  },
]
