import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { lengthSign } from './facts.ts'
import { hasWord, type KindRules } from './part.ts'

const isVerse = hasWord(
  /\b(?:poems?|haikus?|limericks?|sonnets?|villanelles?|odes?|elegy|couplets?|songs?|raps?|lyrics|verses?|rhymes?|ballads?|chants?|cheers?|jingles?|acrostics?|diss track)\b/,
)
const isSong = hasWord(/\b(?:songs?|raps?|lyrics|jingles?|chants?|diss track)\b/)
/** Letters, speeches and messages. */
const isMessage = hasWord(
  /\b(?:letters?|e-?mails?|messages?|speech|speeches|cards?|blog ?posts?|articles?|adverts?|reviews?|captions?|toast)\b/,
)
const isStory = (reading: PromptReading) => !isVerse(reading) && !isMessage(reading)

export const toneWords =
  'funny|fun|casual|informal|humou?r|humorous|melanchol\\w+|nostalgic|bittersweet|slow burn|silly|scary|spooky|creepy|sad|happy|serious|exciting|mysterious|mystery|dramatic|gentle|cosy|cozy|cheerful|hopeful|playful|rhyming|dreamy|romantic|adventure|adventurous|epic|magical|heartwarming|wholesome|horror|comedy|dark|emotional|kind|calm|peaceful|angry|thrilling|suspense(?:ful)?|weird|crazy|random|polite|formal|friendly|hilarious|goofy|angsty|deep|inspiring|motivational|bedtime|fantasy|sci-?fi|warm|sweet|cute|savage|chill|hype|grumpy|tense|uplifting|in the style|boring|mean|stupid|rude|not too|embarrassing|sarcastic|persuasive|encouraging|embarrassing|gloomy|joyful|upbeat'

const hasNot = (sign: RegExp) => (reading: PromptReading) => !sign.test(reading.text)

/** A story that is begun has its people, place and feeling. */
const continued = /\b(?:continue|carry on|go on with|finish)\b/
const isNew = (reading: PromptReading) => isStory(reading) && !continued.test(reading.text)

/** The child's own hero, if it is one: "my holiday" is not. */
const heroOf = (again: string | null) =>
  again &&
  !/^my (?!dog|cat|hamster|rabbit|horse|brother|sister|mum|dad|nan|grandma|grandpa|friend|best friend|teacher|fish|parrot|bird)/i.test(
    again,
  )
    ? again
    : 'the main character'
const Hero = (again: string | null) => {
  const hero = heroOf(again)
  return hero.charAt(0).toUpperCase() + hero.slice(1)
}

/** Stories, poems, songs and letters. */
export const story: KindRules = {
  name: (reading) => (isSong(reading) ? 'a song' : isVerse(reading) ? 'a poem' : isMessage(reading) ? 'a text' : 'a story'),
  parts: [
    {
      id: 'character',
      name: 'Character',
      fits: isNew,
      isIn: /\bwho\b|\b(?:called|named)\b|\bmain (?:character|person)\b|\b(?:his|her|its|their) name\b|\b(?:shy|brave|lonely|grumpy|clumsy|lazy|greedy|clever|tiny|giant|old|young|little|angry|evil|kind|curious|sleepy|nervous|forgetful|talking|lost|invisible|magic|robot|stubborn|selfish|blind|famous|rich|poor|proud|jealous|flying|\d+[- ]year[- ]old) (?:\p{L}+ )?(?:girl|boy|dragon|cat|dog|robot|alien|wizard|witch|knight|princess|prince|king|queen|teacher|pirate|ghost|monster|unicorn|penguin|hamster|fox|mouse|bear|detective|footballer|man|woman|kid|child|superhero|vampire|mermaid|elf|dinosaur|goblin|turtle|snail|frog|bird|owl|lion|tiger|horse|pony|octopus|shark|potato|sandwich|banana|pizza|sock|spider|[\p{L}]+)\b|\bthat (?:can't|cannot|is|was|loves|hates|wants|can|has|lives|thinks|talks|always|never|sells)\b|\bi(?:'m| am) the (?:hero|main)|\b(?:hero|villain)\b|\bwhere (?!a\b|an\b|the\b|my\b|i\b|we\b|it\b|there\b|you\b|everyone\b)\p{L}+ (?:and|has|goes|is|gets|meets|finds)\b|\b(?:herobrine|steve|creeper|mario|sonic|pikachu|spider-?man|batman|harry potter|messi|ronaldo)\b/u,
      advice: 'Say what your main character is like. One or two details make it different from all the others.',
      example: ({ again }, reading) =>
        `${Hero(again)} ${choose(['is shy and collects old spoons', 'is brave and always hungry', 'is very curious and always ten minutes late'], reading)}.`,
    },
    {
      id: 'problem',
      name: 'Problem',
      fits: isStory,
      isIn: /\b(?:but|stole|falls? out|argues?|knock(?:ed|s|ing)?|locked|stopped|alone|scared|becomes? friends|lost|loses?|lose|can't|cannot|stolen|steals?|must|tries|trying|finds?|found|save|saves|escape|until|suddenly|secret|goes wrong|stuck|trapped|wants? to|fights?|forgets?|forgot|disappears?|disappeared|discover\w*|broken|breaks?|crash\w*|curse\w*|afraid|scared of|chased|battle|missing|solve|mystery|murder|problem|has to|have to|needs? to|survive|against|rescue|kidnapped|wakes? up|turns? into|gets? (?:lost|stuck|invited|sent|transported|sucked|bullied)|accidentally|realises|realizes|learns? (?:to|that)|hates?|enemy|villain|runs? away|moves? to)\b/,
      advice: 'Say what goes wrong. A story needs something that has to be solved.',
      example: ({ again }, reading) =>
        choose(
          [
            `One morning, ${heroOf(again)} loses something important and has one day to find it.`,
            `One day, ${heroOf(again)} finds a secret that must not get out.`,
            `Suddenly, ${heroOf(again)} is stuck in a cellar without light.`,
          ],
          reading,
        ),
    },
    {
      id: 'own-detail',
      name: 'A detail from you',
      isIn: /\b(?:my|our)\b(?=(?:[^.!?]*\s){5})|\bput in (?:the|my|what|one)\b|\bas my\b|\bmy own\b|\b(?:i|we) (?:like|love|have|live|play|hate|am|was|want the|went)\b|\b(?:called|named)\b|"[^"]{4,}"|(?<!^)(?<![.!?] )\b(?:me and|and me)\b/,
      advice: 'Put in something that only you know. Then yours is different from all the others.',
      example: ({ again }, reading) =>
        isMessage(reading)
          ? 'Mention the day when we all laughed so much.'
          : isVerse(reading)
            ? again?.startsWith('my ')
              ? `Put in one thing that ${again} always does.`
              : choose(
                  [
                    'Put in the squeaky gate behind my house.',
                    'Put in the smell of my old raincoat.',
                    'Put in the noise that my bike makes.',
                  ],
                  reading,
                )
            : choose(
                [
                  `${Hero(again)} has the same funny laugh as my grandpa.`,
                  `${Hero(again)} has a blue bag like my own.`,
                  `${Hero(again)} has the same old bike as my neighbour.`,
                ],
                reading,
              ),
    },
    {
      id: 'tone',
      name: 'Feeling',
      fits: hasNot(continued),
      isIn: new RegExp(
        `\\b(?:${toneWords})\\b|\\bmake (?:me|people|them|her|him|everyone|us|it) (?:laugh|cry|smile|sound|feel)\\b|\\bfeel\\b`,
      ),
      advice: 'Say how it should feel, for example funny, sad or exciting. That changes every sentence.',
      example: (_topic, reading) =>
        isMessage(reading)
          ? 'Make it sound friendly and not too formal.'
          : isVerse(reading)
            ? choose(['Make it cheerful, with a sad line in the middle.', 'Make it calm and dreamy.', 'Make it silly.'], reading)
            : choose(
                [
                  'Make it funny and a little bit scary.',
                  'Make it exciting, with a calm ending.',
                  'Make it sad first and hopeful later.',
                ],
                reading,
              ),
    },
    {
      id: 'place',
      name: 'Time and place',
      fits: isNew,
      isIn: /\b(?:in|on|at|inside|under|near|through|into|across|around) (?:a |an |the |my |our |outer |his |her |their )?(?:\p{L}+[- ]){0,2}(?:school|home|town|village|city|forest|woods?|jungle|sea|ocean|beach|park|garden|kitchen|space|future|past|street|harbour|mountains?|island|desert|library|castle|classroom|playground|farm|station|museum|hospital|world|planet|moon|mars|house|cave|ship|boat|train|zoo|shop|supermarket|lake|river|swimming pool|library|pitch|match|cup final|north pole|antarctica|arctic|egypt|london|paris|tokyo|new york|japan|kingdom|land|room|attic|basement|theme park|funfair|circus|camp|stadium|mall|mansion|hotel|lighthouse|bakery|restaurant|fridge|night|winter|summer|galaxy|spaceship|minecraft|roblox|hogwarts|swamp|tower|tunnel|bus|pool|underwater|sky|cloud|clouds|volcano|rain|storm)\b|\b(?:set in|takes place|underwater|long ago|in \d{3,4}|\d{3,4}s|haunted|midnight|halloween|christmas|medieval|victorian|at night|one night|world war)\b/u,
      advice: 'Say where and when it happens. Then readers can see it in front of them.',
      example: (_topic, reading) =>
        choose(
          [
            'It happens on a small island, on a stormy night.',
            'It takes place in an old train station, early in the morning.',
            'It is set in a city under the sea, in the year 2200.',
          ],
          reading,
        ),
    },
    {
      id: 'ending',
      name: 'Ending',
      fits: (reading) => !isVerse(reading) && !isMessage(reading),
      isIn: /\b(?:end|ends|ending|endings|finish(?:es)?|twist|cliffhanger|in the end|last line|final|moral|finally|plot twist|lesson|the answer is|turns out)\b/,
      advice: 'Say how it should end. Otherwise most stories end in the same way.',
      example: ({ again }, reading) =>
        choose(
          [
            `At the end, ${heroOf(again)} gets help from an old enemy.`,
            `End it with a surprise: ${heroOf(again)} was right from the start.`,
            `In the end, ${heroOf(again)} must give something away.`,
          ],
          reading,
        ),
    },
    {
      id: 'length',
      name: 'Length',
      fits: hasNot(/\bacrostic\b|\bdon't write it\b|\bideas?\b/),
      isIn: lengthSign,
      advice: 'Say how long it should be, so that you get neither two lines nor two pages.',
      example: (_topic, reading) =>
        isSong(reading)
          ? 'Write two verses and a chorus.'
          : isVerse(reading)
            ? 'Write eight short lines.'
            : isMessage(reading)
              ? 'Use at most 100 words.'
              : 'Write about 200 words.',
    },
  ],
  enough: (fitting) => (fitting > 4 ? fitting - 2 : fitting),
  next: (reading) =>
    isVerse(reading)
      ? choose(
          [
            'Write one line that only you can write. Then let the rest follow from it.',
            'Say the first line out loud and clap to it. You hear whether it has a rhythm.',
            'Collect five words for it yourself first. Your own words make it different.',
          ],
          reading,
        )
      : isMessage(reading)
        ? 'Read it aloud before anyone else gets it. Change each word that you would never say.'
        : choose(
            [
              'Write the first sentence yourself. Then the rest has to follow your idea.',
              'Draw the most important scene before you read an answer. Which of the two is more exciting?',
              'Tell it to someone in three sentences. Where they ask “and then?”, your story is strong.',
            ],
            reading,
          ),
}
