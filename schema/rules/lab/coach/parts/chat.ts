import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { contentWords } from '../reading/vocabulary.ts'
import { hasWord, type KindRules } from './part.ts'

const hasFeeling = hasWord(
  /\b(?:sad|lonely|angry|mad|nervous|scared|annoyed|stressed|upset|worried|jealous|embarrassed|left out|cry|crying|hate|horrible|died|alone|afraid|bad day|mean to|ignor\w+|excluded|crush|kinda like|go red|homesick|empty|so done|never has time|tired|disappointed|moved away|argument|miss|i (?:think|feel like) i (?:like|love|am|'m)|how i feel|what i feel|parents|secret|told anyone|told nobody)\b/,
)
/** Something told about oneself, without a question or a request. */
const isTelling = ({ text, words }: PromptReading) =>
  /\b(?:i|i'm|my)\b/.test(text) &&
  words.length > 4 &&
  !/\?|\b(?:(?:can|could) (?:you|we)|i want|let's|pretend|play|talk)\b/.test(text)
const hasWish = hasWord(
  /\b(?:i want|i would like|i'd like|can you|could you|can we|let's|ask me|tell me|help me|give me|answer|play|quiz|interview|teach me|explain|what should|i need|just listen|listen to me|cheer me up|distract me|talk to me about|guess|debate|make me|show me|i have to|you start|let me)\b/,
)
const isFeeling = (reading: PromptReading) => hasFeeling(reading) || isTelling(reading)
/** About a feeling itself, not about something that happened. */
const isInside = hasWord(
  /\bi (?:think|feel like) i (?:like|love|am|'m)\b|\b(?:crush|how i feel|what i feel|secret|told anyone)\b/,
)
const isRolePlay = hasWord(
  /\b(?:pretend|role ?-?play|you(?:'re| are) (?:a|an|the|my)|act (?:as|like)|be (?:my|a|an|the)|you(?:'re| are) (?:now )?(?:a|an|the|my)\b|talk (?:to me )?like|imagine you|speak like|answer like|interview)\b/,
)

/** A game, a debate or a question to the machine says what it wants. */
const isClear = hasWord(/\b(?:play|debate|quiz|interview|20 questions|would you rather|(?:are|do|can|have) you)\b/)

const isAboutMachine = hasWord(/\b(?:are|do|can|would|have|did) you (?!pretend|play|be\b|ask|quiz|help|please|tell|act)\p{L}+/u)
const isGame = hasWord(/\b(?:play|game|20 questions|would you rather|guess\w*|trivia)\b/)

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
          ? 'Say what would help you now: ideas, or questions that help you think.'
          : 'Say what you want to do: play, find something out or practise something. It cannot guess that.',
      example: ({ words }, reading) => {
        if (isInside(reading)) return 'Ask me questions, one at a time, that help me find out what I feel.'
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
      id: 'manner',
      name: 'How it should talk to you',
      fits: isFeeling,
      isIn: /\b(?:one (?:question )?at a time|one by one|don't judge|without judging|just listen|listen to me|be (?:kind|gentle|nice|honest|funny)|kindly|gently|short (?:answers|questions|sentences)|cheer me up|make me laugh|distract me|easy words)\b/,
      advice: 'Say how it should talk to you: one question at a time, in short sentences, without judging.',
      example: () => 'Ask only one question at a time, and don’t judge.',
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
    isFeeling(reading)
      ? 'Leave out names: what you feel is yours to tell. Someone you trust can listen better than a machine.'
      : isAboutMachine(reading)
        ? 'Ask back: “How do you know that?” A machine has no feelings, so look at what it can show you.'
        : isGame(reading)
          ? choose(
              ['Play one round with a friend, too. Which one surprises you more?', 'Change roles after one round: now you ask.'],
              reading,
            )
          : null,
}
