import {
  digits,
  fictionalTitles,
  firstPersonPattern,
  isAccount,
  isDateLike,
  isIsbn,
  isNumberSequence,
  isOwnName,
  isPhone,
  isQuoted,
  looksSecret,
  mentionsHome,
  withoutPunctuation,
} from './personal-checks.ts'
import type { PersonalKind } from './personal-data.ts'
import {
  codeWords,
  contactWords,
  famousPlaceWords,
  fictionalSchoolWords,
  fictionWords,
  nonSchoolWords,
  nonSecretWords,
  stopWords,
} from './personal-words.ts'

// Patterns of personal data. Each is bounded, so that matching the longest prompt is fast.

export type PersonalRule = {
  kind: PersonalKind
  pattern: RegExp
  accepts?: (found: string, text: string, at: number) => boolean
}

/** A loose pattern: it only counts where people write about their own life, or, if `isPlain`, about any real person. */
export type ContextualRule = PersonalRule & { hint: RegExp; isPlain?: true }

/** A kind is only looked for in a text that matches its hint. */
export const basicHints: Partial<Record<PersonalKind, RegExp>> = {
  email: /@|\bat\b|\(at|\[at|\{at/i,
  password: /pas{1,2}|pw|code|pin|key|kennwort|contrase|parola|senha|wachtwoord|has[lł]o|[sş]ifre|wi-?fi/i,
  phone: /\p{Nd}.*\p{Nd}|\b(?:zero|one|two|three|null|eins|zwei|drei)\b/su,
  address: /\p{Nd}|address/iu,
  school:
    /school|scool|skool|academy|college|comprehensive|secondary|elementary|gymnasium|schule|high|primary|okulu|lisesi|coll[eè]ge|lyc[eé]e|[eé]cole|colegio|instituto|scuola|liceo|escola|szko[lł]a/iu,
  name: /name|called|hei(?:ß|ss)e|m['’]appelle|nom|llamo|nombre|chiamo|nazywam|\bi['’]?m\b|\bi am\b|this is|it['’]?s|sign|regards|yours|nome|chamo|heet|naam|imi[eę]|ad[iı]m|isim|ismim|navn|namn|ich bin|sono|jestem|soy|je suis/iu,
  account:
    /@|#|insta|snap|tik ?tok|roblox|discord|fortnite|minecraft|you ?tube|twitch|xbox|psn|playstation|steam|user|tag|handle|log ?in|account|acc\b|scratch|reddit|ig\b|dc\b|nick|add me|dm me|text me|follow|find me|\bt\.me|wa\.me|telegram/i,
  card: /\p{Nd}{4}/u,
  document: /\p{Nd}{4}/u,
}

export const basicRules: PersonalRule[] = [
  // A dot followed by a space ends the sentence, unless an address continues after it.
  {
    kind: 'email',
    pattern:
      /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63} ?@ ?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,24}(?:\.(?!\p{Lu}\p{Ll})[\p{L}\p{N}-]{2,24}){0,3}|(?: ?\. ?(?:com|org|net|edu|gov|info|eu|de|at|ch|fr|es|it|pt|br|nl|be|pl|tr|co|uk|us|io|me|school|example)(?![\p{L}\p{N}])){1,3})/gu,
  },
  {
    kind: 'email',
    pattern:
      /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63} ?(?:\(at\)|\[at\]|\{at\}| at ) ?[\p{L}\p{N}-]{1,63}(?: ?(?:\(dot\)|\[dot\]| dot | punkt ) ?[\p{L}]{2,24}){1,3}/giu,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:my|our|the|dads?|mums?|moms?|wi-?fi|school|email|game|account|use|his|her) (?:[\p{L}']{1,12} ){0,2}(?:pass ?(?:word|code|phrase)|pw|pwd|passwort|kennwort|mot de passe|contraseña) ?(?:is|was|:|=|ist|est|es|=) ?)["'“‘]?[^\s"'”’[\]]{3,64}/giu,
    accepts: (found) => !nonSecretWords.test(withoutPunctuation(found)),
  },
  {
    kind: 'password',
    pattern: /(?<=\b(?:pass ?(?:word|code|phrase)|pw|pwd|passwort|contraseña) ?[:=] ?)["'“‘]?[^\s"'”’[\]]{3,64}/giu,
    accepts: (found) =>
      !nonSecretWords.test(withoutPunctuation(found)) &&
      !/^(?:string|str|input|null|none|undefined|true|false|\w+\(.*)/i.test(withoutPunctuation(found)),
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:my|our|the|his|her)(?: [\p{L}]{1,12}){0,2} (?:pin|code|pin code|pin number)(?: (?:for|of|to|on) (?:the |my |our )?[\p{L}]{2,12})? (?:is|:|=) ?)\p{Nd}{4,8}\b/giu,
  },
  { kind: 'card', pattern: /(?<![\p{Nd}-])(?:\p{Nd}{4}[ -]?){3}\p{Nd}{4}(?![\p{Nd}-])/gu },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}.,#$€£])(?:\+ ?|\(|0)\(?\p{Nd}(?:(?!\. )[ ()/.-]{0,2}\p{Nd}){7,13}(?![\p{L}\p{N}])/gu,
    accepts: (found, text) => isPhone(found) && !isIsbn(found, text),
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}.,#$€£-])(?:1[ .-])?\(?\p{Nd}{3}\)?[ .-]{1,2}\p{Nd}{3}[ .-]\p{Nd}{4}(?![\p{L}\p{N}-])/gu,
    accepts: (found, text) => isPhone(found) && !isIsbn(found, text),
  },
  {
    kind: 'phone',
    pattern:
      /(?<=\b(?:call|text|ring|phone|whats ?app|number is|number:|mobile is|mobile:|cell is|cell:|tel:?|telefon:?|nummer ist|handynummer ist|numéro est)(?: (?:me|us|him|her|my mum|my dad|on|at|is|under|number|it's)){0,3} ?)\+?\p{Nd}(?:(?!\. )[ ()/.-]{0,2}\p{Nd}){5,14}(?![\p{L}\p{N}])/giu,
    accepts: (found, text) => digits(found).length >= 6 && !isIsbn(found, text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}.,$€£-])\p{Nd}{1,4}[a-z]?,? (?:[\p{L}'’.-]{2,20} ){1,3}(?:street|road|lane|avenue|boulevard|str\.|rd\.?|ave\.?|blvd\.?)(?![\p{L}'-])(?:,? (?:(?:flat|apartment|apt\.?) \p{Nd}{1,4}))?/giu,
    accepts: (found, text) =>
      !famousPlaceWords.test(text) &&
      !stopWords.test(found.replace(/ \S+$/, '')) &&
      (!fictionWords.test(text) || mentionsHome(text)),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}.,$€£-])\p{Nd}{1,4}[a-zA-Z]?,? (?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}(?:St|Dr|Drive|Close|Way|Court|Ct|Place|Square|Gardens|Crescent|Terrace|Hill|Grove|Park|Row|Mews|Walk|View)(?![\p{L}'-])/gu,
    accepts: (_found, text) => !fictionWords.test(text) || mentionsHome(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}])(?:\p{Lu}[\p{L}-]{1,30}(?:straße|strasse|str\.|weg|gasse|platz|allee|laan|straat)|(?:calle|avenida|plaza|via|ulica|ul\.|rua) (?:de (?:la )?|del )?\p{Lu}[\p{L}-]{1,24}),? \p{Nd}{1,4}[a-z]?(?![\p{L}\p{N}])/gu,
    accepts: (_found, text) => !fictionWords.test(text) || mentionsHome(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}])\p{Nd}{1,4}[a-z]? \p{Lu}[\p{L}-]{1,30}(?:straße|strasse|weg|gasse|platz|allee|laan|straat)(?![\p{L}\p{N}])/gu,
    accepts: (_found, text) => !fictionWords.test(text) || mentionsHome(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}])\p{Nd}{1,4}(?: (?:bis|ter))?,? (?:rue|avenue|boulevard|chemin|allée|impasse) (?:de |du |des |la |le |les |l['’]|d['’]){0,3}\p{L}[\p{L}-]{1,24}(?: \p{Lu}[\p{L}-]{1,24})?/giu,
  },
  { kind: 'address', pattern: /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/gu },
  {
    kind: 'address',
    pattern:
      /(?<=\b(?:my|our) (?:home )?address (?:is|:) ?)(?!not\b|in\b|on\b|the\b|a\b|too\b|private\b|secret\b|\[)[^.!?\n[\]]{4,80}/giu,
  },
  {
    kind: 'address',
    pattern: /(?<=\b(?:i|we) live at (?:number )?)\p{Nd}{1,4}[^.!?,\n[\]]{3,60}/giu,
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b(?:i|we|she|he|my (?:sister|brother|friend|daughter|son)) (?:go|goes|went|study|am|are|learn|attend|attends) (?:to |at |in )?(?:the )?)(?:(?!(?:a|an|the|my|our|your|this|that|any|new|big|small|same|different|local|primary|secondary|high|middle|elementary|boarding|to|at|in|good|learning|bad|not|going|another|old|other|nice|still|starting|in|now|writing|making|doing|working|planning|interested|studying|about|of|with|how|what)\b)[\p{L}.'’&-]{2,24} ){1,4}(?:(?:primary|high|secondary|grammar|elementary|middle|junior|comprehensive|community|international|boarding|catholic) )?(?:school|academy|college|primary|gymnasium|grundschule|realschule|sc?h?ool|skool|comprehensive)(?![\p{L}])/giu,
  },
  {
    kind: 'school',
    pattern:
      /(?<=\bmy school(?:'s|’s)? (?:is |name is |is called |is named |called |named |: ?)(?:called |named |the )?)\p{Lu}[\p{L}.'’-]{1,24}(?: (?:of |the )?\p{Lu}[\p{L}.'’-]{1,24}){0,4}/gu,
    accepts: (found) => !nonSecretWords.test(found.split(' ')[0] ?? ''),
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b(?:my school (?:is called|is named|name is)|the name of my school is|school (?:is )?called) )(?!a\b|the\b|\[)[\p{L}.'’-]{2,24}(?: (?!and\b|we\b|i\b|it\b|is\b|in\b)[\p{L}.'’-]{2,24}){0,3}/giu,
    accepts: (found, text) => !/ by\b/.test(found) && (!fictionWords.test(text) || /\bmy school\b/i.test(text)),
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b(?:pupils?|students?|class \w{1,3}|year \w{1,5}|grade \w{1,5}) (?:at|of|from|in) (?:the )?)\p{Lu}[\p{L}.'’-]{1,24}(?: \p{Lu}[\p{L}.'’-]{1,24}){0,3} (?:School|Academy|College|Primary|Grammar|High|Gymnasium)(?![\p{L}])/gu,
  },
  {
    kind: 'name',
    pattern:
      /(?<=\b(?:my (?:full |real |last |first |whole |sur|best friend's |friend's |sister's |brother's |teacher's |mum's |dad's )?name(?: is|'s|’s| ist|:)|i am called|i'm called|ich heiße|ich heisse|mein name ist|je m['’]appelle|mon nom est|me llamo|mi nombre es|mi chiamo|nazywam się|full name:) ?)\p{L}[\p{L}'’-]{0,24}(?: \p{L}[\p{L}'’-]{0,24}){0,3}/giu,
    accepts: (found, text, at) =>
      !nonSecretWords.test(found.split(' ')[0] ?? '') && !fictionalTitles.test(found) && !isQuoted(text, at),
  },
  {
    kind: 'account',
    pattern: /(?<![\p{L}\p{N}@.\]])@[A-Za-z][A-Za-z0-9_.]{2,29}(?![A-Za-z0-9_@(])/gu,
    accepts: (found) => !codeWords.test(found.slice(1)),
  },
  {
    kind: 'account',
    pattern:
      /(?<=\b(?:my|our|his|her|add me on|find me on|follow me on|add me|i'm|i am)(?: (?:on|at|in|is|the|new|own|main|second))?(?: (?:insta(?:gram)?|snap(?:chat)?|tik ?tok|roblox|discord|fortnite|minecraft|you ?tube|twitch|xbox|psn|playstation|steam|whats ?app|twitter|facebook|gaming|game|scratch|switch|nintendo|epic|reddit|pinterest)){0,2}(?: (?:user ?name|gamer ?tag|handle|nick ?name|account(?: name)?|name|login|id|tag|user|channel|profile))?(?: (?:is|as|called|named|=)|:|@) ?(?:called |named )?)[A-Za-z][\w.#-]{2,29}(?![\p{L}])/giu,
    accepts: (found, text, at) => isAccount(found, text, at),
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:pas{1,2} ?w(?:or|ro)d|passwort|pass ?(?:code|phrase)|passwd|paswrd|pw|pwd|kennwort|mot de passe|contraseña|password|senha|wachtwoord|hasło|şifrem?|wi-?fi(?: code| key)?|code|key|pin)(?: (?:at|for|of|to|from|für|zu|de|del|di|my|our|the|home|it|school|account|wifi|wlan|wi-fi|roblox|game|insta|email)){0,4} ?(?:is|was|:|=|ist|est|es|è|é|to|jest) ?)["'“‘]?[^\s"'”’[\]]{4,64}/giu,
    accepts: (found) => looksSecret(withoutPunctuation(found)),
  },
  {
    kind: 'password',
    pattern: /(?<=\bmy pas{1,2} ?w(?:or|ro)d ?(?:is|:|=) ?)["'“‘]?[^\s"'”’[\]]{3,64}/giu,
    accepts: (found) => !nonSecretWords.test(withoutPunctuation(found)),
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}.,#$€£-])\p{Nd}{2,5}(?:[ ./-]\p{Nd}{2,5}){1,4}(?![\p{L}\p{N}-])/gu,
    accepts: (found, text) => {
      const { length } = digits(found)
      return length >= 7 && length <= 14 && contactWords.test(text) && !isIsbn(found, text) && !isDateLike(found)
    },
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}])\p{Nd}(?: \p{Nd}){6,14}(?![\p{L}\p{N}])/gu,
    accepts: (found, text) => contactWords.test(text) && !isNumberSequence(found.split(' ')),
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\p{L}])(?:(?:double )?(?:zero|z e r o|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun)[ ,-]{1,2}){6,14}(?:zero|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun)(?![\p{L}])/giu,
    accepts: (found) => !isNumberSequence(found.toLowerCase().split(/[ ,-]+/)),
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b(?:at|to|from|of|in|attend|join) (?:the )?)(?:(?:St\.?|Saint) )?\p{Lu}[\p{L}.'’-]{1,24}(?: \p{Lu}[\p{L}.'’-]{1,24}){0,3} (?:School|Academy|College|Gymnasium|Grundschule|Realschule|Gesamtschule|High|Primary|Comprehensive|Secondary|Elementary)(?![\p{L}])/gu,
    accepts: (found, text) =>
      !nonSchoolWords.test(found.split(' ')[0] ?? '') && firstPersonPattern.test(text) && !fictionalSchoolWords.test(text),
  },
  {
    kind: 'school',
    pattern:
      /(?:\p{Lu}[\p{L}-]{2,30}[- ](?:Gymnasium|Grundschule|Realschule|Gesamtschule|Hauptschule|Mittelschule|Ortaokulu|Lisesi|İlkokulu)|(?:[Cc]ollège|[Ll]ycée|[Éé]cole|[Cc]olegio|[Ii]nstituto|[Ss]cuola(?: [Mm]edia| [Ee]lementare| [Pp]rimaria)?|[Ll]iceo|[Ee]scola|[Bb]asisschool|[Ss]zkoła [Pp]odstawowa)(?: (?:de |da |do |di |del |des |la |le |nr |De )?)\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,24}){0,2})(?![\p{L}])/gu,
    accepts: (_found, text) => firstPersonPattern.test(text),
  },
  {
    kind: 'name',
    pattern:
      /(?<=\b(?:meu nome é|me chamo|o meu nome é|ik heet|mijn naam is|mam na imię|adım|benim adım|ismim|isim:|navn er|mitt namn är|ich bin(?= \p{Lu}\p{L}+ \p{Lu})|sono(?= \p{Lu}\p{L}+ \p{Lu})|jestem(?= \p{Lu}\p{L}+ \p{Lu})|soy(?= \p{Lu}\p{L}+ \p{Lu})|je suis(?= \p{Lu}\p{L}+ \p{Lu})) ?)\p{L}[\p{L}'’-]{0,24}(?: \p{Lu}[\p{L}'’-]{0,24}){0,3}/giu,
    accepts: (found, text, at) =>
      !nonSecretWords.test(found.split(' ')[0] ?? '') && /^\p{Lu}/u.test(found) && !isQuoted(text, at),
  },
  {
    kind: 'name',
    pattern:
      /(?<=\b(?:[Mm]y (?:full |real |whole )?name,? |[Ii]['’]?m |[Ii] am |[Tt]his is |[Ii]t['’]?s |[Nn]ame: ?|[Ss]igned,? (?:by )?|[Ss]ign (?:it )?(?:with|as|by|from) |[Rr]egards,? |[Yy]ours,? ))\p{Lu}\p{Ll}[\p{L}'’-]{0,24}(?: (?:de |von |van |da |del |al-)?\p{Lu}\p{Ll}[\p{L}'’-]{0,24}){1,3}/gu,
    accepts: (found, text, at) => isOwnName(found, text, at),
  },
  {
    kind: 'account',
    pattern:
      /(?<=\b(?:snap(?:chat)?|insta(?:gram)?|tik ?tok|discord|roblox|psn|xbox|fortnite|twitch|steam|scratch|minecraft|epic|nintendo) (?:account|acc|user ?name|user|id|tag|name|handle) )[A-Za-z][\w.-]{3,29}(?![\p{L}@])/giu,
    accepts: (found) => /[\d_]/.test(withoutPunctuation(found)),
  },
  // A link to a profile or a chat.
  {
    kind: 'account',
    pattern:
      /(?<=\b(?:t\.me|wa\.me|discord\.gg|discord\.com\/invite|instagram\.com|snapchat\.com\/add|tiktok\.com|twitch\.tv|telegram\.me) ?\/ ?@?)[A-Za-z0-9][\w.-]{2,31}/giu,
  },
  {
    kind: 'account',
    pattern: /(?<=\b(?:snap|insta|dm|message|text|add) me (?:at|on|@|:) ?@?)[A-Za-z][\w.-]{3,29}(?![\p{L}@])/giu,
    accepts: (found) => /[\d_.]|\p{Ll}\p{Lu}/u.test(withoutPunctuation(found)),
  },
  { kind: 'account', pattern: /(?<![\p{L}\p{N}])[A-Za-z][\w.]{2,31}#\p{Nd}{4}(?!\p{Nd})/gu },
  {
    kind: 'account',
    pattern:
      /(?<=\b(?:snap(?:chat)?|insta(?:gram)?|ig|tik ?tok|discord|dc|roblox|psn|xbox|fortnite|twitch|steam|scratch|minecraft|user ?name|user|login|gamer ?tag|handle|acc(?:ount)?(?: name)?)(?: (?:is|name|id|user|tag|username|name is|user is|as))? ?(?:is|:|=|-) ?@?)[A-Za-z][\w.#-]{3,29}(?![\p{L}@])/giu,
    accepts: (found) => /[\d_.#]|\p{Ll}\p{Lu}/u.test(withoutPunctuation(found)) && !/^(?:https?|www)/i.test(found),
  },
]
