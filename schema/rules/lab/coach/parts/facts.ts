import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { numberPattern, peoplePattern } from '../reading/vocabulary.ts'
import { hasWord, type KindRules } from './part.ts'

const isOpinion = hasWord(
  /\b(?:best|favourite|better|cool(?:est)?|funniest|nicest|prettiest|cutest|would you|do you (?:think|like|prefer|love)|should|opinion|think of|most fun|too old|be honest|honestly|funny)\b/,
)
/** Only the child and people who know it can answer that. */
const isAboutOneself = hasWord(/^(?:am i|should i|can i|do i|will i|why (?:am|do|can't|don't) i)\b/)
/** A wrong answer could hurt someone. */
const isRisky = hasWord(
  /\b(?:(?:can|should|may|is it (?:ok|okay|bad|safe|dangerous|good|healthy)).*(?:eat|drink|give|feed|mix|swallow|take|touch)|safe|poisonous|dangerous|allerg\p{L}+|medicines?|tablets?|legal|illegal)\b/u,
)
/** How a thing works or what is in it can be drawn. */
const isVisible = hasWord(
  /\bhow (?:do|does|did|are|is) (?:a |an |the )?(?:\p{L}+ ){1,3}(?:work|works|move|erupt|erupts|form|forms|formed|made|built|float|fly|grow|look)\b|\b(?:inside|cycle|layers|parts of|solar system|black holes?|eclipses?|photosynthesis)\b/u,
)
/** Whether something is or will be so for all. */
const isBigClaim = hasWord(
  /^(?:is|are|will|can|could|does|do) .{2,40}\b(?:going to|will|take|replace|destroy|end|ruin|kill|rule|be)\b.{0,40}\b(?:all|every\p{L}*|always|never|whole|world|humans|us|schools?|teachers?)\b|^should (?:all|every\p{L}*|schools?|kids|children|zoos|homework|phones)\b/u,
)
const questionCount = ({ text: whole }: PromptReading) => {
  // To ask how sure it is belongs to the question.
  const text = whole.replaceAll(/\bhow (?:sure|certain)\b[^?]*\??|\bwhere can (?:i|we)\b/g, '')
  const starts =
    /(?:^|[.?!,]|\band|\balso) ?(?:and |also )?(?:what|why|how|who|when|where|which|is (?:he|she|it|they)|are they|do they|does (?:he|she|it)|can they|did they)\b/g
  const counts = [/\?(?=\s|$)/g, starts].map((sign) => (text.match(sign) ?? []).length)
  return Math.max(...counts, (text.match(/\b(?:what|where|how|why|who|did)\b/g) ?? []).length - 1)
}

export const lengthSign = new RegExp(
  `\\b(?:at most|no more than|not more than|no longer than|less than|fewer than|up to|max(?:imum)?|under|within|about|around|exactly|only|just|between|in) (?:of )?${numberPattern} (?:\\p{L}+ )?(?:words?|sentences?|lines?|paragraphs?|pages?|minutes?|verses?|points?|bullets?)\\b|\\b${numberPattern}[ -](?:\\p{L}+ )?(?:words?|sentences?|lines?|paragraphs?|pages?|minutes?|verses?|stanzas?|chapters?|syllables?|bullet points?|points?)\\b|\\b(?:keep it|make it|be|quite|very|super|really|a|too|not too|nice and) (?:short|brief|long)\\b|\\bshort(?:er|ly)?\\b|\\blong\\b(?= (?:story|poem|answer|explanation|text|one|enough))|\\bbriefly\\b|\\b(?:a|one|half a) (?:page|paragraph|sentence|line)\\b|\\bhaiku\\b|\\blimerick\\b|\\bsummar`,
  'u',
)
export const levelSign = new RegExp(
  `\\bfor (?:(?:a|an|the|my|our|your|some|all|other|new|young|younger|older|small|little|\\d+|best|baby|big|primary|year|whole|complete|total) )*${peoplePattern}\\b|\\b(?:simple|simply|easy|easily|basic|plain|everyday|child-friendly|kid-friendly) ?(?:words?|language|english|terms?|way|sentences?|explanation|version)?\\b|\\blike (?:i'm (?!a (?:duck|robot))|i am|im|you(?:'re| are) (?:talking|explaining|speaking))\\b|\\b(?:to|so|so that|teach|tell|show|help) (?:a|an|my|the|our)? ?(?:little |younger |best |five |six |ten |\\d+ )?${peoplePattern}\\b|\\b(?:aged?|ages|i'm|i am|im) \\d+|\\b(?:\\d+|\\p{L}+)[- ]?(?:year|yr)s?[- ]?olds?\\b|\\beli5\\b|\\bbeginners?\\b|\\b(?:year|grade|class) \\d+\\b|\\bhard words\\b|\\bmy (?:age|level)\\b|\\bdumb it down\\b|\\b\\d+(?:st|nd|rd|th) graders?\\b|\\bkids?\\b|\\bi'm (?:new|a beginner)\\b|\\bso i (?:can )?(?:get|understand)`,
  'u',
)
const form =
  /\b(?:list|table|bullets?|bullet points?|steps?|step by step|points|timeline|diagram|quiz|chart|columns?|dialogue|as (?:a|an) (?:\p{L}+ )?(?:story|poem|comic|song|rap|letter|joke|game|recipe|script|conversation|table|list)|like (?:a|an) (?:story|recipe|song|rap|poem|game)|paragraphs?|headings?|numbered|summary|flash ?cards?|mind map|pros and cons|analogy|acrostic|in (?:one|two|three|four|five|\d+) (?:\p{L}+ )?(?:sentences?|lines?|points?))\b/u

/** Questions. */
export const question: KindRules = {
  name: () => 'a question',
  parts: [
    {
      id: 'one-thing',
      name: 'One thing at a time',
      isIn: (reading) => questionCount(reading) < 3,
      advice: 'Ask one thing at a time. Then no question gets a short answer, or none.',
      example: () => 'Answer only the first question now. I will ask the others after that.',
    },
    {
      id: 'one-part',
      name: 'One part of it',
      fits: isBigClaim,
      isIn: /\b(?:one (?:job|example|part|kind|country|thing|sport|school|animal)|for example|such as|both sides|for and against|reasons? (?:for|on)|arguments|the job of|which (?:jobs|ones|parts))\b/,
      advice: ({ text }) =>
        `“${/\b(?:all|every\p{L}*|always|never|world)\b/u.exec(text)?.[0] ?? 'All'}” is a big word. Ask about one part of it, and for reasons on both sides.`,
      example: (_topic, { text }) =>
        /\bjobs?\b/.test(text)
          ? 'Look at one job, the job of a nurse, and give reasons on both sides.'
          : 'Look at one example, and give reasons on both sides.',
    },
    {
      id: 'check',
      name: 'A way to check',
      fits: (reading) => !isOpinion(reading),
      isIn: /\bhow (?:sure|certain)\b|\b(?:sources?|evidence|proof|links?|how do (?:we|they|you|scientists|people) know|is it (?:really )?true|where (?:can|could|do) (?:i|we) (?:check|look|find|read)|check (?:it|this|that)|not sure|really true|fact or|myth|double-?check|prove|reliable|trust)\b/,
      advice: 'Ask how sure it is, and where you can check it. An AI can sound sure and still be wrong.',
      example: ({ words }) =>
        words ? `How sure are you, and where can I read more about ${words}?` : 'How sure are you, and where can I check it?',
    },
    {
      id: 'time-or-place',
      name: 'Time or place',
      fits: hasWord(
        /\b(?:weather|what time|open|close|cost|price|expensive|laws?|legal|allowed|illegal|how old do|president|prime minister|champions?|newest|latest|population|popular|richest|fastest|going to (?:snow|rain)|temperature|did (?:kids|people|children)|league|trending|come out|how many goals|world record|number one|best player|school (?:so|start|end)|holidays?)\b/,
      ),
      isIn: /\bin (?!my\b|your\b|total|general|a\b|an\b|the\b|one\b|it\b|case\b|english|football|bed\b)\p{L}{3,}|\b(?:in|at|near|around) (?:the )?(?:\d{4}|uk|usa|us|england|scotland|wales|ireland|europe|america|africa|asia|australia|germany|france|india|canada|london|world|world war|school|past|future|\d+(?:th|st|nd) century|middle ages|roman|ancient|medieval|victorian)|\b(?:today|now|right now|at the moment|currently|this (?:year|week|month|season|morning)|last (?:year|week|season|night)|\d{4}|nowadays|ever|of all time|ago|ancient|medieval|victorian|roman|romans|egypt\w*|greek|dinosaurs?|world war)\b/u,
      advice: 'Say which time or place you mean. The answer can be different there.',
      example: () => 'I mean today, and in the country where I live.',
    },
    {
      id: 'why-asking',
      name: 'Why you ask',
      // Of a practical question, the reason is plain.
      fits: ({ text }) =>
        !/\bwhat time\b|^who (?:won|is|was)\b|\b(?:when|where) (?:does|do|is|can(?! i (?:check|read))|will)\b|\bcan (?:\p{L}+ ){1,2}(?:eat|drink|have)\b|\bgoing to (?:snow|rain)\b/u.test(
          text,
        ),
      isIn: /\b(?:because|since) (?:i|we|my|our|it|they|she|he)\b|\bso (?:that )?(?:i|we) (?:can|could|know|don't)\b|\bi(?:'m| am) (?:writing|making|doing|working|trying|asking|wondering|building|reading|curious|learning|going|scared|thinking|playing|getting|allergic)\b|\b(?:i|we) (?:want|need|have|saw|read|heard|learn(?:ed|t)|found|noticed|tried|watched|think|thought|like|love|keep|always)\b|\bfor (?:a|my|our|the) (?:\p{L}+ )?(?:school|project|presentation|talk|quiz|test|story|game|poster|homework|report|class|science|book|video)\b|\bmy (?:\p{L}+ )?(?:says|said|told|thinks|class|teacher|brother|sister|friend|dog|cat|mum|dad|grandpa|grandma)\b|\bto (?:settle|win|explain|show|tell)\b|\bi(?:'m| am) \p{L}+ing\b|\bfor (?:my|our) (?:\p{L}+ ){0,2}(?:birthday|party|wedding|visit|trip|match|holiday)\b/u,
      advice: 'Say why you ask. Then the answer can be about what you need.',
      example: ({ words }) =>
        words
          ? `I am asking because I want to tell my friends about ${words}.`
          : 'I am asking because I want to explain it to a friend.',
    },
  ],
  enough: (fitting) => fitting - 1,
  next: (reading) =>
    isOpinion(reading)
      ? 'Decide first what you think, and write down why. Then look for a reason that you did not think of.'
      : isRisky(reading)
        ? 'Before you do it, check it with someone who knows. A machine can be wrong and still sound sure.'
        : isAboutOneself(reading)
          ? 'Ask someone who knows you, too. A machine doesn’t know you.'
          : choose(
              [
                'Guess the answer first and write it down. Then look it up in a book or on a site you trust.',
                'Check the answer in a book or on a site you trust. A machine can be wrong and still sound sure.',
              ],
              reading,
            ),
}

/** Explanations. */
export const explanation: KindRules = {
  name: () => 'an explanation',
  parts: [
    {
      id: 'level',
      name: 'For whom',
      isIn: levelSign,
      advice: 'Say who it is for, or how simple it should be. Then it can choose words that fit.',
      example: () => 'Use easy words, and explain each hard word.',
    },
    {
      id: 'example',
      name: 'An example',
      fits: ({ text }) => !/\bsummar/.test(text),
      isIn: /\bexamples?\b|\bfor instance\b|\bcompar(?:e|es|ed|ing)\b|\bvs\b|\bversus\b|\bcomparison\b|\banalog(?:y|ies)\b|\busing (?:\p{L}+ )?(?:football|minecraft|pizza|lego|everyday|things|sweets|a story|real life|cake|food|animals|games|sports?|cookies|chocolate)\b|\breal[- ]life\b|\beveryday life\b|\bas if\b|\bsomething i can (?:try|do|see)\b|\bexperiment\b|\blike (?:a|an|the) (?!\d|five|six|ten|kid|child|baby|toddler|beginner)\p{L}+/u,
      advice: 'Ask for an example or a comparison. Both are easier to remember than a rule.',
      example: ({ words }) =>
        words ? `Compare ${words} with something from everyday life.` : 'Give me one example from everyday life.',
    },
    {
      id: 'know-already',
      name: 'What you know',
      isIn: /\b(?:i|we) (?:already|know|knew|understand|get|think|thought|learn(?:ed|t)|heard|read|have (?:learn|heard|read|only|ever|watched|seen|played)|started|watched|only|don't (?:know|understand|get)|can't|never|tried|am stuck|struggle)\b|\b(?:total|complete) beginner\b|\bi'm (?:new|confused|stuck|a beginner|not sure)\b|\bi've (?:only |just )?(?:watched|started|played|read|heard|learned|learnt|never|seen|already)\b|\bbut (?:not|i)\b|\bconfus(?:ed|ing|es)\b|\bi thought\b|\bonly (?:ever )?(?:watched|played|seen)\b|\bwe (?:did|had|are doing)\b|\bmy (?:teacher|brother|sister|dad|mum|coach|friend|book) (?:says|said|told)\b|\beveryone (?:says|in my)\b/,
      advice: 'Say what you know already. Then it starts at the right place.',
      example: ({ words }) =>
        words
          ? `I have heard of ${words}, but I can’t explain that to anyone yet.`
          : 'I have heard of it, but I can’t explain it to anyone yet.',
    },
    {
      id: 'length',
      name: 'Length',
      isIn: lengthSign,
      advice: 'Say how long it should be. A short answer is easier to read and to check.',
      example: () => 'Use at most six sentences.',
    },
    {
      id: 'form',
      name: 'Form',
      isIn: form,
      advice: 'Say what form you want, such as steps or a table. Then you find things faster.',
      example: (_topic, { text }) =>
        /\bhow (?:is|are|was|were) .*\bmade\b/.test(text)
          ? 'Tell it in four short steps.'
          : /^compare|\b(?:differences?|versus|vs)\b/.test(text)
            ? 'Put it in a table with two columns.'
            : /\bhow\b/.test(text)
              ? 'Write it as numbered steps.'
              : 'Write it as a short list.',
    },
  ],
  enough: (fitting) => fitting - 2,
  next: (reading) =>
    isVisible(reading)
      ? 'Draw it first as you imagine it. Then compare your drawing with the explanation.'
      : choose(
          [
            'Tell a friend what you already know about it. Where you get stuck is what you should ask about.',
            'Write down three words that you expect in a good explanation. Then look up one of them.',
          ],
          reading,
        ),
}
