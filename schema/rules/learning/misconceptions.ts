// Wrong ideas about AI that wrong answers of a check can show. A twin question probes the same idea in another situation.

const misconceptions = [
  { id: 'everything-is-ai', name: 'Every program, robot or app is AI.' },
  { id: 'typed-rules', name: 'Someone typed in all the rules that it follows.' },
  { id: 'looks-it-up', name: 'It looks up its answers in a database of facts.' },
  { id: 'copies-training', name: 'It cuts its answers or pictures out of its training data.' },
  { id: 'sure-means-right', name: 'An answer that sounds sure is right.' },
  { id: 'understands', name: 'It understands words the way a person does.' },
  { id: 'feels', name: 'It has feelings or wishes, or is your friend.' },
  { id: 'learns-from-me', name: 'It learns from every chat right away, and remembers everything.' },
  { id: 'chat-is-private', name: 'What is typed into a chat stays between you and the machine.' },
  { id: 'neutral', name: 'Machines and data are neutral.' },
  { id: 'more-is-better', name: 'More data or a bigger machine solves every problem.' },
  { id: 'average-is-fair', name: 'A good average is good for everyone.' },
  { id: 'training-is-testing', name: 'Being right on examples it was trained with shows that it works.' },
  { id: 'always-visible', name: 'Careful eyes or a detector can always find what a machine made.' },
  { id: 'machine-is-responsible', name: 'The machine is responsible for what it does.' },
  { id: 'feed-is-the-world', name: 'A feed shows what is popular, true or good for me.' },
  { id: 'costs-nothing', name: 'Using AI costs nothing.' },
  { id: 'magic-prompt', name: 'There is one perfect prompt for everything.' },
  { id: 'one-check-is-enough', name: 'A claim is checked when one page or the machine itself repeats it.' },
  { id: 'agents-only-obey', name: 'An agent only does what its owner told it.' },
] as const satisfies readonly { id: string; name: string }[]

export const misconceptionIds = misconceptions.map(({ id }) => id)
