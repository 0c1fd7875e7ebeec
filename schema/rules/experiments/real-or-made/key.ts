import type { Judged } from './core.ts'

/** What an item is. Only `true` counts as real. */
export type Truth = 'true' | 'made' | 'misleading'

/** Items of the first mission, judged by looking only. */
export const lookItems = ['clock', 'kingfisher', 'moon', 'headphones', 'grandma', 'warming'] as const

/** Items of the third mission, judged with sources. */
export const deskItems = ['shark', 'cat', 'football', 'singer', 'comet', 'toothpaste', 'ship', 'tent', 'lunch', 'lake'] as const

export type ItemId = (typeof lookItems)[number] | (typeof deskItems)[number]

/** The answer key. */
export const truths: Record<ItemId, Truth> = {
  clock: 'made',
  kingfisher: 'true',
  moon: 'true',
  headphones: 'made',
  grandma: 'made',
  warming: 'misleading',
  shark: 'made',
  cat: 'true',
  football: 'misleading',
  singer: 'made',
  comet: 'true',
  toothpaste: 'misleading',
  ship: 'true',
  tent: 'made',
  lunch: 'misleading',
  lake: 'true',
}

/** Items that give nothing away to somebody who only looks. */
export const impossibleByLooking: readonly ItemId[] = [
  'kingfisher',
  'moon',
  'headphones',
  'shark',
  'cat',
  'singer',
  'comet',
  'ship',
  'tent',
  'lunch',
  'lake',
]

/** How sure an answer can be, in percent. Few steps, because a child can tell them apart by words. */
export const confidences = [50, 70, 90, 100] as const

export type Answer = { item: ItemId; isReal: boolean; confidence: number }

export function judged({ item, isReal, confidence }: Answer): Judged {
  return { isRight: isReal === (truths[item] === 'true'), confidence }
}

/** Claims to trace, the pages about each, and the page where the claim started. */
export const claims = {
  chocolate: { pages: ['post', 'news', 'blog', 'press', 'study'], start: 'press' },
  game: { pages: ['post', 'video', 'forum', 'pickle', 'ministry'], start: 'pickle' },
} as const

export const claimIds = ['chocolate', 'game'] as const
export type ClaimId = (typeof claimIds)[number]

export const pageIds = ['post', 'news', 'blog', 'press', 'study', 'video', 'forum', 'pickle', 'ministry'] as const
export type PageId = (typeof pageIds)[number]

/** Fewest pages to open before a trace counts. */
export const fewestPages = 3
