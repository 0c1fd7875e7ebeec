// Texts for people who may need help. Apart from crisis.ts, so that using them does not load its vocabulary.

/** Shown on the help card and instead of an answer. */
export const careTitle = 'You matter, and you do not have to carry this alone'
export const careText =
  'This sounds heavy. It is not your fault, and it is good that you put it into words. A coach made of rules cannot help with this; a person can. Please talk to an adult you trust today, or to a helpline: they listen, and most are free.'

export const emergencyText =
  'In danger right now? Call the emergency number where you are: 112 in the EU, 999 in the UK, 911 in the US and Canada, 000 in Australia.'
