import { hasWord } from '../parts/part.ts'
import type { PromptReading } from '../reading/reading.ts'
import type { CoachReply } from './replies.ts'

// What a child tells without asking for anything. A person helps more than a better prompt.

const hasWish = hasWord(
  /\b(?:i want|i would like|i'd like|can you|could you|can we|let's|ask me|tell me|help me|give me|answer|play with you|quiz|interview|teach me|explain|what should|what can i|what do i|how do i|i need|just listen|listen to me|cheer me up|distract me|talk to me about|guess|debate|make (?:me|it|that|this|a)|show me|i have to|you start|let me|write|draw|story|poem|song|pretend|rp|setting)\b/,
)
const isAbout = /\b(?:i|i've|i'm|my|me|nobody|no one)\b/
/** In "won't let me play", nothing is asked for. */
const notAsked =
  /\b(?:won't|not|never|doesn't|don't|didn't|wouldn't) (?:lets? me|(?:want to )?(?:play|talk|sit)(?: with| to)? me|speak to me)(?: \w+)?/g

const told: { sign: RegExp; reply: CoachReply }[] = [
  {
    sign: /\b(?:bad|scary|horrible|awful) dreams?\b|\bnightmares?\b/,
    reply: {
      title: 'That was only a dream',
      text: 'Bad dreams feel real, and almost everyone has them. I am only a program, so I can’t sit with you. Wake a grown-up and tell them about it: that helps most, and they won’t mind. Tomorrow, you can try this:',
      prompts: ['I had a dream that scared me. Ask me two questions about it, and help me to invent a funny ending for it.'],
      points: [],
    },
  },
  {
    sign: /\bi (?:\p{L}+ )?(?:stole|nicked|robbed|shoplifted)\b|\bi took\b(?=.{0,60}\b(?:shop|store|didn't (?:tell|pay|ask)|without (?:asking|paying)|from (?:my|his|her|mum|dad)))|\bi (?:broke|lost|lied|cheated|hid|ruined)\b(?=.{0,60}\b(?:didn't tell|haven't told|don't know (?:it )?yet|doesn't know|don't want to tell|afraid to tell|scared to tell))|\bi lied to\b|\bi cheated (?:in|on|at)\b/u,
    reply: {
      title: 'Telling it takes courage',
      text: 'You have just said it once, so you can say it again. A machine can’t put it right. You can: tell your mum, your dad or another grown-up you trust today. Most things can be paid back or repaired, and afterwards it feels lighter. If you look for a first sentence, try this:',
      prompts: [
        'I did something that was not right, and I want to tell a grown-up. Ask me two questions that help me to find my first sentence.',
      ],
      points: [],
    },
  },
  {
    sign: /\b(?:lost|losing) my (?:best )?friend\b|\bmy (?:best )?friends? (?:\p{L}+ )?(?:left me|is moving|are moving|has moved|moved|(?:won't|doesn't|don't|didn't|never) (?!lets? )(?:\p{L}+ ){0,3}(?:play|talk|speak|sit|like|want)|hates? me|ignores? me|dumped me|stopped|is not my friend|isn't my friend)\b|\b(?:not|isn't) my friend any ?more\b/u,
    reply: {
      title: 'Losing a friend hurts',
      text: 'I am only a program that reads prompts, so I can’t be a friend. A person can. Tell someone at home or a teacher you like about it today. They may know what helps. If you want to find words for your friend, try one of these:',
      prompts: [
        'Help me to find the first sentence for a talk with a friend I don’t want to lose. Ask me two questions first, and use no names.',
        'Give me three kind ways to ask whether I can join in.',
      ],
      points: [],
    },
  },
  {
    sign: /\b(?:some(?:one|body)|he|she|they|a (?:boy|girl|kid)) (?:stole|nicked|took) my\b|\bmy (?:\p{L}+ ){1,2}(?:got|was|is|has been|were) (?:stolen|nicked)\b/u,
    reply: {
      title: 'That is not fair',
      text: 'I am only a program, so I can’t look for it. A grown-up can help: tell your mum, your dad or a teacher today what is gone and where you had it last. To get ready for that, try this:',
      prompts: ['Ask me five short questions, one at a time, that help me to remember where I last had something.'],
      points: [],
    },
  },
  {
    sign: /\bi (?:feel|am|'m) (?:so |really |very )?(?:sick|ill|dizzy)\b|\bi'm (?:so |really |very )?(?:sick|ill|dizzy)\b|\bmy (?:tummy|stomach|head|ear|tooth|leg|arm) (?:really |still )?hurts\b/,
    reply: {
      title: 'Tell a grown-up now',
      text: 'I am only a program, so I can’t see how you are. Go to a grown-up, and tell them where it hurts and since when. A machine is no doctor. Get well soon!',
      prompts: [],
      points: [],
    },
  },
  {
    sign: /\bmy (?:\p{L}+ )?(?:dog|cat|hamster|rabbit|guinea pig|bird|budgie|fish|goldfish|horse|pony|pet|grandma|grandpa|grandad|nan|gran|granny|granddad)(?: \p{L}+){0,2} (?:died|is dead|passed away|ran away|is dying)\b/u,
    reply: {
      title: 'I am sorry',
      text: 'It hurts to lose someone you love. I am only a program, so I can’t comfort you as a person can. Tell someone at home what you miss most, and do it today. If you want to remember together, try this:',
      prompts: [
        'Ask me three questions, one at a time, about someone I miss. Then help me to write down my favourite memory myself.',
      ],
      points: [],
    },
  },
]

/** Worries about people at home, for which a child is never to blame. */
const family = '(?:my (?:mum|dad|parents|mum and dad|dad and mum|stepdad|stepmum|nan|gran|grandma|grandpa|grandad)|they|he|she)'
const home = new RegExp(
  `\\b${family}(?:'re|'s| are| is| keeps?| always| often| never stop| just| both)* (?:arg(?:ue|ues|uing)|fight(?:s|ing)?|shout(?:s|ing)?|scream(?:s|ing)?|yell(?:s|ing)?|rows?|crying|cries|cry)\\b|\\b(?:my )?(?:mum|dad|parents|stepdad|stepmum)\\b.{0,40}\\b(?:divorc\\w+|splitting up|split up|breaking up|moving out|moved out|left us|lost (?:his|her|their) jobs?|drinks? (?:too much|a lot|every)|is (?:always )?drunk|in (?:prison|jail|hospital)|has cancer|very ill|really ill)\\b|\\b(?:we have|we've got|there is|there's) no (?:money|food)\\b|\\bcan't (?:pay|afford) (?:the )?(?:rent|heating|food|bills)\\b`,
)
const isAtHome = /\b(?:mum|dad|parents|stepdad|stepmum|home|nan|gran|grandma|grandpa|grandad|money|food|rent|heating|bills)\b/
/** Shouting at a match worries nobody. */
const notHome = /\b(?:tv|match|football|ref|referee|game|haha|hilarious|funny)\b/
const isHomeWorry = (text: string) => home.test(text) && isAtHome.test(text) && !notHome.test(text)
const homeReply: CoachReply = {
  title: 'That sounds really hard',
  text: 'It is not your fault, and it is not your job to solve it. I am only a program that reads prompts, so I can’t help as a person can. Tell an adult you trust how this is for you: someone at home, a grandparent or a teacher. Do it today, or tomorrow morning. If you want to find the words for that, try this:',
  prompts: ['Help me to find the first sentence for a talk with an adult I trust. Ask me two questions first, and use no names.'],
  points: [],
}
const homeNote =
  'That sounds really hard at home. It is not your fault, and it is not your job to solve it. Tell an adult you trust how this is for you, today or tomorrow morning: someone at home, a grandparent or a teacher. About your prompt:'

/** Something that a child has not told anyone. */
const loved =
  '(?:a|this|that|the|my|some) (?:\\p{L}+ ){0,2}(?:girl|boy|guy|friend|classmate|teammate|person)|someone|somebody|him|her'
const secret = new RegExp(
  `\\bi (?:think |feel like )?(?:i )?(?:kind of |really |might )?(?:like|love|fancy|have feelings for) (?:${loved})\\b.{0,60}\\b(?:haven't told|didn't tell|told no ?(?:body|one)|not told|never told|no ?(?:body|one) knows)\\b|\\bi (?:think|feel like) i(?:'m| am| might be) (?:gay|bi|lesbian|trans|in love)\\b|\\bi have (?:a|this) (?:big )?secret\\b|\\bi (?:think i )?(?:fancy|have a crush on|am in love with|like (?:a|this) (?:girl|boy)\\b)`,
  'u',
)
const secretReply: CoachReply = {
  title: 'That is yours to tell',
  text: 'Such a feeling is all right, and there is no hurry. You decide whether you tell someone, when, and whom. If it is too much to keep alone, choose one person you trust. I am only a program, so leave out names here and in every prompt. To think about it for yourself, you can try this:',
  prompts: ['Ask me questions, one at a time, that help me find out what I feel. Use no names.'],
  points: [],
}

const worry =
  /\b(?:no one|nobody) (?:plays|talks|sits|likes|wants|wanted|invited|asked)\b|\b(?:sad|lonely|left out|leav\w+ me out|left me out|without me|no friends|cry|crying|upset|worried|scared|mean to me|ignor\w+ me|excluded|horrible|embarrassed|homesick)\b/
const worryReply: CoachReply = {
  title: 'That sounds hard',
  text: 'I am only a program that reads prompts, so I can’t be a friend. A person can. Do one thing today: tell someone you trust about it, even if it seems small. If you want to find the words for that, try one of these:',
  prompts: [
    'Help me to find the first sentence for a talk with a friend who hurt my feelings. Ask me two questions first, and use no names.',
    'Give me three kind ways to ask whether I can join in.',
  ],
  points: [],
}

/** Fewer words tell too little. */
const shortest = 4

/**
 * Returns the reply to something that a child tells about itself without asking for anything; null otherwise.
 *
 * @param isChat whether it was taken for a chat: words such as "scared" also occur in questions
 */
export function replyToTold(reading: PromptReading, isChat: boolean): CoachReply | null {
  const text = reading.text.replaceAll(notAsked, 'left me out')
  if (!isAbout.test(text) || text.includes('?') || hasWish({ ...reading, text })) return null
  const known = told.find(({ sign }) => sign.test(reading.text))
  if (known) return known.reply
  if (isHomeWorry(text)) return homeReply
  if (secret.test(text)) return secretReply
  return isChat && reading.words.length >= shortest && worry.test(text) ? worryReply : null
}

/** Texts about others, or invented ones. */
const invented = /\b(?:story|stories|poem|song|rap|joke|draw|picture|pretend|script|character|essay|debate|book|film)\b/

/** Returns what to say first to a child that tells a worry about home and asks for something; null for all other prompts. */
export function noteFor(reading: PromptReading): string | null {
  const { text } = reading
  return /\b(?:i|my|me|we)\b/.test(text) && isHomeWorry(text) && !invented.test(text) ? homeNote : null
}
