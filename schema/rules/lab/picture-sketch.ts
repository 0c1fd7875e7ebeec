// A composition in words: what a prompt specifies about a picture, and what it leaves open. No picture is generated.

export type PictureSketch = {
  id: 'front' | 'behind' | 'light' | 'colours' | 'mood'
  name: string
  /** Whether the prompt specifies it. */
  isFound: boolean
  text: string
}[]

type Part = { id: PictureSketch[number]['id']; name: string; signs: RegExp; missing: string }

const parts: Part[] = [
  {
    id: 'front',
    name: 'In front',
    signs:
      /[^.!?\n]{0,60}\b(?:in (?:the )?(?:front|foreground|middle|cent(?:re|er))|on the (?:left|right)|close[- ]up)\b[^.!?\n]{0,40}|(?<=\b(?:draw|paint|sketch|show|make|create|picture of|image of|photo of|drawing of|painting of|poster of)\b(?: me)?(?: (?:a |an )?(?:picture|image|drawing|painting|poster|photo|scene) (?:of|with))? )(?!it\b|this\b|that\b|me\b)[^.,;!?\n]{3,80}/iu,
    missing: 'You did not say. What is closest, and how big is it?',
  },
  {
    id: 'behind',
    name: 'Behind',
    signs:
      /[^.,;!?\n]{0,60}\b(?:behind (?:it|him|her|them|the|a|an)|in the background|in the distance|far away|on the horizon)\b[^.,;!?\n]{0,40}|\b(?:in|on|at|beside|by|near|under|over|above) (?:a |an |the |our |my )(?:[\p{L}-]+ ){0,2}(?:harbour|harbor|sea|beach|forest|wood|city|town|village|street|park|garden|kitchen|room|classroom|school|mountains?|lake|river|sky|space|desert|castle|library|island|roof|bridge|station|market|field|house|wall|bench|moon|snow|rain)\b/iu,
    missing: 'You did not say. Where is it, and what is in the distance?',
  },
  {
    id: 'light',
    name: 'Light',
    signs:
      /\b(?:(?:soft|warm|cold|bright|dim|golden|harsh|evening|morning|winter|candle|low|strong) light|light (?:comes|falls|from)[^.,;!?\n]{0,30}|sunlight|moonlight|candlelight|lamp ?light|sunset|sunrise|dawn|dusk|golden hour|at night|midnight|noon|shadows?|lantern|candles?|street ?lamp|glow(?:ing|s)?|backlit|sunny|foggy|stormy|starlight|rainy)\b/iu,
    missing: 'You did not say. Where does the light come from, and what time of day is it?',
  },
  {
    id: 'colours',
    name: 'Colours',
    signs:
      /\b(?:(?:(?:dark|light|bright|pale|deep|soft|warm|cold) )?(?:red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|grey|gray|gold(?:en)?|silver|turquoise|teal|coral|amber)|black and white|(?:warm|cold|soft|bright|pastel|few|three|two) colou?rs|pastels?|rainbow)\b/iu,
    missing: 'You did not say. Which two or three colours should it use?',
  },
  {
    id: 'mood',
    name: 'Mood',
    signs:
      /\b(?:calm|quiet|peaceful|cosy|cozy|happy|cheerful|funny|silly|sad|lonely|scary|spooky|mysterious|dreamy|magical|wild|exciting|gentle|friendly|gloomy|hopeful|proud|brave|playful|dramatic|serious|old-fashioned)\b/iu,
    missing: 'You did not say. How should people feel when they look at it?',
  },
]

/** Describes the picture part by part in the prompt's own words, and asks for each missing part. */
export function sketchPicture(prompt: string): PictureSketch {
  return parts.map(({ id, name, signs, missing }) => {
    const found =
      id === 'colours' || id === 'mood' || id === 'light' ? every(signs, prompt) : (signs.exec(prompt)?.[0].trim() ?? '')
    return { id, name, isFound: found !== '', text: found === '' ? missing : sentence(found) }
  })
}

function every(signs: RegExp, prompt: string): string {
  const all = [...prompt.matchAll(new RegExp(signs.source, 'giu'))].map(([text]) => text.trim().toLowerCase())
  return [...new Set(all)].slice(0, 4).join(', ')
}

function sentence(text: string): string {
  const said = text.replaceAll(/\s+/g, ' ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
