import type { CoachedKind, RecognizedKind } from './kinds/kinds.ts'
import type { Product } from './kinds/products.ts'
import { anything } from './parts/anything.ts'
import { cause } from './parts/asked/cause.ts'
import { comparison } from './parts/asked/comparison.ts'
import { riddle } from './parts/asked/riddle.ts'
import { rolePlay } from './parts/asked/role-play.ts'
import { summary } from './parts/asked/summary.ts'
import { faith, game, opinion } from './parts/asked/views.ts'
import { wording } from './parts/asked/wording.ts'
import { conversation } from './parts/chat.ts'
import { explanation, question } from './parts/facts.ts'
import { factsAbout } from './parts/facts-about.ts'
import { joke } from './parts/joke.ts'
import { list } from './parts/list.ts'
import { message } from './parts/message.ts'
import type { KindRules } from './parts/part.ts'
import { picture } from './parts/picture.ts'
import { plan } from './parts/plan.ts'
import { quiz } from './parts/quiz.ts'
import { code, homework } from './parts/school.ts'
import { story } from './parts/story.ts'
import { timetable } from './parts/timetable.ts'

export const kindRules: Record<CoachedKind, KindRules> = {
  question,
  explanation,
  story,
  picture,
  plan,
  homework,
  code,
  joke,
  conversation,
}

/** Parts of the things that a prompt orders by their name. */
const productRules: Record<Product, KindRules> = {
  list,
  quiz,
  facts: factsAbout,
  table: factsAbout,
  timetable,
  message,
  riddle,
  summary,
  comparison,
  'role-play': rolePlay,
  wording,
  cause,
  opinion,
  faith,
  game,
}
/** Their parts would look silly if the guess is wrong. */
const isSpecific = (kind: CoachedKind) => kind === 'code' || kind === 'picture' || kind === 'story' || kind === 'homework'

/** Returns the parts for a prompt of this kind or product. */
export function rulesFor({ kind, product, isSure }: RecognizedKind & { kind: CoachedKind }): KindRules {
  if (product) return productRules[product]
  return isSure || !isSpecific(kind) ? kindRules[kind] : anything
}
