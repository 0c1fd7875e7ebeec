import type { Hue } from '../../../ui/theme/hue.ts'

/** Promotional figures, fixed by the specification (section 2). They are claims, not counts from this academy. */
export const guideFigures: { value: string; label: string; hue: Hue; isSample?: boolean }[] = [
  { value: '10-minute', label: 'PDF guide', hue: 'teal' },
  { value: '4.8/5', label: 'rating *', hue: 'amber', isSample: true },
  { value: '14K+', label: 'downloads *', hue: 'violet', isSample: true },
]

export const guideChapters = [
  { title: 'What AI is', text: 'How AI learns and why it is good at guessing, in plain words.' },
  { title: 'What children do with it', text: 'Homework, pictures, jokes, comfort: how children really use it.' },
  { title: 'What each age is ready for', text: 'From 6 to 18: what to allow and what to do together.' },
  { title: 'Privacy', text: 'What never belongs in a prompt, and why.' },
  { title: 'When the machine is wrong', text: 'Made-up facts, and three ways to spot them.' },
  { title: 'School and honesty', text: 'Help or cheating? Where teachers draw the line.' },
  { title: 'Pictures and deepfakes', text: 'How fakes are made, and what to do when one hurts someone.' },
  { title: 'Feelings, companions and agents', text: 'When a chat feels like a friend, and when a tool acts for you.' },
  { title: 'Fairness', text: 'Whose voices AI has learned from, and whose are missing.' },
  { title: 'Family rules', text: 'A family agreement to print and sign, plus checklists.' },
] as const

export const guideBenefits = [
  {
    title: 'Know what to say',
    text: 'Conversation starters for the car, the kitchen table and the evening after something went wrong.',
    hue: 'teal',
  },
  {
    title: 'Spot what matters',
    text: 'Checklists by age: which tools and settings to choose, and which signs to look out for.',
    hue: 'amber',
  },
  {
    title: 'Agree on rules',
    text: 'A family agreement to print. Everyone signs it, including parents.',
    hue: 'violet',
  },
] as const

/** Samples written by our team, and labelled as such on the page. */
export const guideSamples = [
  {
    quote: 'We read the page on homework together. Now my son shows me which part the AI wrote before I even ask.',
    who: 'A parent of a 12-year-old',
  },
  {
    quote: 'I knew nothing about these tools. Ten minutes later, I could answer my granddaughter’s question.',
    who: 'A grandmother of a 9-year-old',
  },
] as const
