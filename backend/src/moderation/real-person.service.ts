import { findPersonalData } from '@deepm/schema/rules/safety/personal-data/personal-data'

// Whether a prompt asks for a picture of a real person. There is no list of people: the rules look at how a name is used. The instructions
// to the model and the provider's own filter come on top, and a name in small letters passes these rules.

const name = String.raw`(?<![\p{L}'’])\p{Lu}[\p{L}'’-]+`
const joins = String.raw`(?:\s+(?:van|von|de|da|del|bin|al|le|la|di|den|der))*`
/** Names of places, feasts and figures begin with such a word. */
const noPerson = String.raw`(?!(?:Mount|Lake|Planet|River|Cape|Port|Fort|New|North|South|East|West|Great|Big|Santa|Father|Mother|Easter|Christmas)\s)`
/** Names after the first one. A bound keeps long rows of capitalised words from being read again for each of them. */
const moreNames = 5
/** Two or more capitalised words. */
const fullName = `${noPerson}${name}(?:${joins}\\s+${name}){1,${moreNames}}`
const shown = String.raw`(?:photo(?:graph)?|picture|pic|image|selfie|portrait|drawing|painting|sketch|cartoon|caricature|poster|meme|deep\s?fake)s?`
const doing = String.raw`(?:\p{L}+ing\b|as\s+(?:a|an|the)\b|with\s+(?:a|an|his|her|their)\b|in\s+(?:a|an|his|her|their)\b)`
/** A word after which two capitalised words are a kind of thing, such as “a Golden Retriever”. */
const kind = String.raw`(?<!\b(?:a|an|the|one|two|three|some|my|our|old|young|big|small|little|cute|happy|tiny)\s)`
/** Capitalised names of places and days end with such a word. */
const place = `(?:Tower|Bridge|Wall|Park|City|Street|Road|Mountains?|Mount|Sea|Ocean|River|Lake|Islands?|Castle|Palace|Museum|Square|Station|Forest|Desert|Bay|Canyon|Falls|Pyramids?|House|Stadium|Reef|Valley|Beach|Hill|Market|Temple|Cathedral|Church|School|Hotel|Garden|Kingdom|States|Day|Eve|Night|York|Age|War|Universe|Way|Earth)`
const notPlace = String.raw`(?!\p{L})(?!\s+${place}\b)`

const patterns: RegExp[] = [
  // “a photo of Taylor Swift”
  new RegExp(
    `\\b${shown}\\s+(?:of|with|showing|from)\\s+(?:${name}\\s+and\\s+)?(?!${name}(?:${joins}\\s+${name}){0,${moreNames}}\\s+${place}\\b)${fullName}`,
    'u',
  ),
  // “Lionel Messi playing chess”
  new RegExp(
    `${kind}(?!${name}(?:${joins}\\s+${name}){0,${moreNames}}\\s*\\b${place}\\b)${fullName}(?!\\s+${place}\\b)\\s+${doing}`,
    'u',
  ),
  // “a selfie with Messi”, “a portrait of Zendaya”
  new RegExp(`\\b(?:selfie|portrait|caricature|meme|deep\\s?fake)s?\\s+(?:of|with)\\s+${name}${notPlace}`, 'u'),
  // “a photo of Messi eating”
  new RegExp(`\\b${shown}\\s+(?:of|with)\\s+${name}\\s+${doing}`, 'u'),
  // “Messi’s face”, “looks like Messi”
  new RegExp(`${name}[’']s\\s+(?:face|head|body|selfie)\\b|\\blooks?\\s+(?:just\\s+|exactly\\s+)?like\\s+${fullName}`, 'u'),
  // “Mr Brown”, “President Lincoln”
  new RegExp(
    `\\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof(?:essor)?|President|Prime\\s+Minister|Chancellor|Senator|Pope)\\.?\\s+${name}`,
    'u',
  ),
  /\b(?:the\s+)?(?:president|prime\s+minister|chancellor|king|queen)\s+of\s+(?:the\s+)?(?:uk|us|usa|united\s|england|america|france|germany|spain|russia|china|india)|\bthe\s+pope\b/iu,
  // “a real photo of my teacher”
  /\b(?:photo(?:graph)?|selfie|deep\s?fake|realistic\s+(?:picture|image|portrait))s?\s+(?:of|with)\s+(?:me|us|myself|(?:my|our)\s+(?:best\s+|ex[- ]?)?(?:friends?|classmates?|teachers?|head\s?teacher|class|crush|girlfriend|boyfriend|mum|mom|mother|dad|father|parents?|sisters?|brothers?|cousins?|neighbou?rs?|coach|family))\b/iu,
  /\b(?:real|actual|living|famous)\s+(?:people|person|celebrit(?:y|ies)|politicians?)\b|\bcelebrit(?:y|ies)\b/iu,
]

/** Returns whether a prompt for a picture seems to name a real person, or asks for a photo of someone the writer knows. */
export function namesRealPerson(prompt: string): boolean {
  return (
    /\[name\]/i.test(prompt) ||
    findPersonalData(prompt).some((finding) => finding.kind === 'name') ||
    patterns.some((pattern) => pattern.test(prompt))
  )
}
