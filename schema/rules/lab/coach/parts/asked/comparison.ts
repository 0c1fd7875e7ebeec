import { lengthSign, levelSign } from '../facts.ts'
import { purposeSign } from '../list.ts'
import { hasWord, type KindRules } from '../part.ts'

const isHealth = hasWord(
  /\b(?:contact lenses|contacts|glasses|braces|medicines?|tablets|pills?|vitamins?|diets?|protein|creatine|vegan|vegetarian|inhalers?|allerg\p{L}+|injections?|sleep|skin ?care)\b/u,
)
const isPurchase = hasWord(
  /\b(?:phones?|iphone|samsung|android|laptops?|tablet|ps5|ps4|xbox|switch|console|headphones|bikes?|scooters?|trainers|cameras?|price|cheaper|buy|cost)\b/,
)

/** Two things side by side. */
export const comparison: KindRules = {
  name: () => 'a comparison',
  parts: [
    {
      id: 'contents',
      name: 'What to compare',
      isIn: /\b(?:pros|cons|advantages?|disadvantages?|differen\w+|similar\w*|in common|by (?!the\b)\w+|price|cost|size|speed|how (?:\w+) (?:they|it|each)|which (?:is|one) (?:better|faster|cheaper|safer|healthier|stronger|easier)|strengths?)\b/,
      advice: (reading) =>
        `Say what to compare, such as ${isPurchase(reading) ? 'price and battery' : 'size and use'}, or good and bad sides. Otherwise it chooses for you.`,
      example: (_topic, reading) =>
        isPurchase(reading) || isHealth(reading)
          ? 'Compare two pros and two cons of each.'
          : 'Name three differences and one thing that they have in common.',
    },
    {
      id: 'level',
      name: 'For whom',
      isIn: ({ text }) =>
        levelSign.test(text) || purposeSign.test(text) || /\bfor (?:me|people|beginners)\b|\bi(?:'m| am) \p{L}+/u.test(text),
      advice: 'Say for whom or what for. The better choice depends on that.',
      example: () => 'It is for a talk in my class.',
    },
    {
      id: 'form',
      name: 'Form',
      isIn: /\b(?:table|columns?|rows?|list|bullets?|bullet points?|side by side|chart|paragraphs?|dialogue)\b/,
      advice: 'Say what form you want. In a table, both things stand side by side.',
      example: () => 'Make a table with two columns.',
    },
    {
      id: 'length',
      name: 'Length',
      isIn: ({ text }) =>
        lengthSign.test(text) ||
        /\b(?:\d+|two|three|four|five|six) (?:\p{L}+ )?(?:rows|points|pros|differences|facts|reasons)\b/u.test(text),
      advice: 'Say how long it should be. A short answer is easier to read and to check.',
      example: () => 'Use at most 120 words.',
    },
  ],
  enough: (fitting) => fitting - 1,
  next: (reading) =>
    isHealth(reading)
      ? 'This is about your body. Before you decide, check it with someone who knows: a doctor, an optician, a dentist or a pharmacist.'
      : isPurchase(reading)
        ? 'Check prices and numbers on the makers’ own pages: a machine may know only older ones.'
        : 'Write down one difference that you know. Then check two facts in the answer in a book or on a site you trust.',
}
