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
  return isChat && reading.words.length >= shortest && worry.test(text) ? worryReply : null
}
