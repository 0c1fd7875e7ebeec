import { choose } from '../../reading/choose.ts'
import { hasWord, type KindRules } from '../part.ts'

/** A talk for practice: its place is plain. */
const isPractice = hasWord(/\b(?:interview\w*|practi[sc]e|teacher|french|german|spanish|italian|job|exam|doctor|debate)\b/)

/** A game of roles. */
export const rolePlay: KindRules = {
  name: () => 'a role play',
  parts: [
    {
      id: 'role',
      name: 'Its role',
      isIn: /\p{L}/u,
      advice: 'Say whom or what it should play.',
      example: () => 'You are a tired ghost.',
    },
    {
      id: 'your-role',
      name: 'Your role',
      isIn: /\b(?:i am|i'm|i will be|i'll be|i play|me (?:as )?(?:a|an|the)|as (?:a|an|your|the)|my (?:job|interview|match|exam)|interview me|i want to (?:buy|order|practi[sc]e|learn)|with me)\b/,
      advice: 'Say who you are in it. Then it knows how to talk to you.',
      example: (_topic, reading) =>
        choose(['I am a visitor who has many questions.', 'I am a traveller who is new here.'], reading),
    },
    {
      id: 'turns',
      name: 'Who speaks when',
      isIn: /\b(?:one (?:question|thing|sentence|line) (?:at a time|each)|wait for (?:me|my)|one at a time|take turns|you (?:start|begin|go first)|i (?:start|begin|go first)|let me answer|stop (?:after|when|if))\b/,
      advice: 'Add a rule for who speaks when. Otherwise it plays your part, too.',
      example: (_topic, reading) =>
        choose(['Say one thing, then wait for me.', 'Say one sentence at a time, and wait for my answer.'], reading),
    },
    {
      id: 'scene',
      name: 'How it begins',
      fits: (reading) => !isPractice(reading),
      isIn: /\b(?:it (?:begins|starts)|we (?:meet|are|live)|(?:in|at|on) (?:a|an|the|my|our) (?!time\b)\p{L}+|that (?:sells|has|lives|lost|wants|guards|hates|loves)|who (?:sells|has|lives|lost|wants|guards|hates|loves)|about (?:a|the|my)|lost|problem)\b/u,
      advice: 'Say where you meet or what happens first. Then the play has a beginning.',
      example: (_topic, reading) =>
        choose(['It begins when we meet at a bridge.', 'It begins when we meet in a storm.'], reading),
    },
  ],
  enough: (fitting) => fitting,
  next: (reading) =>
    isPractice(reading)
      ? 'Practise it once with a person, too. A face shows you more than a text.'
      : choose(
          [
            'Play it with a friend, too. Who has the funnier answers?',
            'Think of a surprise for the middle of the game, and keep it for yourself.',
          ],
          reading,
        ),
}
