import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { contentWords } from '../reading/vocabulary.ts'
import type { KindRules } from './part.ts'
import { colours, light, mood, setting, settingText, style, viewpoint } from './picture-signs.ts'

const isOneself = ({ text }: PromptReading) =>
  /^(?:please )?(?:can you )?(?:draw |paint |make |sketch )?(?:a )?(?:picture |photo |drawing |portrait )?(?:of )?(?:me|myself)(?: please)?[.!?]*$/.test(
    text,
  )

const the = (again: string | null, reading: PromptReading) => again ?? (isOneself(reading) ? 'the child' : 'it')
const subjectless =
  /^(?:please )?(?:can you |could you )?(?:draw|paint|make|create|sketch|do|generate|design|show|give)(?: me| us)?(?: (?:something|anything|stuff|a|an|one|some|the|cool|nice|really|good|pretty|picture|image|photo|drawing|painting|pic|art|please|it|now|random|cute|funny|very|for|my|room|wallpaper))*[.!?]?$/u

/** Pictures. Each part is shown with the words that it was found in. */
export const picture: KindRules = {
  name: () => 'a picture',
  parts: [
    {
      id: 'subject',
      name: 'What to see',
      isIn: ({ text, words }) =>
        !subjectless.test(text) &&
        contentWords(words).filter(
          (word) =>
            !/^(?:draw|paint|picture|image|photo|drawing|painting|sketch|art|pixel|cartoon|poster|logo|create|design|generate)$/.test(
              word,
            ),
        ).length > 0,
      advice: (reading) =>
        isOneself(reading)
          ? 'The machine has never seen you. Say what your hair and clothes are like and what you do. Leave out your name, and send no photo.'
          : 'Say what should be in the picture. Otherwise the machine chooses for you.',
      example: (_topic, reading) =>
        isOneself(reading)
          ? choose(
              [
                'Show a child with short dark hair and a yellow raincoat who jumps over a puddle.',
                'Show a child with a long plait and a green jumper who plays the drums.',
              ],
              reading,
            )
          : choose(
              ['Show an old fox who reads a newspaper.', 'Show a robot who waters flowers.', 'Show two penguins who play chess.'],
              reading,
            ),
    },
    {
      id: 'setting',
      name: 'Where',
      fits: ({ text }) =>
        !/\b(?:logo|icon|emoji|sticker|avatar|pfp|flag|map|landscape|skin|t-?shirt|card|sword|wallpaper for|poster about|kit|comic|tattoo|rangoli|trophy|room|letters|pattern|badge|costume)\b/.test(
          text,
        ),
      isIn: ({ text }) => setting.test(settingText(text).replace(/^.*?\b(?:picture|image|photo|drawing|painting) of\b/u, '')),
      advice: 'Say where it is. A place tells a story, too.',
      example: ({ again }, reading) =>
        choose(
          [
            `Behind ${the(again, reading)}, show hills and a wide sky.`,
            `Behind ${the(again, reading)}, show an old city with narrow streets.`,
            `Around ${the(again, reading)}, show a forest with tall trees.`,
          ],
          reading,
        ),
    },
    {
      id: 'style',
      name: 'Style or material',
      isIn: style,
      advice: 'Say what it should be made like, for example with pencil, cut paper or as a photo. Each one looks different.',
      example: (_topic, reading) =>
        choose(
          [
            'Make it look like it was cut from coloured paper.',
            'Make it look like a drawing in soft pencil.',
            'Make it look like a figure of clay.',
            'Make it look like an old cartoon.',
            'Make it look like a watercolour.',
            'Make it look like a photo from an old album.',
            'Make it look like a felt figure.',
            'Make it look like a chalk drawing.',
          ],
          reading,
        ),
    },
    {
      id: 'light',
      name: 'Light',
      fits: ({ text }) =>
        !/\b(?:logo|icon|emoji|sticker|flag|map|colou?ring page|line art|skin|pixel art|diagram|t-?shirt|card|pfp|avatar|kit|comic|tattoo|rangoli|room|letters|pattern|badge|costume)\b/.test(
          text,
        ),
      isIn: light,
      advice: 'Say where the light comes from or what time of day it is. Light changes how everything looks.',
      example: ({ again }, reading) =>
        choose(
          [
            `Warm evening light falls on ${the(again, reading)} from the left.`,
            `It is early morning, and soft light comes from behind ${the(again, reading)}.`,
            `It is night, and one lantern shines on ${the(again, reading)}.`,
          ],
          reading,
        ),
    },
    {
      id: 'mood',
      name: 'Mood',
      isIn: mood,
      advice: 'Say how people should feel when they see it. Happy and lonely pictures look very different.',
      example: (_topic, reading) =>
        choose(
          [
            'It should feel calm.',
            'It should look funny.',
            'It should feel a bit mysterious.',
            'It should look proud.',
            'It should feel wild.',
            'It should look cosy.',
          ],
          reading,
        ),
    },
    {
      id: 'viewpoint',
      name: 'Viewpoint',
      fits: ({ text }) =>
        !/\b(?:logo|icon|emoji|sticker|flag|t-?shirt|card|pfp|avatar|map|background|colou?ring page)\b/.test(text),
      isIn: viewpoint,
      advice: 'Say from where we look: from above, from the ground or very close. Then you decide what looks big.',
      example: ({ again }, reading) =>
        choose(
          [
            `Show ${the(again, reading)} from very close to the ground.`,
            `Show ${the(again, reading)} from above.`,
            `Show ${the(again, reading)} in a close-up.`,
          ],
          reading,
        ),
    },
    {
      id: 'colours',
      name: 'Colours',
      isIn: colours,
      advice: 'Name two or three colours. Fewer colours go together better.',
      example: (_topic, reading) =>
        choose(
          ['Use mostly two colours, blue and orange.', 'Use mostly green and a little red.', 'Use soft yellow, brown and white.'],
          reading,
        ),
    },
  ],
  enough: (fitting) => Math.min(5, fitting - 1),
  next: (reading) =>
    choose(
      [
        'Give your words to a friend, and let your friend draw them. What did they leave open?',
        'Close your eyes and imagine it. What do you see that is not in your words yet?',
        'Draw a small sketch of it first. Then you notice what a machine does differently.',
      ],
      reading,
    ),
}

const found: Partial<Record<string, RegExp>> = { light, colours, mood, style, viewpoint, setting }

/** Returns the child's words that say something about a part of a picture, or null. */
export function pictureWords(id: string, { text }: PromptReading): string | null {
  const sign = found[id]
  if (!sign) return null
  const where = id === 'setting' ? settingText(text) : text
  const all = [...where.matchAll(new RegExp(sign.source, 'gu'))].map(([words]) => words.trim())
  // "style" alone says nothing.
  const telling = all.filter((words) => words !== 'style')
  return [...new Set(telling)].slice(0, 3).join(', ') || null
}
