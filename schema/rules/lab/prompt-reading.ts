// How the Practice Coach reads a prompt: normalized words, a guess at the kind of task, and whether it contains sentences.
// Fixed rules, no model.

export type TaskKind = 'picture' | 'story' | 'ideas' | 'explain' | 'text'

export type PromptReading = {
  /** Lower case, straight quotes, single spaces, common misspellings corrected. */
  text: string
  words: string[]
  kind: TaskKind
  /** Too few real words, or the same ones repeated: nothing to score. */
  isThin: boolean
}

export function analyzePromptText(prompt: string): PromptReading {
  const text = spelled(
    prompt
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[‘’`´]/g, "'")
      .replaceAll(/[“”„]/g, '"')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  const words = text.match(/[\p{L}\p{N}']+/gu) ?? []
  return { text, words, kind: kindOf(text), isThin: isThin(text, words) }
}

/** Misspellings of young writers that hide the meaning. */
const spellings: Record<string, string> = {
  abowt: 'about',
  agen: 'again',
  awdience: 'audience',
  becos: 'because',
  becoz: 'because',
  becuase: 'because',
  becouse: 'because',
  bcoz: 'because',
  bcuz: 'because',
  coz: 'because',
  cuz: 'because',
  chek: 'check',
  cud: 'could',
  dont: "don't",
  didnt: "didn't",
  cant: "can't",
  doesnt: "doesn't",
  isnt: "isn't",
  wont: "won't",
  diffrent: 'different',
  discribe: 'describe',
  eksplain: 'explain',
  explane: 'explain',
  explayn: 'explain',
  exampel: 'example',
  exsample: 'example',
  freind: 'friend',
  freinds: 'friends',
  frend: 'friend',
  frends: 'friends',
  funy: 'funny',
  giv: 'give',
  gonna: 'going to',
  grandama: 'grandma',
  ideers: 'ideas',
  im: "i'm",
  ive: "i've",
  ideaz: 'ideas',
  kidz: 'kids',
  lenght: 'length',
  litle: 'little',
  luv: 'love',
  mabye: 'maybe',
  moar: 'more',
  pls: 'please',
  plz: 'please',
  pleez: 'please',
  peeple: 'people',
  peple: 'people',
  poeple: 'people',
  pome: 'poem',
  pictur: 'picture',
  picher: 'picture',
  paragraf: 'paragraph',
  paragrafs: 'paragraphs',
  parragraph: 'paragraph',
  qestion: 'question',
  qestions: 'questions',
  qwestion: 'question',
  qwestions: 'questions',
  rite: 'write',
  rytm: 'rhythm',
  ryme: 'rhyme',
  rime: 'rhyme',
  senario: 'scenario',
  sentance: 'sentence',
  sentances: 'sentences',
  sentense: 'sentence',
  shud: 'should',
  shure: 'sure',
  skool: 'school',
  scool: 'school',
  sorces: 'sources',
  sorse: 'source',
  storie: 'story',
  storry: 'story',
  stori: 'story',
  tabel: 'table',
  thay: 'they',
  thier: 'their',
  u: 'you',
  ur: 'your',
  untill: 'until',
  wanna: 'want to',
  wen: 'when',
  wether: 'whether',
  wich: 'which',
  wid: 'with',
  wifout: 'without',
  wiv: 'with',
  wud: 'would',
  writte: 'write',
  yr: 'year',
  yrs: 'years',
}

/** Words used by signs; a longer word that is one letter away from one of them is corrected to it. */
const known = new Set(
  `audience beginners because before between brother bullet bullets caption change characters check children compare dialogue describe
  different drawing example explain explanation facts family friend friends funny heading headings homework however ideas include
  instead introduction invent letter limits listen logo minutes missing mistakes number numbered numbers paragraph paragraphs parents
  people picture poster presentation problem project pupils question questions reader readers reason reasons rhyme school scientists
  sentence sentences should simple sister sources step steps story students style suggest summary teacher teenagers timeline
  understand unfair unsure without words write younger`.match(/\w+/g),
)

function spelled(text: string): string {
  return text.replaceAll(/[a-z']+/g, (word) => {
    const fixed = Object.hasOwn(spellings, word) ? spellings[word] : undefined
    if (fixed !== undefined) return fixed
    if (word.length < 6 || known.has(word)) return word
    for (const candidate of known) if (isOneLetterOff(word, candidate)) return candidate
    return word
  })
}

/** One letter added, missing, changed or swapped with its neighbour. Endings are left alone, so "stories" is unchanged. */
function isOneLetterOff(word: string, other: string): boolean {
  const difference = word.length - other.length
  if (Math.abs(difference) > 1 || word[0] !== other[0] || word.at(-1) !== other.at(-1)) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  const rest = word.slice(start)
  const left = other.slice(start)
  if (difference === 1) return rest.slice(1) === left
  if (difference === -1) return left.slice(1) === rest
  return rest.slice(1) === left.slice(1) || (rest.slice(2) === left.slice(2) && rest[0] === left[1] && rest[1] === left[0])
}

const kinds: [TaskKind, RegExp][] = [
  [
    'picture',
    /\b(?:draw|paint|picture|image|photo|poster|illustration|sketch|logo|watercolou?r|pixel art|film|video|scene of|cut paper|(?:warm|soft) light|(?:back|fore)ground|close-?up)\b/,
  ],
  ['story', /\b(?:story|stories|poem|tale|fairy ?tale|song|rap|play|dialogue|diary|character|chapter|haiku|limerick)\b/],
  ['ideas', /\b(?:ideas?|suggest|brainstorm|names for|ways to|inventions?)\b/],
  ['explain', /\b(?:explain|what|why|how|describe|summari[sz]e|compare|difference|facts?|teach|quiz)\b/],
]

function kindOf(text: string): TaskKind {
  return kinds.find(([, sign]) => sign.test(text))?.[0] ?? 'text'
}

const small =
  /^(?:a|an|the|of|to|for|in|on|at|and|or|but|is|are|was|it|its|that|this|with|about|i|i'm|me|my|we|our|you|your|as|by|from|how|what|why|who|do|does|can|please|if|so|not|no|be|have|has|should|must|than|then|they|their|he|she|his|her|one|some|all|into|like)$/

const opening =
  /^(?:please )?(?:write|explain|draw|list|make|describe|compare|summari[sz]e|paint|invent|suggest|plan|tell|give|show|create|design|what|why|how)\b/

/** Real sentences contain function words and don't repeat one thing. A bare command of two words is enough. */
function isThin(text: string, words: string[]): boolean {
  if (words.length < 2) return true
  const distinct = new Set(words).size
  if (words.length >= 3 && distinct < 1.7 * Math.sqrt(words.length)) return true
  const most = mostSaid(words)
  if (most > 3 && most / words.length > 0.2) return true
  const smalls = words.filter((word) => small.test(word)).length
  if (opening.test(text) && words.length <= 6) return false
  return smalls / words.length < 0.12
}

/** Returns the count of the most frequent word, ignoring function words. */
function mostSaid(words: string[]): number {
  const counts = new Map<string, number>()
  for (const word of words) if (!small.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}
