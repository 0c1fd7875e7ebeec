// Finds what tells who somebody is, in a prompt as it is shown, and puts placeholders in its place. Made to teach: it names what it
// found. Made not to cry wolf: prices, dates, versions and places in stories pass.

export type PersonalKind = 'email' | 'phone' | 'address' | 'school' | 'name' | 'account' | 'password' | 'card'

export const personalKinds: Record<PersonalKind, { name: string; placeholder: string; why: string }> = {
  email: {
    name: 'an email address',
    placeholder: '[email address]',
    why: 'Whoever reads an email address can write to you, and often find you elsewhere.',
  },
  phone: { name: 'a phone number', placeholder: '[phone number]', why: 'A phone number leads straight to you or your family.' },
  address: { name: 'an address', placeholder: '[address]', why: 'An address tells strangers where somebody sleeps.' },
  school: { name: 'the name of a school', placeholder: '[school]', why: 'Your school tells where you are every weekday.' },
  name: { name: 'a name', placeholder: '[name]', why: 'An AI tool helps as well without knowing who you are.' },
  account: {
    name: 'an account name',
    placeholder: '[account name]',
    why: 'By an account name people can find and write to you.',
  },
  password: { name: 'a password', placeholder: '[password]', why: 'A password is a key. Keys go to nobody, machines included.' },
  card: { name: 'a card number', placeholder: '[card number]', why: 'With a card number others can spend your family’s money.' },
}

/** Where it stands: from `start` up to `end`. */
export type Finding = { kind: PersonalKind; start: number; end: number; text: string }

type Rule = { kind: PersonalKind; pattern: RegExp; accepts?: (found: string, text: string, at: number) => boolean }

/** Words that follow "my name is" or "my password is" without being one. */
const notSecret =
  /^(?:a|an|the|not|never|no|too|so|very|really|also|always|just|only|my|your|his|her|their|our|its|what|how|when|where|why|who|which|that|this|in|on|at|for|of|from|with|and|or|but|if|as|to|be|is|was|being|called|spelt|spelled|spelling|written|hard|easy|difficult|short|long|longer|strong|stronger|weak|safe|secure|good|bad|better|nice|cool|funny|boring|important|unusual|rare|common|popular|private|public|secret|lost|gone|wrong|right|old|new|broken|locked|blocked|banned|hacked|down|full|empty|stuck|mine|something|someone|nobody|nothing|unknown|none|needed|required|saved|stored|made|different|same|similar|like|great|almost|already|still|about|one|two|three|eight|twelve|enough|correct|incorrect|invalid|expired|stolen|leaked|case|usually|often|better)$/i

/** Words that end a name written small. */
const noName =
  /^(?:and|i|i'm|im|in|from|but|so|a|the|my|we|you|he|she|it|is|am|are|was|to|for|at|on|of|with|who|what|how|can|could|would|will|please|help|write|make|because|or|not|live|like|want|have|has|need|this|that|today|here|there|as|if|age|aged|years|year|thanks|hi|hello)$/i

const fiction =
  /\b(?:story|novel|tale|character|hero|heroine|detective|villain|play|scene|poem|comic|game|map|monopoly|film|movie|book|invented|imaginary|fictional|fantasy|pretend|made[- ]up|sherlock)\b/i
const aboutMe = /\b(?:i|we|me|us|my|our|mine|i'm|come|visit|deliver|send|meet)\b/i

const stop =
  /\b(?:a|an|the|of|on|in|at|for|to|from|with|and|or|by|is|are|was|my|our|your|this|that|every|each|per|minutes?|hours?|days?|years?|ways?|words?|people|kids|cars|metres|meters|km|miles|points?|ideas?|long|busy|different|lines?|sentences|facts|houses|steps|times|more)\b/i

const rules: Rule[] = [
  { kind: 'email', pattern: /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63} ?@ ?[\p{L}\p{N}-]{1,63}(?: ?\. ?[\p{L}\p{N}-]{2,24}){1,4}/gu },
  {
    kind: 'email',
    pattern:
      /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63} ?(?:\(at\)|\[at\]|\{at\}| at ) ?[\p{L}\p{N}-]{1,63}(?: ?(?:\(dot\)|\[dot\]| dot | punkt ) ?[\p{L}]{2,24}){1,3}/giu,
  },
  {
    kind: 'password',
    pattern:
      /(?<=\b(?:my|our|the|dads?|mums?|moms?|wi-?fi|school|email|game|account|use|his|her) (?:[\p{L}']{1,12} ){0,2}(?:pass ?(?:word|code|phrase)|pw|pwd|passwort|kennwort|mot de passe|contraseña) ?(?:is|was|:|=|ist|est|es|=) ?)["'“‘]?[^\s"'”’[\]]{3,64}/giu,
    accepts: (found) => !notSecret.test(bare(found)),
  },
  {
    kind: 'password',
    pattern: /(?<=\b(?:pass ?(?:word|code|phrase)|pw|pwd|passwort|contraseña) ?[:=] ?)["'“‘]?[^\s"'”’[\]]{3,64}/giu,
    accepts: (found) =>
      !notSecret.test(bare(found)) && !/^(?:string|str|input|null|none|undefined|true|false|\w+\(.*)/i.test(bare(found)),
  },
  {
    kind: 'password',
    pattern: /(?<=\b(?:my|our|the|his|her)(?: [\p{L}]{1,12}){0,2} (?:pin|code|pin code|pin number) (?:is|:|=) ?)\p{Nd}{4,8}\b/giu,
  },
  { kind: 'card', pattern: /(?<![\p{Nd}-])(?:\p{Nd}{4}[ -]?){3}\p{Nd}{4}(?![\p{Nd}-])/gu },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}.,#$€£])(?:\+ ?|\(|0)\(?\p{Nd}(?:[ ()/.-]{0,2}\p{Nd}){7,13}(?![\p{L}\p{N}])/gu,
    accepts: (found) => isPhone(found),
  },
  {
    kind: 'phone',
    pattern: /(?<![\p{L}\p{N}.,#$€£-])(?:1[ .-])?\(?\p{Nd}{3}\)?[ .-]{1,2}\p{Nd}{3}[ .-]\p{Nd}{4}(?![\p{L}\p{N}-])/gu,
    accepts: (found) => isPhone(found),
  },
  {
    kind: 'phone',
    pattern:
      /(?<=\b(?:call|text|ring|phone|whats ?app|number is|number:|mobile is|mobile:|cell is|cell:|tel:?|telefon:?|nummer ist|handynummer ist|numéro est)(?: (?:me|us|him|her|my mum|my dad|on|at|is|under|number|it's)){0,3} ?)\+?\p{Nd}(?:[ ()/.-]{0,2}\p{Nd}){5,14}(?![\p{L}\p{N}])/giu,
    accepts: (found) => digits(found).length >= 6,
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}.,$€£-])\p{Nd}{1,4}[a-z]?,? (?:[\p{L}'’.-]{2,20} ){1,3}(?:street|road|lane|avenue|boulevard|str\.|rd\.?|ave\.?|blvd\.?)(?![\p{L}'-])(?:,? (?:(?:flat|apartment|apt\.?) \p{Nd}{1,4}))?/giu,
    accepts: (found, text) => !stop.test(found.replace(/ \S+$/, '')) && (!fiction.test(text) || aboutHome(text)),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}.,$€£-])\p{Nd}{1,4}[a-zA-Z]?,? (?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}(?:St|Dr|Drive|Close|Way|Court|Ct|Place|Square|Gardens|Crescent|Terrace|Hill|Grove|Park|Row|Mews|Walk|View)(?![\p{L}'-])/gu,
    accepts: (_found, text) => !fiction.test(text) || aboutHome(text),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}])(?:\p{Lu}[\p{L}-]{1,30}(?:straße|strasse|str\.|weg|gasse|platz|allee|laan|straat)|(?:calle|avenida|plaza|via|ulica|ul\.|rua) (?:de (?:la )?|del )?\p{Lu}[\p{L}-]{1,24}),? \p{Nd}{1,4}[a-z]?(?![\p{L}\p{N}])/gu,
    accepts: (_found, text) => !fiction.test(text) || aboutHome(text),
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
      /(?<=\b(?:i|we|she|he|my (?:sister|brother|friend|daughter|son)) (?:go|goes|went|study|am|are|learn|attend|attends) (?:to |at |in )?(?:the )?)(?:(?!(?:a|an|the|my|our|your|this|that|any|new|big|small|same|different|local|primary|secondary|high|middle|elementary|boarding|to|at|in|good|learning|bad|not|going|another|old|other|nice|still|starting|in|now|writing|making|doing|working|planning|interested|studying)\b)[\p{L}.'’&-]{2,24} ){1,4}(?:(?:primary|high|secondary|grammar|elementary|middle|junior|comprehensive|community|international|boarding|catholic) )?(?:school|academy|college|primary|gymnasium|grundschule|realschule)(?![\p{L}])/giu,
  },
  {
    kind: 'school',
    pattern:
      /(?<=\bmy school(?:'s|’s)? (?:is |name is |is called |is named |called |named |: ?)(?:called |named |the )?)\p{Lu}[\p{L}.'’-]{1,24}(?: (?:of |the )?\p{Lu}[\p{L}.'’-]{1,24}){0,4}/gu,
    accepts: (found) => !notSecret.test(found.split(' ')[0] ?? ''),
  },
  {
    kind: 'school',
    pattern:
      /(?<=\b(?:my school (?:is called|is named|name is)|the name of my school is|school (?:is )?called) )(?!a\b|the\b|\[)[\p{L}.'’-]{2,24}(?: (?!and\b|we\b|i\b|it\b|is\b|in\b)[\p{L}.'’-]{2,24}){0,3}/giu,
    accepts: (found, text) => !/ by\b/.test(found) && (!fiction.test(text) || /\bmy school\b/i.test(text)),
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
    accepts: (found, text, at) => !notSecret.test(found.split(' ')[0] ?? '') && !isQuoted(text, at),
  },
  {
    kind: 'account',
    pattern: /(?<![\p{L}\p{N}@.\]])@[A-Za-z][A-Za-z0-9_.]{2,29}(?![A-Za-z0-9_@(])/gu,
    accepts: (found) => !codeMarks.test(found.slice(1)),
  },
  {
    kind: 'account',
    pattern:
      /(?<=\b(?:my|our|his|her|add me on|find me on|follow me on|add me|i'm|i am)(?: (?:on|at|in|is|the|new|own|main|second))?(?: (?:insta(?:gram)?|snap(?:chat)?|tik ?tok|roblox|discord|fortnite|minecraft|you ?tube|twitch|xbox|psn|playstation|steam|whats ?app|twitter|facebook|gaming|game|scratch|switch|nintendo|epic|reddit|pinterest)){0,2}(?: (?:user ?name|gamer ?tag|handle|nick ?name|account(?: name)?|name|login|id|tag|user|channel|profile))?(?: (?:is|as|called|named|=)|:|@) ?(?:called |named )?)[A-Za-z][\w.#-]{2,29}(?![\p{L}])/giu,
    accepts: (found, text, at) => isAccount(found, text, at),
  },
]

const codeMarks =
  /^(?:media|import|keyframes|font-?face|override|param|returns?|property|staticmethod|classmethod|app|author|deprecated|everyone|here|test|component|charset|supports|layer|container|page|dataclass|pytest|autowired|bean|entity|since|see|throws|types?|angular|babel|vue|react)\b/i

const platforms =
  /\b(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|roblox|discord|fortnite|you ?tube|twitch|xbox|psn|playstation|steam|user ?name|gamer ?tag|handle|login|account name|scratch|reddit)\b/i

function isAccount(found: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at)
  if (notSecret.test(bare(found)) || !platforms.test(before)) return false
  // An ordinary word after "is" is what somebody says about it, unless it is said to be a name.
  const looksMade = /[\d_.#]|\p{Ll}\p{Lu}/u.test(bare(found))
  return (
    looksMade ||
    /(?:user ?name|gamer ?tag|handle|account name|login(?: name)?|nick ?name|add me on \w+(?: as)?|id|:)(?: is| as)? ?(?:called )?$/i.test(
      before,
    )
  )
}

function isPhone(found: string): boolean {
  const only = digits(found)
  if (only.length < 9 || only.length > 15) return false
  if (/^[01]+$/.test(only) || '01234567890123456789'.includes(only) || /^(\d)\1+$/.test(only)) return false
  // A date, a version, a decimal number, a range of years.
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(found)) return false
  return !(found.match(/\./g)?.length === 1 && !/[ ()/-]/.test(found))
}

function digits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\P{Nd}/gu, '')
}

function bare(text: string): string {
  return text.replace(/^["'“‘]/, '').replace(/[.,!?;:)"'”’]+$/, '')
}

function aboutHome(text: string): boolean {
  return (
    /\b(?:i|we) live\b|\bmy (?:home|house|address|flat)\b|\bour (?:home|house|address|flat)\b/i.test(text) ||
    (aboutMe.test(text) && !fiction.test(text))
  )
}

/** Whether the place stands between quotation marks: somebody else is speaking. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const open = (before.match(/["“”„]/g) ?? []).length
  return open % 2 === 1
}

/** Written small, a name ends where the sentence goes on. */
function trimName(found: string): string {
  const words = found.split(' ')
  const isCapital = /^\p{Lu}/u.test(words[0] ?? '')
  const kept = [words[0] ?? '']
  for (const word of words.slice(1)) {
    if (noName.test(word) || (isCapital && !/^\p{Lu}/u.test(word)) || (!isCapital && kept.length === 2)) break
    kept.push(word)
  }
  return kept.join(' ')
}

/** Every private thing in a text, first to last; none lies within another. */
export function findPersonalData(text: string): Finding[] {
  const all = rules.flatMap(({ kind, pattern, accepts }) =>
    [...text.matchAll(pattern)].flatMap((match): Finding[] => {
      const raw = kind === 'name' ? trimName(match[0]) : match[0].replace(/[.,!?;:\s]+$/, '')
      if (!raw || (accepts && !accepts(raw, text, match.index))) return []
      return [{ kind, start: match.index, end: match.index + raw.length, text: raw }]
    }),
  )
  const sorted = all.sort((one, other) => one.start - other.start || other.end - one.end)
  const kept: Finding[] = []
  for (const finding of sorted) if (finding.start >= (kept.at(-1)?.end ?? 0)) kept.push(finding)
  return kept
}

/** The text with a placeholder for each private thing. */
export function withoutPersonalData(text: string): string {
  let clean = text
  // What one replacement joins may read as another thing: twice is enough, and a third look costs nothing.
  for (let look = 0; look < 3; look += 1) {
    const findings = findPersonalData(clean)
    if (findings.length === 0) break
    clean = findings.reduceRight(
      (rest, { kind, start, end }) => rest.slice(0, start) + personalKinds[kind].placeholder + rest.slice(end),
      clean,
    )
  }
  return clean
}

/** One sentence that teaches why the found things stay private. */
export function whyPrivate(kinds: readonly PersonalKind[]): string {
  return [...new Set(kinds)].map((kind) => personalKinds[kind].why).join(' ')
}
