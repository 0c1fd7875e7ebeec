import { countContentWords, formPattern, numberPattern, peoplePattern, taskVerbPattern, textMatcher } from './coach-vocabulary.ts'
import type { PromptReading, TaskKind } from './prompt-reading.ts'

// What the Practice Coach looks for: four signs for each of the five parts of a prompt. A sign is a phrase people really use,
// not a keyword: the word "limits" sets no limit, "at most five lines" does.

export const coachParts = [
  { id: 'goal', name: 'Goal', asks: 'What should come out of it?' },
  { id: 'context', name: 'Context', asks: 'Who is it for, and what is going on?' },
  { id: 'constraints', name: 'Constraints', asks: 'Which limits must it keep to?' },
  { id: 'format', name: 'Format', asks: 'What form should it have?' },
  { id: 'checking', name: 'Checking', asks: 'How will you know that it is right?' },
] as const

export type CoachPartId = (typeof coachParts)[number]['id']

export type Cue = {
  part: CoachPartId
  /** Feedback when the sign is present. */
  found: string
  /** Tip when it is missing. */
  tip: string
  /** A sentence that would add it, by kind of task; `text` is the fallback. */
  example: { text: string } & Partial<Record<TaskKind, string>>
  isIn(reading: PromptReading): boolean
}

export const cues: readonly Cue[] = [
  {
    part: 'goal',
    found: 'You ask for something.',
    tip: 'Begin with what you want done: write, explain, list, compare, draw.',
    example: { text: 'Write a short text about this' },
    isIn: (reading) =>
      reading.kind === 'picture' ||
      textMatcher(`(?:^|[.!?:;,"] ?|(?:and|then|please|you|to|now|me) )(?:please )?${taskVerbPattern}\\b`)(reading) ||
      textMatcher(
        "\\b(?:i|we) (?:want|need|would like|'d like)|\\bi'd like|\\b(?:what|why|how|which|who|where|when|is|are|can|could|does|do|should)\\b[^.!?]{8,200}\\?",
      )(reading),
  },
  {
    part: 'goal',
    found: 'You name the thing you want to get.',
    tip: 'Name the thing you want to hold in the end: a story, five ideas, an explanation.',
    example: {
      text: 'What I want in the end is one clear explanation.',
      story: 'What I want in the end is one finished story.',
      ideas: 'What I want in the end is a list of ideas.',
      picture: 'What I want in the end is one picture.',
    },
    isIn: (reading) =>
      reading.kind === 'picture' ||
      textMatcher(
        `\\b(?:story|stories|ideas?|explanation|plan|picture|image|drawing|review|feedback|advice|tips?|rules?|reasons?|facts?|names?|titles?|mistakes|examples?|description|arguments?|opinions?|game|joke|jokes|riddles?|menu|advert|slogan|logo|character|ending|beginning|version|prompt|programme?|code|answer|differences?|films?|video|${formPattern})\\b`,
      )(reading) ||
      textMatcher(
        '\\b(?:explain|compare|describe|summari[sz]e|translate|draw|paint|sketch)\\b|(?:^|: |tell me |show me |know |find out )(?:what|why|how|which|who)\\b',
      )(reading),
  },
  {
    part: 'goal',
    found: 'The subject is clear.',
    tip: 'Say what it is about, as exactly as you can.',
    example: {
      text: 'Tell me mainly why it happens and what would change without it.',
      story: 'The main character is lonely and finds an unexpected friend.',
      ideas: 'They should help somebody who has little time and no money.',
      picture: 'It stands in an empty street on a rainy evening.',
    },
    isIn: (reading) => countContentWords(reading) >= 4,
  },
  {
    part: 'goal',
    found: 'You say what it is meant to do.',
    tip: 'Say what it is for: what should somebody know, feel or be able to do afterwards?',
    example: {
      text: 'I need it so that I can explain it to a friend tomorrow.',
      story: 'I want the reader to laugh and then feel a little sad.',
      picture: 'I want people to feel calm when they see it.',
      ideas: 'I need them so that our class can try one next week.',
    },
    isIn: textMatcher(
      `\\bso (?:that|${peoplePattern}|i|we|they|it|the)\\b|\\bin order to\\b|\\bbecause (?:i|we|my|our|it|they)\\b|\\b(?:want|help|helps|get|make|makes|let) (?:the |my |our |other |young |younger )*(?:${peoplePattern}|them|him|her|me|us|you|it) (?:to |feel|understand|laugh|think|see|learn|remember|care|smile|stop|cry|want|decide|choose)|\\b(?:my|the|our) (?:goal|aim) is to\\b|\\bi (?:want|need|have) to (?:be able|know|understand|learn|find out|decide|practise|practice|show|explain|persuade|convince|prepare|give|choose)\\b|\\bto (?:persuade|convince|thank|invite|warn|cheer up|surprise|remind|raise|prepare|practise|help|prove)\\b`,
    ),
  },
  {
    part: 'context',
    found: 'You say who it is for.',
    tip: 'Say who will read it, see it or use it.',
    example: {
      text: 'It is for children of nine who have never heard of it.',
      picture: 'It is for children of six who will see it on a door.',
      story: 'It is for children of nine who like to be a bit scared.',
    },
    isIn: textMatcher(
      `\\bfor (?:(?:a|an|the|my|our|your|some|all|other|new|young|younger|older|small|busy|curious|little|two|three|\\d+|best|baby|big|year|primary|class of|group of|whole|six|seven|eight|nine|ten)[ -])*${peoplePattern}\\b|\\b(?:the|my|our) (?:reader|audience|visitor|player|user|listener)s? (?:is|are|will|should|have|has|know|knows|want)\\b|\\b(?:read|seen|used|heard|understood) by\\b|\\b(?:${peoplePattern}) (?:who|of my age|my age|in my class) |\\b(?:to|tell|show|teach|explain it to|like i'm|as if i (?:am|was|were)) (?:my |a |an |the |our )?(?:little |younger |best |five |six |ten )?(?:${peoplePattern})\\b|\\b(?:aged?|ages) \\d|\\b(?:my|our|the|most|some|many|all|they|these)(?: [\\p{L}-]+){0,2} ${peoplePattern} (?:is|are|was|were|will|wants?|have|has|knows?|only|never|likes?|loves?|reads?|sees?|uses?|thinks?|must|can|cannot|finds?|need|needs|listens?|visits?|ride|come) ?|\\b\\d+[ -]?year[ -]?olds?\\b|\\blike i'm (?:\\d+|five|six|ten)`,
    ),
  },
  {
    part: 'context',
    found: 'You say where you stand.',
    tip: 'Say where you stand: what you know, have tried or find hard. No names are needed for that.',
    example: {
      text: 'I am new to this and I have tried it once.',
      picture: 'I am making a set of four and this is the first one.',
      story: 'I have written the first page and I am stuck after it.',
    },
    isIn: textMatcher(
      "\\b(?:i am|i'm|we are|we're|as) (?:a |an |in |new|not |at |just |still |learning|working|making|writing|doing|planning|stuck|good|bad|trying|going|the )|\\b(?:i|we) (?:already|have|had|know|knew|tried|found|find|wrote|made|think|thought|like|love|hate|live|play|learnt|learned|can|can't|cannot|don't (?:know|understand|get)|struggle|only have|got|read|noticed|asked)\\b|\\bi've\\b|\\b(?:my|our) (?:draft|text|story|class|school|team|club|town|village|group|project|idea|dog|cat|garden|hobby|favourite|problem|poem|character|notes?|report|presentation|speech|film|game|book|plan)\\b|\\bmy own\\b",
    ),
  },
  {
    part: 'context',
    found: 'You describe the situation.',
    tip: 'Say what is going on: where, when or for what occasion.',
    example: {
      text: 'It is for a short talk at school next week.',
      picture: 'It is for the notice board at school.',
      story: 'It happens in winter at a school by the sea.',
    },
    isIn: textMatcher(
      `\\bfor (?:a|an|the|my|our|next)(?: [\\p{L}'-]+){0,3} (?:class|school|birthday|competition|play|club|assembly|project|party|homework|presentation|talk|poster|fair|blog|magazine|newsletter|game|website|lesson|test|trip|book|match|exhibition|wall|door|campaign|debate|portfolio|stall|week|show|board|speech)\\b|\\b(?:problem|situation|background|scene|setting|place|time|context|notes)(?: is)?: ?\\w|\\bthe problem is\\b|\\b(?:when|while|where|whenever|after|before|during) (?:i|we|it|they|the|my|our|you|people|somebody|someone|children|she|he)\\b|\\b(?:next|last|this|every|each) (?:week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|day|evening|year|term|summer|winter|night)\\b|\\b(?:at|in|on|near|by|under|beside) (?:a |an |the |our |my )?(?:[\\p{L}-]+ )?(?:school|home|break|night|town|village|city|forest|sea|beach|park|garden|kitchen|winter|summer|spring|autumn|space|future|past|street|harbour|mountains?|island|desert|library|castle|classroom|playground|rain|snow|market|farm|station|museum|hospital|world)\\b|\\b(?:tonight|at night|dawn|dusk|sunset|sunrise|moonlight|night,|morning,|evening,|winter,|summer,|rainy|snowy|foggy|stormy)|\\b(?:tomorrow|at the moment|so far|nowadays|long ago|in the year|in \\d{3,4})\\b`,
    ),
  },
  {
    part: 'context',
    found: 'You give it something to work with.',
    tip: 'Give it something to work with: your notes, or two or three details it cannot know.',
    example: {
      text: 'Use these notes: the bell rings at ten, the pegs are indoors, and the jumpers stay on the grass.',
      picture: 'Show these details: a yellow umbrella, wet leaves, and one warm window.',
      story: 'Use these details: a gate that squeaks, a blue umbrella, and a dog that never barks.',
    },
    isIn: (reading) =>
      textMatcher(
        '"[^"]{8,}"|:[^.!?]{25,}|(?<![^,.!?])(?:[^,.!?]+, ){2,}(?:and|or) |\\b(?:here (?:is|are)|this is (?:my|the|our)|use (?:this|these|only these|my|the (?:notes|facts|text|following)))\\b',
      )(reading) || countContentWords(reading) >= (reading.kind === 'picture' ? 20 : 32),
  },
  {
    part: 'constraints',
    found: 'You limit how much.',
    tip: 'Set a size: how many words, ideas or minutes.',
    example: { text: 'Use at most 120 words.', picture: 'Use no more than three colours.', ideas: 'Give me at most six.' },
    isIn: textMatcher(
      `\\b(?:at most|no more than|not more than|no longer than|less than|fewer than|up to|max(?:imum)?|under|within|about|around|exactly|only|between|in) (?:of )?${numberPattern}\\b|\\b${numberPattern}(?: [\\p{L}-]+){0,2} (?:words?|sentences?|lines?|ideas?|facts?|minutes?|seconds?|paragraphs?|points?|bullets?|steps?|examples?|questions?|reasons?|colou?rs?|pages?|verses?|tips?|names?|titles?|characters?|things?|days?|weeks?|figures?|objects?|items?|slides?|ways?|differences?|sources?|scenes?|rules?|mistakes?|versions?|options?|jokes?|riddles?|coins?|pounds?|euros?|shots?|panels?)\\b|\\bone (?:short )?(?:sentence|line|page|paragraph|minute|word|object|figure) ?(?:each|only|long)?\\b|\\bkeep it short\\b|\\bshort (?:answer|sentences|words|lines)\\b`,
    ),
  },
  {
    part: 'constraints',
    found: 'You say what to leave out.',
    tip: 'Say what you do not want.',
    example: {
      text: 'Leave out anything that I could not explain myself.',
      picture: 'Leave out any letters and any frame.',
      story: 'Do not let it turn out to be a dream.',
    },
    isIn: textMatcher(
      "\\b(?:don't|do not|does not|doesn't|must not|mustn't|should not|shouldn't|never|avoid|without|leave out|skip|except|instead of|rather than|none (?:of|may)|nobody|nothing (?:scary|sad|about|that|with)|not (?:too|use|be|a|an|about|just|more|scary|boring))\\b(?! (?:know|understand|get it|sure|like|think|have|want to))|\\b(?:and|with|use|but|has|have|is|,|\\.|there (?:is|are)) no (?!idea|clue|longer|more|matter|one\\b)\\p{L}+|^no (?!idea|clue)\\p{L}+|[.:;!?] ?no (?!idea|clue)\\p{L}+",
    ),
  },
  {
    part: 'constraints',
    found: 'You set the tone or the level.',
    tip: 'Say how it should sound or look, and how hard it may be.',
    example: {
      text: 'Use simple words and a friendly tone.',
      picture: 'Make it look like a soft watercolour in warm colours.',
      story: 'Make it funny but kind.',
    },
    isIn: textMatcher(
      "\\b(?:simple|plain|easy|everyday|short|clear|kind|friendly|polite|formal|calm|cheerful|serious|warm|gentle|honest) (?:words?|language|english|tone|voice|way|style|sentences|colou?rs|light|manner)\\b|\\b(?:funny|silly|scary|spooky|serious|friendly|polite|exciting|mysterious|dramatic|gentle|cosy|cheerful|sad|hopeful|playful|rhyming|realistic|dreamy|colourful|colorful|minimal|old-fashioned)\\b|\\b(?:in|as) (?:a|an|the) (?:[\\p{L}-]+ )?(?:style|voice|tone|mood|manner|way) |\\b(?:in the style|sound(?:s|ing)? like|looks? like|as if|like (?:a|an|i'm|you)|level of|too (?:hard|easy|long|childish|scary))\\b|\\b(?:watercolou?r|pixel art|oil painting|pencil|comic style|cartoon|black and white|soft light)\\b",
    ),
  },
  {
    part: 'constraints',
    found: 'You say what must be in it.',
    tip: 'Say what it has to contain or to keep to.',
    example: {
      text: 'It must contain one fact that surprises most people.',
      picture: 'The light must come from the left.',
      story: 'The weather must change once.',
      ideas: 'At least two of them must cost nothing.',
    },
    isIn: textMatcher(
      '\\b(?:must|has to|have to|needs to|need to|should) (?!i\\b|we\\b)(?:be|have|has|contain|include|use|keep|show|start|end|come|fit|work|cost|happen|rhyme|change|mention|stay|not|only|also|always|take|say|give|make|look|sound|learn|find|do|live|appear|win|lose|help|explain|begin|name|get)\\b|\\b(?:include|including|contains?|make sure|at least|keep to|stick to|with (?:one|a|an|two|three|at least) [\\p{L}-]+ (?:that|who|which|about|in|on|at|from)|use only|only use|every \\p{L}+ (?:must|should|has)|each \\p{L}+ (?:must|should|has|needs))\\b',
    ),
  },
  {
    part: 'format',
    found: 'You name a form.',
    tip: 'Name the form: a list, a table, a letter, a dialogue.',
    example: { text: 'Write it as a list.', picture: 'Make it a wide poster.', story: 'Write it as a letter.' },
    isIn: textMatcher(`\\b${formPattern}\\b`),
  },
  {
    part: 'format',
    found: 'You say how it is cut or framed.',
    tip: 'Say how many parts it has, how long each is, or from where it is seen.',
    example: {
      text: 'Make it three short paragraphs.',
      picture: 'Show it from close up.',
      ideas: 'Write one line for each.',
      story: 'Make it three short chapters.',
    },
    isIn: textMatcher(
      `\\b${numberPattern}(?: [\\p{L}-]+){0,2} ${formPattern}\\b|\\b(?:one|a|two|three) (?:short |long )?(?:line|sentence|paragraph|word|row|reason|example|title|heading)s? (?:each|for each|per|for every|about each)\\b|\\b(?:for|in|on|under|after|of) each\\b|\\beach (?:with|on|in|has|should|line|idea|one|step|part|point)\\b|\\b(?:from|in) (?:close up|above|below|the side|far away|behind)\\b|\\b(?:seen|shown|viewed|looking|drawn) (?:from|up|down|through|across)\\b|\\b(?:close-?up|wide shot|portrait format|landscape format|square format|bird's[- ]eye)\\b|\\b(?:line|sentence|paragraph)s? each\\b|\\bin pairs\\b`,
    ),
  },
  {
    part: 'format',
    found: 'You say what comes where.',
    tip: 'Say what comes first and what comes last.',
    example: {
      text: 'Start with the most important point and end with a question.',
      picture: 'Put the main figure in the middle and the houses in the background.',
      story: 'Start with a sound and end with a question.',
    },
    isIn: textMatcher(
      '\\b(?:start|begin|starts|begins|starting|beginning|open|end|ends|ending|finish|close)(?: it| the \\p{L}+| each(?: \\p{L}+)?)? (?:with|by|at|in|on)\\b|\\bfirst\\b.{1,200}\\b(?:then|second|next|after that|last|finally)\\b|\\bthen (?:write|give|list|explain|show|add|say|ask|tell|compare|draw|name)\\b|\\b(?:numbered|in order|in the order|step by step|sorted|from (?:most|least|easy|big|small|old|first|best|cheap)\\p{L}* )\\b|\\b(?:in the|on the) (?:middle|foreground|background|left|right|top|bottom|centre|center|corner|front)\\b|\\b(?:left|right|first|second|last|top) (?:column|row|line|half|part|side|paragraph)\\b|\\b(?:a|one|the) (?:heading|title|headline|caption) (?:for|on|at|above|of|that|and|with|in)\\b|\\b(?:at the|in the) (?:end|start|beginning)\\b',
    ),
  },
  {
    part: 'format',
    found: 'You show a sample of it.',
    tip: 'Show a sample: one line the way you want it.',
    example: {
      text: 'Write every line like this: "word: what it means".',
      picture: 'For example, it could look like a page of an old picture book.',
      story: 'Its first line could be like this: "Nobody had opened the gate for years."',
    },
    isIn: textMatcher(
      '\\b(?:like|as in|in) (?:this|these|the) ?(?:example|one|sample|pattern|form)? ?:|\\bfor example\\b|\\bfor instance\\b|\\be\\.? ?g\\.|\\bsuch as\\b|\\b(?:here is|this is) (?:an|one|my|the) (?:example|sample|line|pattern)\\b|\\b(?:title|question|answer|problem|reason|name|word|fact|idea|step|because)s?: ?"|\\b(?:begin|begins|start|starts|end|ends) with (?:the words? |the line |the sentence |the question )?["\']|\\bwrite ["\'][^"\']{1,80}["\']|\\bmark (?:it|them|each|every|the|what|all|any|your)\\b|\\bput \\p{L}+ in (?:bold|brackets|capitals)\\b',
    ),
  },
  {
    part: 'checking',
    found: 'You ask it to show what it is unsure of.',
    tip: 'Ask it to say where it may be wrong or has guessed.',
    example: { text: 'Tell me which parts you are not sure about.', picture: 'Tell me what you had to guess.' },
    isIn: textMatcher(
      "\\b(?:not|isn't|aren't|un) ?(?:sure|certain)\\b(?<!i'm not (?:sure|certain))(?<!i am not (?:sure|certain))|\\bunsure\\b|\\buncertain\\b|\\bhow (?:sure|certain)\\b|\\b(?:if|when|where|what|whenever) you (?:don't|do not|didn't|can't|cannot) (?:know|be sure|tell|find)\\b|\\b(?:had to |have |only |did you |you )guess(?:ed|ing)?\\b|\\bguess(?:es|work)? (?:from|as|and)\\b|\\bsay (?:so|when you) (?:if|don't|do not|are)\\b|\\b(?:might|may|could|can) be (?:wrong|out of date|made up|untrue|mistaken|false)\\b|\\b(?:don't|do not|never) (?:make (?:things|anything|it|facts|up)|invent|guess)\\b|\\b(?:what|which|anything|things) you (?:made up|invented|left out|assumed)\\b|\\bdon't know\\b.{0,20}\\bsay\\b",
    ),
  },
  {
    part: 'checking',
    found: 'You ask for reasons or sources.',
    tip: 'Ask for a reason or a source, so that you can follow it.',
    example: {
      text: 'Give a reason for each point and say where I can look it up.',
      picture: 'Give a reason for the colours you choose.',
      story: 'Give a reason for the ending you choose.',
      ideas: 'Give a reason for each idea.',
    },
    isIn: textMatcher(
      '\\b(?:give|tell|explain|say|show|add|name|list|with|write|link|mention|state|and|its|your|cite|for|need|include)(?: \\p{L}+){0,4} (?:reasons?|sources?|evidence|proof|links?|working|workings|reasoning)\\b|\\b(?:explain|say|tell me|show|and) (?:me )?(?:why (?!(?:is|are|do|does) )|how you (?:know|got|found|worked))|\\bwhere (?:you|it|this|they|that|each|i can|the facts|your|we can) ?(?:found|find|got|come|comes|heard|look|check|is from|facts|information)\\b|\\bshow (?:me )?(?:your|the|every) (?:work|working|steps?|sum|thinking)\\b|\\bhow do you know\\b|\\bwith a "?because\\b',
    ),
  },
  {
    part: 'checking',
    found: 'You ask what is missing, unfair or unclear.',
    tip: 'Let it ask you first, or ask what is missing or unfair.',
    example: { text: 'Before you begin, ask me two questions.', picture: 'Before you begin, ask me what is unclear.' },
    isIn: textMatcher(
      "\\bask me\\b|\\bbefore you (?:start|begin|write|answer|draw)\\b|\\b(?:what|which|anything|something|who|who's|if)(?: \\p{L}+){0,3} (?:missing|wrong|unfair|unclear|left out|weak|unsafe|biased|confusing|forgotten)\\b|\\b(?:other|another|opposite|both) (?:sides?|view|opinions?|point of view)\\b|\\b(?:disagree|object|stereotypes?|unfair|biased?)\\b|\\bdownsides?\\b|\\bagainst it\\b|\\bweak(?:est)? (?:points?|spots?|parts?|idea)\\b|\\brisks?\\b|\\bwhat (?:could|might|can) go wrong\\b",
    ),
  },
  {
    part: 'checking',
    found: 'You plan a check.',
    tip: 'Have it checked: by itself against your limits, or by you afterwards.',
    example: {
      text: 'At the end, check that you kept to everything I asked for.',
      picture: 'At the end, check that everything I asked for is there.',
    },
    isIn: textMatcher(
      "\\b(?:double-?check|check (?:that|your|if|whether|it|the|each|every|all|them|for|again|any|at|against|my))\\b|\\b(?:i|we) (?:will|can|could|want to|would like to|am going to|'ll) (?:then )?(?:check|test|compare|verify|look it up|look them up|ask|choose|try)\\b|\\b(?:point out|underline|mark|flag|highlight|tell me)(?: \\p{L}+){0,4} (?:mistakes?|errors?|claims?|facts?|odd|changed|guess(?:es)?|least|most|invented|unsure|true|false|wrong)\\b|\\bcompare (?:it|them|both|the two|your|each|these|two)\\b|\\b(?:mark|say|tell me|show) (?:which|what|where|whether) (?!(?:is|are) the (?:time|name))|\\btest (?:it|them|each|your)\\b|\\bcount (?:them|the|how|each)\\b|\\btick\\b",
    ),
  },
]
