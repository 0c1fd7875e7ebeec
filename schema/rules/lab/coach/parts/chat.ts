import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { contentWords, numberPattern } from '../reading/vocabulary.ts'
import { hasWord, type KindRules } from './part.ts'

/** A joke about a real person. */
const isAboutReal = hasWord(
  /\b(?:about|on|roast) (?:my |our |the )?(?:\p{L}+ )?(?:teacher|head ?teacher|friend|classmate|brother|sister|neighbour|coach|cousin|mr|mrs|ms|miss)\b/u,
)
const isRiddle = hasWord(/\briddles?\b|\bbrain ?teasers?\b/)
/** A child that says "knock knock" tells the joke. */
const hasNoStart = ({ text }: { text: string }) => !/^knock[ ,-]*knock[.!?]*$/.test(text)

/** Jokes and riddles. */
export const joke: KindRules = {
  name: (reading) => (isRiddle(reading) ? 'a riddle' : 'a joke'),
  parts: [
    {
      id: 'about',
      name: 'Topic',
      fits: hasNoStart,
      isIn: /\b(?:about|on|with|of|involving|where|to do with|based on|school)\b(?! (?:me\b|fun$))|\bfor (?:my |a |the )?(?:class|party|card|assembly|halloween|christmas|school)|\b(?!funny|good|bad|best|long|short|new|really|dad|knock|some|one|a|your|another|silly|lame|corny|random|clean|hard|easy|cool|more|the|any|kids?|me|hilarious|great|yo|mama|mamma|please|make|laugh|rude|dumb|tricky|difficult|\d+|two|three|four|five|ten|few|of|cringe|stupid|super|that|decent|other)\p{L}{3,} (?:jokes?|puns?|riddles?)\b|\broast\b/u,
      advice: 'Say what it should be about. A joke about your own world is funnier.',
      example: (_topic, reading) =>
        isRiddle(reading)
          ? 'It should be about something from a kitchen.'
          : choose(
              ['It should be about school lunches.', 'It should be about penguins.', 'It should be about football.'],
              reading,
            ),
    },
    {
      id: 'kind-of-joke',
      name: 'Kind of joke',
      fits: hasNoStart,
      isIn: /\b(?:knock[- ]knock|puns?|riddles?|dad jokes?|one-?liners?|tongue ?twisters?|brain ?teasers?|limericks?|roast|short|long|silly|lame|corny|cheesy|clever|dark|anti-?jokes?|question and answer|why did|what do you call|clean|cringe|(?:very |really |super |not too |too )?(?:hard|easy|tricky|difficult)|kids?|sarcastic|word ?play|appropriate|yo mam(?:m)?a|hard ones?|easy ones?|that rhymes?|rhyming|doctor)\b/,
      advice: 'Say what kind you like: a knock-knock joke, a pun or a riddle. Each one works differently.',
      example: ({ words }) => (words ? `Make it a knock-knock joke about ${words}.` : 'Make it a knock-knock joke.'),
    },
    {
      id: 'how-many',
      name: 'How many',
      // Of one joke, there is only one.
      fits: hasWord(/\b(?:jokes|riddles|puns|liners|twisters|teasers|comebacks)\b/),
      isIn: new RegExp(
        `\\b${numberPattern} (?:\\p{L}[\\p{L}-]* ){0,4}(?:jokes?|riddles?|puns?|one-?liners?|of them|more|lines)\\b|\\ba (?:few|couple|bunch)\\b|\\bjust one\\b|\\bone (?:joke|riddle|pun)\\b`,
        'u',
      ),
      advice: 'Say how many you want. With three, you can choose the best one.',
      example: (_topic, reading) =>
        isRiddle(reading)
          ? 'Give me three riddles, and wait with the answers.'
          : 'Give me three of them, so that I can choose the best.',
    },
  ],
  enough: (fitting) => fitting - 1,
  next: (reading) =>
    isAboutReal(reading)
      ? 'Leave the real name out of the prompt. And ask yourself: would this person laugh, too?'
      : choose(
          [
            'Read your prompt to a friend and let your friend answer it. Who is funnier, your friend or a machine?',
            'Invent one yourself first. Then you know what makes a good one so hard.',
            'Tell the best one to three people. If two of them laugh, it is good.',
          ],
          reading,
        ),
}

const hasFeeling = hasWord(
  /\b(?:sad|lonely|angry|mad|nervous|scared|annoyed|stressed|upset|worried|jealous|embarrassed|left out|cry|crying|hate|horrible|died|alone|afraid|bad day|mean to|ignor\w+|excluded|crush|kinda like|go red|homesick|empty|so done|never has time|tired|disappointed|moved away|argument|miss)\b/,
)
/** Something told about oneself, without a question or a request. */
const isTelling = ({ text, words }: PromptReading) =>
  /\b(?:i|i'm|my)\b/.test(text) && words.length > 4 && !/\?|\b(?:can|could|want|let's|pretend|play|talk)\b/.test(text)
const hasWish = hasWord(
  /\b(?:i want|i would like|i'd like|can you|could you|can we|let's|ask me|tell me|help me|give me|answer|play|quiz|interview|teach me|explain|what should|i need|just listen|listen to me|cheer me up|distract me|talk to me about|guess|debate|make me|show me|i have to|you start|let me)\b/,
)
const isFeeling = (reading: PromptReading) => hasFeeling(reading) || isTelling(reading)
const isRolePlay = hasWord(
  /\b(?:pretend|role ?-?play|you(?:'re| are) (?:a|an|the|my)|act (?:as|like)|be (?:my|a|an|the)|you(?:'re| are) (?:now )?(?:a|an|the|my)\b|talk (?:to me )?like|imagine you|speak like|answer like|interview)\b/,
)

/** A game, a debate or a question to the machine says what it wants. */
const isClear = hasWord(/\b(?:play|debate|quiz|interview|20 questions|would you rather|(?:are|do|can|have) you)\b/)

/** Greetings, feelings, chats and games of pretending. */
export const conversation: KindRules = {
  name: () => 'a chat',
  parts: [
    {
      id: 'say-what-you-want',
      name: 'What you want',
      isIn: hasWish,
      advice: (reading) =>
        isFeeling(reading)
          ? 'Say what would help you now: ideas, a game, or questions that help you think.'
          : 'Say what you want to do: play, find something out or practise something. It cannot guess that.',
      example: ({ words }, reading) => {
        if (isFeeling(reading)) return 'Ask me what happened, one question at a time.'
        if (isRolePlay(reading)) return 'Ask me one question at a time, and wait for my answer.'
        if (words) return `Ask me questions about ${words}, one at a time.`
        return choose(
          [
            'I want to play a guessing game. You think of an animal and I ask.',
            'I want to play a guessing game. You think of a city and I ask.',
            'I want to practise a talk in English. Ask me one question at a time.',
          ],
          reading,
        )
      },
    },
    {
      id: 'topic',
      name: 'Topic',
      // A feeling that is told with its reason, and a game with its roles, have their topic.
      fits: (reading) =>
        !(
          /^.{0,30}\b(?:pretend|role ?-?play|you(?:'re| are)|act|be|imagine)\b/.test(reading.text) &&
          isRolePlay(reading) &&
          reading.words.length > 8
        ) &&
        !(isFeeling(reading) && contentWords(reading.words).length > 2) &&
        !isClear(reading),
      isIn: /\babout (?!me\b|you\b|it\b)\p{L}+|\bbecause\b|\bmy (?:friend|best friend|brother|sister|mum|dad|dog|cat|team|class|teacher|school|hamster|game|test|exam|hobby|project|book|interview|goldfish|rabbit|bike|birthday)\b|\b(?:football|minecraft|roblox|dinosaurs?|space|school|music|art|books?|films?|movies?|animals?|treasure|shop|restaurant|job|history|maths|science|spanish|french|german|castle|dragon|magic|homework|pokemon|basketball|taylor swift|fortnite|hospital|exam|test|king|queen)\b/u,
      advice: (reading) =>
        isFeeling(reading)
          ? 'Say what it is about, without names. Then you get more than a general answer.'
          : 'Say what you want to talk about. Then the chat gets interesting faster.',
      example: (_topic, reading) =>
        isFeeling(reading)
          ? 'It is about something that happened at school today.'
          : isRolePlay(reading)
            ? 'Our talk is about a lost treasure.'
            : choose(['Let’s talk about football.', 'Let’s talk about music.', 'Let’s talk about films.'], reading),
    },
    {
      id: 'role',
      name: 'A role',
      fits: (reading) => !isFeeling(reading) && !isClear(reading),
      isIn: isRolePlay,
      advice: 'Give it a role to play. Then the chat is more fun, and you remember that it is a machine.',
      example: (_topic, reading) =>
        choose(
          [
            'Pretend to be a grumpy pirate while you answer.',
            'Pretend to be a detective while you answer.',
            'Pretend to be a time traveller while you answer.',
          ],
          reading,
        ),
    },
  ],
  enough: (fitting) => fitting,
  next: (reading) =>
    choose(
      [
        'If a machine answers, ask back: “How do you know that?” It has no feelings, so look at what it says.',
        'Ask a person the same. Which answer do you like better, and why?',
        'Look at the answer as at a text by a stranger: what in it is true, and what only sounds nice?',
      ],
      reading,
    ),
}
