import { choose } from '../reading/choose.ts'
import type { PromptReading } from '../reading/reading.ts'
import { contentWords } from '../reading/vocabulary.ts'
import type { KindRules } from './part.ts'

const light =
  /\b(?:(?:soft|warm|cold|bright|dim|golden|harsh|evening|morning|winter|candle|low|strong|neon|dramatic|natural|moody|studio|blue|dappled|gentle|glowing|stage) (?:light(?:s|ing)?)|light(?:ing)? (?:only |just |coming )?(?:comes|falls|from|shining|through)|lit (?:by|up|from)|sunlight|sunshine|moonlight|moonlit|candlelight|lamp ?light|sunset|sunrise|dawn|dusk|golden hour|at night|night(?:time)?|midnight|noon|midday|shadows?|lanterns?|candles?|street ?lamps?|streetlights?|glow(?:ing|s)?|backlit|sunny|foggy|misty|stormy|starlight|starry|rainy|mist|sun|beam of light|rays?|neon|lightning|evening|northern lights|aurora|fireworks|torch(?:light)?|spotlight|sun rays?|darkness|in the dark|moon|twilight|overcast|fire|campfire)\b/u
const colours =
  /\b(?:red|blue|green|yellow|orange|browns?|greys?|reds?|blues?|greens?|purple|violet|pink|brown|black|white|grey|gray|gold(?:en)?|silver|turquoise|teal|coral|amber|colou?rs?|colou?rful|pastels?|rainbow|neon|beige|cream|monochrome|sepia|lilac|navy|crimson|multicoloured|maroon|indigo|lavender|mint)\b/u
const mood =
  /\b(?:calm|quiet|peaceful|cosy|cozy|happy|cheerful|funny|silly|sad|lonely|scary|spooky|creepy|mysterious|dreamy|magical|wild|exciting|gentle|friendly|gloomy|hopeful|proud|brave|playful|dramatic|serious|old-fashioned|cute|epic|cool|angry|joyful|kawaii|grumpy|sleepy|menacing|relaxed|relaxing|fierce|festive|weird|cheeky|smiling|laughing|crying|eerie|tense|warm feeling|mood|feel(?:s|ing)?|atmosphere|evil|excited|nervous|surprised|shocked|confused|scared|heroic|adorable|goofy|romantic|melanchol\p{L}+|nostalgic|vibes?|ominous|tired|bored)\b/u
const style =
  /\b(?:watercolou?r|pixel|pixels|8-?bit|16-?bit|cartoon|anime|manga|oil paint(?:ing)?|acrylic|pencil|crayons?|chalk|charcoal|pastel drawing|sketch|ink|comic|photo(?:graph)?|photo(?:graphic)?|photorealistic|realistic|realism|cut[- ]?(?:out )?paper|paper[- ]?(?:cut|craft|collage)|(?:coloured|tissue|folded|torn|of|from) paper|papercraft|origami|collage|clay|claymation|plasticine|felt|felted|knitted|crochet|wool|embroidered|embroidery|lego|wooden|wood|glass|stained glass|mosaic|plastic|cardboard|fabric|origami|3d|render|low poly|vector|flat design|minimal(?:ist|istic)?|line art|black and white drawing|retro|vintage|steampunk|cyberpunk|futuristic|vaporwave|concept art|grainy|cinematic|statue|bust|surreal|abstract|impressionis\w+|pop art|graffiti|mural|woodcut|linocut|pixar|disney|ghibli|van gogh|picasso|monet|minecraft|style|drawn (?:by|with|in)|children's book|picture book|storybook|fantasy art|digital art|doodle|silhouette|emoji|logo|poster|colouring page|hand-drawn|chibi|painterly|screen ?print|blueprint|stop[- ]motion|roblox|documentar\p{L}+|real animal|real life)\b/u
const viewpoint =
  /\b(?:(?:seen|viewed|shot|taken|photographed) from(?: \p{L}+){1,2}|view(?:ed)?|from (?:above|below|behind|the side|the front|far|a distance|very close|close|the ground|the air|the top|inside|space|high|down low|under)|close[- ]?up|up close|wide(?:[- ]angle)?(?: shot)?|full body|bird's[- ]eye|worm's[- ]eye|aerial|overhead|top[- ]down|side[- ]view|side[- ]on|front[- ]view|portrait|profile|low angle|high angle|eye level|first[- ]person|over (?:the|his|her|its) shoulder|macro|zoom(?:ed)?(?: in| out)?|in the (?:fore|back)ground|in the (?:middle|centre|center|corner|distance)|centred|centered|panorama|panoramic|perspective|angle|looking (?:up|down) at|fills the|cross[- ]section|isometric|facing|on the (?:left|right)|through (?:a|the) (?:window|keyhole|door)|selfie|camera|silhouetted|in front|landscape format)\b/u
const setting =
  /\b(?:in|on|at|beside|by|near|under|over|above|inside|through|across|behind|outside|around|along|beneath|between|into|next to|in front of|against|among|off) (?:a |an |the |my |our |some |its |his |her |their |outer |deep )?(?:[\p{L}'-]+ ){0,3}[\p{L}'-]{3,}\b|\b(?:background|underwater|outdoors?|indoors|landscape|scene|forest|jungle|beach|city|desert|island|castle|space|garden|street|classroom|bedroom|mountains?|village|kitchen|stadium)\b/u
const notSetting =
  /\b(?:in|with|by|on|at|as) (?:a |an |the )?(?:(?!in |on |at |by |with )[\p{L}'-]+ ){0,3}(?:style|colou?rs?|light|watercolou?r|pencil|black and white|pixel art|anime|cartoon|middle|centre|foreground|front|side|crayon|way|mood|left|right|form|shape|pastels?|hat|scarf|cape|glasses|it|me|them|costume|suit|dress|hoodie|crown|shoes|armou?r|night|sunset|dawn|dusk|minecraft style|kit|(?:blue|red|green|yellow|orange|purple|pink|black|white|grey|brown|gold|turquoise)(?! \p{L}{4,}))\b(?: and \p{L}+)?/gu

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
      isIn: ({ text }) =>
        setting.test(text.replaceAll(notSetting, ' ').replace(/^.*?\b(?:picture|image|photo|drawing|painting) of\b/u, '')),
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
        choose(['It should feel calm.', 'It should look funny.', 'It should feel a bit mysterious.'], reading),
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
        'Close your eyes and look at your picture. What do you see that is not in your words yet?',
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
  const where = id === 'setting' ? text.replaceAll(notSetting, ' ') : text
  const all = [...where.matchAll(new RegExp(sign.source, 'gu'))].map(([words]) => words.trim())
  // "style" alone says nothing.
  const telling = all.filter((words) => words !== 'style')
  return [...new Set(telling)].slice(0, 3).join(', ') || null
}
