import { art } from '../../../../ui/illustrations/art.tsx'
import { hair, skin } from '../../../../ui/illustrations/scene-parts.tsx'

/** Samples with invented people, written and labelled by us because the academy is new. */
export const reviews = [
  {
    name: 'Sofia',
    age: 41,
    role: 'mother of a ten-year-old',
    content:
      'I expected tricks for getting homework done. Instead, my daughter told me at dinner which part of an answer she didn’t believe, and how she checked it.',
    rating: 5,
    hue: 'teal',
    ground: art.mint,
    avatar: { skin: skin.sand, hair: hair.copper, top: art.teal, look: 'bob' },
  },
  {
    name: 'Malik',
    age: 13,
    role: 'on the Writer path',
    content:
      'The AI wanted to end my story with a dragon. I kept my own ending and only used the AI to find the boring parts. There were more than I thought.',
    rating: 5,
    hue: 'violet',
    ground: art.lilac,
    avatar: { skin: skin.cocoa, hair: hair.black, top: art.violet, look: 'curls' },
  },
  {
    name: 'Aylin',
    age: 16,
    role: 'on the Campaigner path',
    content:
      'I made a poster about our river, and the first number the chatbot gave me was made up. Now I look for the source before I make anything look nice.',
    rating: 5,
    hue: 'coral',
    ground: art.blush,
    avatar: { skin: skin.clay, hair: art.amber, top: art.coral, look: 'scarf' },
  },
] as const

export type Review = (typeof reviews)[number]
