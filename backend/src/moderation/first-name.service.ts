import { cleanPrompt } from '@deepm/schema/rules/lab/lab'
import { personalDataNames } from '@deepm/schema/rules/safety/personal-data/personal-data'
import { checkPrompt } from '@deepm/schema/rules/safety/prompt-safety'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { harmsIn } from './patterns/harm-patterns.service.ts'

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** First names that contain a rude English word. */
const realNames = new Set(
  'analisa analise anal ashit bich cumali dick dickens dickson dikshit dyke fanny gay harshit nishit semen shital slutsky'.split(
    ' ',
  ),
)

/** A name that contains contact details or a location. */
const contact =
  /\b(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|discord|whats ?app|telegram|roblox|you ?tube|g?mail|phone|call|text|dm|live|school|street|road|avenue)\b/i

export type NameProblem = 'rude' | 'contact'

/**
 * Checks a first name that other children may see. The classifier does not run, because it is trained on sentences: it takes short names
 * such as "Mia" for other words.
 */
export function firstNameProblem(name: string): NameProblem | null {
  if (realNames.has(name.trim().toLowerCase())) return null
  if (contact.test(name) || personalDataNames(name).length > 0) return 'contact'
  const text = cleanPrompt(name)
  const { level } = checkPrompt(name, { harms: harmsIn(text), isOverride: false })
  return level === 'danger' || profanity.hasMatch(name) ? 'rude' : null
}
