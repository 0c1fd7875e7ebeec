import { isNonsense } from '../kinds/nonsense.ts'
import { groupsOf } from '../kinds/word-groups.ts'
import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { contentWords } from '../reading/vocabulary.ts'
import type { CoachReply } from './replies.ts'

// Replies to what is said to the coach itself, and to prompts that leave out what they are about.

const followUp = new RegExp(
  '^(?:(?:please|now|ok|okay|and|but|can you|could you|just|no) )*(?:' +
    [
      '(?:make|do|write|say|explain|try|tell|rewrite|change|turn|put|shorten|summari[sz]e|fix|improve|translate|give)(?: me)? (?:it|this|that|the text|the answer|them)(?: (?:again|please|all|in|into|to|a|an|bit|little|much|way|more|less|even|longer|shorter|funnier|better|simpler|easier|harder|nicer|scarier|cooler|different|differently|funny|long|short|simple|easy|rhyme|cool|good|but|with|words|for|kids|\\p{L}+er|another|language|english|german|french|spanish|detail|details|emojis|once|up))*',
      "i don't (?:get|understand) (?:it|this|that)|what do you mean|what does (?:it|this|that) mean",
      '(?:now |the same |again )?in (?:another language|easy words|english|german|french|spanish|italian|turkish|polish|arabic|latin)',
      '(?:again|longer|shorter|funnier|simpler|easier|harder|more|continue|go on|keep going|carry on|more please|another one|one more|next|try again|do another|same|same again)(?: (?:again|please|but|with|more|less|a|bit|even|make|it|that|in|longer|shorter|funny|funnier|scary|sad|easier|simpler|better|different|one|time|detail|details))*',
    ].join('|') +
    ')[ .!]*$',
  'u',
)
const changes: [sign: RegExp, prompt: string][] = [
  [
    /\blong|\bmore\b|\bcontinue\b|\bgo on\b|\bdetail/,
    'Make this text about ten sentences longer, and add one more problem for the main character. Here is my text:',
  ],
  [/\bshort|\bsummar/, 'Make this text half as long, and keep the beginning and the ending. Here is my text:'],
  [/\b(?:funn|cool|scar|sad|rhyme)/, 'Make this text funnier, but keep its length and its ending. Here is my text:'],
  [/\btranslat|\bin (?!easy)\p{L}+$/u, 'Translate this text, and use easy sentences. Here is my text:'],
  [/\b(?:eas|simple|kids|get\b|understand|mean)/, 'Write this text again in easier words for a nine-year-old. Here is my text:'],
]

function followUpReply({ text }: PromptReading): CoachReply {
  const fitting = changes.filter(([sign]) => sign.test(text))
  return {
    title: 'Which text do you mean?',
    text: 'I can’t see what “it” is: I read each prompt alone. Say which text you mean, how long it should be, and what to add or change. For example:',
    prompts: (fitting.length > 0 ? fitting : changes.slice(2, 3)).map(([, prompt]) => prompt),
    points: [],
  }
}

const insult =
  /\b(?:you|you're|your|this (?:coach|thing|app|ai|bot))\b(?: (?:are|is|so|such|a|an|really|really|just|very|the|such|totally|literally|answers?|advice)){0,4} (?:dumb|stupid|useless|suck|sucks|rubbish|trash|garbage|boring|annoying|idiot|bad|worst|silly|lame|crap|ugly|mid|cringe|fool|terrible|horrible|wrong)\b|^i hate (?:this|you)\b|^(?:this|it|that)(?: is|'s)? ?(?:so|really|just)? ?(?:sucks?|dumb|stupid|boring|useless|rubbish|trash|lame)\b|\b(?:i hate you|shut up|go away|stupid (?:bot|ai|robot|machine|coach|app)|dumb (?:bot|ai|robot|machine|coach|app))\b/
const longestTalk = 12
const insultReply: CoachReply = {
  title: 'Fair enough',
  text: 'I only check prompts, and I am often wrong. What did you want to get? Say it in one sentence:',
  prompts: [],
  points: ['What should come out: a list, a story, an answer?', 'Who is it for?', 'How long should it be?'],
}

/** The coach does not answer, and says so. */
const complaint =
  /\b(?:you|this (?:thing|app|ai|bot|coach)) (?:don't|doesn't|never|can't|won't|didn't|aren't|isn't) (?:even |ever |really |actually |just )*(?:answer\w*|help\w*|do (?:anything|nothing|stuff)|say (?:anything|nothing)|tell me (?:anything|nothing)|know anything)\b|\b(?:this|it)(?: is|'s) (?:so |really |actually )?(?:dead|pointless|a waste)\b/
const notComplaint =
  /\b(?:ignore|rules?|instructions?|filters?|restrictions?|system|pretend|secret|story|poem|because|if you|teacher|friend|brother|sister|mum|dad|party)\b/
const wantsFact =
  /\b(?:tell me|give me|say|answer|what|who|when|where|how)\b.*\b(?:capital|answer to|population|name of|year|date|tallest|biggest|who|when|where|how (?:many|much|old))\b/

/** Returns the reply to a complaint that the coach gives no answers; null for any other prompt. It is no trick, even with an order in it. */
export function replyToComplaint({ text }: PromptReading): CoachReply | null {
  if (!complaint.test(text) || notComplaint.test(text)) return null
  const lookUp = wantsFact.test(text) ? ' You can look that one up in a book, in an atlas or on a site you trust.' : ''
  return {
    ...insultReply,
    text: `I don’t answer, I only look at prompts and say what could make them better.${lookUp} If you want to try a prompt, say it in one sentence:`,
  }
}

const aboutTheMachine =
  /\b(?:are|is) (?:you|chatgpt|claude)(?: even| really| actually)? (?:real|human|alive|conscious|a real person|a person|a human|a robot|a bot|an ai|a girl|a boy|a man|a woman|a kid|a child)\b|\bdo you (?:even |really |actually |also )?(?:have|feel|sleep|eat|dream|get (?:sad|tired|bored|lonely|angry))(?: (?:a|an|any|real))?\b(?= (?:mums?|mom|dads?|parents?|feelings?|heart|brain|family|friends?|brothers?|sisters?|name|birthday|soul|emotions|body|home|sad|tired|bored|lonely|angry|things|pain|love|happy)(?: too| or| and|[?.!,]|$)|[ ?!.]*$)|\bcan you (?:feel (?:things|pain|love|happy|sad)|feel[ ?!.]*$|see me|hear me)\b|^(?:who|what) are you\b|^how old are you\b|^what(?:'s| is) your (?:real )?name\b|^do you (?:even |really )?(?:love|like|hate|know|miss) me\b/
/** Questions to which the answer is no. */
const isDenied = /^(?:are you (?!a robot|a bot|an ai)|do you|can you)/
const hasTask = /\b(?:write|story|poem|pretend|explain|give|make|help|draw|play|let's|because|teach|show)\b/
const machineReply: CoachReply = {
  title: 'I am a program',
  text: 'I consist of rules that people wrote. I have no mum, no age and no feelings. Chatbots are programs, too. They learned from texts by people, so they may sound as if they felt something. If you want to know more, try one of these:',
  prompts: [
    'Explain in easy words why a chatbot can sound as if it had feelings. Use at most six sentences.',
    'Give me five questions that show whether a person or a machine is answering.',
  ],
  points: [],
}

const fillers =
  /^(?:lol|lmao|ok|okay|k|kk|yes|yeah|yep|no|nope|nah|haha|hahaha|hehe|idk|hmm+|cool|nice|wow|oh|ah|um|so|well|fine|alright|sure|true|same|bruh|bro|omg|right|really|whatever|and|then|good|great|what)$/
const ideas: [string, ...string[]] = [
  'Give me five ideas for a Saturday without a screen, the cheapest first.',
  'Explain in five sentences how a video becomes popular. I am twelve.',
  'Quiz me on capital cities. Ask one question at a time, and begin with easy ones.',
  'Write a story of ten sentences about a lift that stops between two floors. End it with a surprise.',
]

/**
 * Returns the reply to what is said to the coach itself, or to a prompt without a request; null for any other prompt.
 *
 * @param isOpen whether it may be anything: then a name of two words says as little as one word
 */
export function replyToTalk(reading: PromptReading, isOpen: boolean): CoachReply | null {
  const { text, words } = reading
  if (followUp.test(text)) return followUpReply(reading)
  if (words.length <= longestTalk && aboutTheMachine.test(text) && !hasTask.test(text))
    return isDenied.test(text) ? { ...machineReply, title: 'No, I am a program' } : machineReply
  if (words.length <= longestTalk && insult.test(text) && !hasTask.test(text)) return insultReply
  if (/^(?:please )?help(?: me)?(?: please)?[.!]*$/.test(text)) return helpReply
  if (/^(?:thx|ty|thanks|thank you)(?: (?:so|very|much|a|lot|you|coach|bot|bye))*[.!]*$/.test(text))
    return { ...fillerReply(reading), title: 'You’re welcome', text: 'If you want to try something else, here are two ideas:' }
  if (words.length > 0 && words.length < 5 && words.every((word) => fillers.test(word))) return fillerReply(reading)
  return wordReply(reading, isOpen)
}

const helpReply: CoachReply = {
  title: 'What do you need help with?',
  text: 'Say it in one sentence. If something is wrong with you or with another person, go to a grown-up: they can help, and a machine can’t. For a prompt, try one of these:',
  prompts: [
    'Help me to begin my homework. Ask me three questions about it first.',
    'Help me to plan a birthday party for six children. It should cost almost nothing.',
  ],
  points: [],
}

function fillerReply(reading: PromptReading): CoachReply {
  const first = choose(ideas, reading)
  const second = ideas[(ideas.indexOf(first) + 1) % ideas.length] ?? first
  return {
    title: 'What would you like?',
    text: 'There is no wish in this yet. Say in one sentence what you want to know, make or practise. For example:',
    prompts: [first, second],
    points: [],
  }
}

/** Words that say which kind of thing is wanted, so that the parts of that kind help more. */
const kindGroups = new Set([
  'text',
  'code',
  'school',
  'picture',
  'feelings',
  'chat',
  'plan',
  'joke',
  'explanation',
  'question',
  'trick',
])

const things =
  /^(?:dog|cat|horse|hamster|rabbit|tiger|lion|shark|dragon|unicorn|penguin|panda|bird|snake|spider|dolphin|whale|elephant|monkey|dinosaur|robot|car|tree|bee|frog|planet|vampire|ghost|pirate|castle|rocket|cookie|train|plane)$/
const people = /^(?:mum|mom|dad|friends?|teacher|class|grandma|grandpa)$/
const noWord =
  /^(?:he+y+|hi+|yo+|sup+|hello+|wyd|hola|bonjour|ciao|namaste|salam|konnichiwa|u+gh+|days?|worst|ever|merry|snow|vibes|mood|life|weather|monday|mondays|friday|blah|bla|test|testing|stuff|thing|things)$/

/** A name such as "harry potter". */
const longestTopic = 2

function isTopic(word: string): boolean {
  if (!/^\p{L}{3,}$/u.test(word) || noWord.test(word) || contentWords([word]).length === 0) return false
  return people.test(word) || !groupsOf(word).some((group) => kindGroups.has(group))
}

/** A word alone, such as "dog" or "my dog", does not say what should happen with it. */
function wordReply(reading: PromptReading, isOpen: boolean): CoachReply | null {
  const { text, words, written } = reading
  if (isNonsense(reading)) return null
  if (/^(?:me|myself|about me)[ .!?]*$/.test(text)) return meReply
  if (/^(?:you|about you)[ .!?]*$/.test(text)) return machineReply
  const own = words[0] === 'my'
  const named = words.filter((it) => !/^(?:my|the|a|an)$/.test(it))
  const most = isOpen && !own ? longestTopic : 1
  if (named.length === 0 || named.length > most || /[^\p{L} .!?]/u.test(text) || !named.every(isTopic)) return null
  const word = named.length === 1 ? named.join('') : written.replace(/[ .!?]+$/, '')
  const topic = own ? `my ${word}` : word
  const subject = things.test(word) ? `It is about ${word}s.` : `The topic is: ${word}.`
  return {
    title: `What about “${topic}”?`,
    text: 'This alone does not say what you want. Do you want to know something, or make something? Say it in one sentence. For example:',
    prompts: own
      ? [
          `Write a funny poem of eight lines about ${topic}. Ask me first for two things that only I know.`,
          `Ask me three questions about ${topic}, one at a time. Then help me to write a story about it.`,
        ]
      : [
          `Tell me three surprising facts. ${subject} Use easy words, and say where I can check them.`,
          `Write a funny poem of eight lines. ${subject}`,
        ],
    points: [],
  }
}

const meReply: CoachReply = {
  title: 'What about you?',
  text: 'A machine knows nothing about you, and it doesn’t need your full name or your address. Say what you like or can do, and what should happen with it. For example:',
  prompts: [
    'Write a funny poem about someone who loves basketball and hates early mornings. Use eight lines.',
    'Ask me five questions about what I like to do. Then suggest three hobbies.',
  ],
  points: [],
}
