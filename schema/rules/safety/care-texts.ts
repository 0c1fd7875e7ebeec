// Texts for people who may need help. Apart from crisis.ts, so that using them does not load its vocabulary. The sources are in
// docs/prompt-safety.md.

/** What a crisis is about, most urgent first. */
export const crisisTopicIds = ['selfHarm', 'sextortion', 'grooming', 'abuse', 'eatingDisorder', 'bullying', 'general'] as const
export type CrisisTopic = (typeof crisisTopicIds)[number]

/** The reply to a learner, which is shown on the help card and stored as the response, and the name that staff read. */
type Reply = { title: string; text: string; forStaff: string }

export const crisisReplies: Record<CrisisTopic, Reply> = {
  selfHarm: {
    title: 'You matter, and you do not have to carry this alone',
    text: 'Thank you for putting this into words. That was brave, and these feelings are not your fault. A computer cannot help with this. A person can. Do one thing now: go to an adult you trust and tell them, or ring a helpline. If this is about a friend, tell an adult for them today.',
    forStaff: 'Self-harm or suicide',
  },
  sextortion: {
    title: 'You are not in trouble, and there is help',
    text: 'It is good that you told us. This is a crime against you, and it is not your fault. Do one thing now: tell an adult you trust. Do not pay and do not send anything more, even if they push you. Keep the messages, because they help the police to stop this person.',
    forStaff: 'Threats to share pictures (sextortion)',
  },
  grooming: {
    title: 'You were right to stop and think',
    text: 'A person who asks you for pictures, secrets or a meeting is in the wrong. You are not. You are not in trouble, even if you already sent something. Do one thing now: stop answering, and show the messages to an adult you trust. You do not have to keep this secret.',
    forStaff: 'Grooming, or someone asking for pictures',
  },
  abuse: {
    title: 'It is not your fault, and there is help',
    text: 'Thank you for telling us. No person has the right to hurt you, or to touch you in a way that feels wrong. It is not your fault. Do one thing now: tell an adult who is not part of it, such as a teacher, or ring a helpline. You do not have to keep it secret.',
    forStaff: 'Abuse or neglect by someone the child knows',
  },
  eatingDisorder: {
    title: 'You deserve help with this',
    text: 'Thank you for writing this down. Worries about food and your body can grow very big. They are not your fault, and you do not have to look ill to get help. Do one thing now: tell an adult you trust how eating feels for you. You can see a doctor together.',
    forStaff: 'Eating disorder',
  },
  bullying: {
    title: 'You do not have to put up with this',
    text: 'It was right to put this into words. Being bullied is never your fault. Do one thing now: tell an adult you trust what happened, where, and how often. If it was online, take a screenshot first. If they do not help, tell another adult. You can keep asking until it stops.',
    forStaff: 'Being bullied',
  },
  general: {
    title: 'You matter, and you do not have to carry this alone',
    text: 'This sounds heavy. It is not your fault, and it is good that you put it into words. A computer cannot help with this. A person can. Please talk to an adult you trust today, or to a helpline: they listen, and most are free.',
    forStaff: 'Not clear: read the message',
  },
}

/** Returns the topics of a list of ids, most urgent first; `general` when there is none. */
export function crisisTopicsOf(ids: readonly string[]): [CrisisTopic, ...CrisisTopic[]] {
  const [first, ...others] = crisisTopicIds.filter((topic) => ids.includes(topic) && topic !== 'general')
  return first ? [first, ...others] : ['general']
}

export const emergencyText =
  'In danger right now? Call the emergency number where you are: 112 in the EU, 999 in the UK, 911 in the US and Canada, 000 in Australia.'
