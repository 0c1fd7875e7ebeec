import type { PromptReading } from '../reading/reading.ts'
import { isOtherLanguage } from './language.ts'
import { type ModelKind, modelKinds, scoreKinds } from './model.ts'
import { isNonsense } from './nonsense.ts'
import { kindOfProduct, type Product, productOf } from './products.ts'

/** What a prompt asks for. */
export type PromptKind = ModelKind | 'other-language'
/** Kinds that get a reply instead of suggestions. */
export type SpecialKind = 'trick' | 'nonsense' | 'other-language'
/** Kinds that get suggestions, as a learner can choose them. */
export type CoachedKind = Exclude<PromptKind, SpecialKind>
export const coachedKinds = modelKinds.filter((kind): kind is CoachedKind => kind !== 'trick' && kind !== 'nonsense')

/** A picture tool expects pictures, but a child may also ask it a question. */
const pictureBonus = 1
/** The same for a thing that is only named, such as "my cat". */
const namedThingBonus = 3
const longestName = 4
/** A reply to a trick or nonsense is wrong for a real prompt, so it needs this lead. */
const sureMargin = 0.1
/** With a lower best score and a smaller lead, the model guesses: of such prompts in the sets d to f, a third are of another kind. */
const unsure = { score: -0.3, lead: 0.3 }

export type RecognizedKind = {
  kind: PromptKind
  /** The thing that the prompt orders by its name, if it has parts of its own. */
  product: Product | null
  /** Whether it is more than a guess. */
  isSure: boolean
}

/**
 * Recognizes what a prompt asks for: a product by its name, everything else with a linear model (`npm run coach:train`).
 *
 * @param isForPicture whether it is sent to a picture tool, where things that are only named are to be drawn
 */
export function recognizeKind(reading: PromptReading, isForPicture = false): RecognizedKind {
  const special = isNonsense(reading) ? 'nonsense' : isOtherLanguage(reading) ? 'other-language' : null
  if (special) return { kind: special, product: null, isSure: true }
  const scores = scoreKinds(reading)
  if (isForPicture) scores.picture += isNamedThing(reading) ? namedThingBonus : pictureBonus
  const kinds = Object.keys(scores) as ModelKind[]
  const [best = 'conversation', second = best] = kinds.toSorted((one, other) => scores[other] - scores[one])
  const lead = scores[best] - scores[second]
  const kind = lead > sureMargin || (best !== 'trick' && best !== 'nonsense') ? best : second
  const product = isForPicture || kind === 'trick' ? null : productOf(reading)
  if (product) return { kind: kindOfProduct[product], product, isSure: true }
  const isDrawn = isForPicture && kind === 'picture'
  return { kind, product, isSure: isDrawn || scores[kind] >= unsure.score || lead >= unsure.lead }
}

function isNamedThing({ text, words }: PromptReading): boolean {
  return (
    words.length <= longestName && !/\?|^(?:hi|hello|hey|thanks|thank you|what|who|why|how|when|where|can|do|are|is)\b/.test(text)
  )
}
