// The AI literacy framework of the European Commission and the OECD ("Empowering Learners for the Age of AI"): the four domains
// and 22 competences of its published review draft. The names are our own short wording.

export const literacyDomains = [
  { id: 'engage', name: 'Engage with AI' },
  { id: 'create', name: 'Create with AI' },
  { id: 'manage', name: 'Manage AI' },
  { id: 'design', name: 'Design AI' },
] as const

export type LiteracyDomainId = (typeof literacyDomains)[number]['id']

export const competences = [
  { id: 'engage-role', domain: 'engage', name: 'Notice where AI plays a part and what it influences' },
  { id: 'engage-judge', domain: 'engage', name: 'Decide whether to accept, change or reject what AI gives' },
  { id: 'engage-recommend', domain: 'engage', name: 'See how recommendations open and narrow our view' },
  { id: 'engage-bias', domain: 'engage', name: 'Explain how AI can make unfairness in society bigger' },
  { id: 'engage-energy', domain: 'engage', name: 'Describe the energy and resources that AI uses up' },
  { id: 'engage-ethics', domain: 'engage', name: 'Weigh a use of AI against what people hold to be right' },
  { id: 'engage-limits', domain: 'engage', name: 'Connect what AI does to people with how it works' },
  { id: 'create-explore', domain: 'create', name: 'Explore new views that build on ideas of your own' },
  { id: 'create-prototype', domain: 'create', name: 'Picture, prototype and combine ideas with different tools' },
  { id: 'create-feedback', domain: 'create', name: 'Work with AI to get feedback, refine and reflect' },
  { id: 'create-credit', domain: 'create', name: 'Tell how AI can protect or harm authorship and authenticity' },
  { id: 'create-explain', domain: 'create', name: 'Explain what AI does in words that do not make it a person' },
  { id: 'manage-whether', domain: 'manage', name: 'Decide from the task whether to use AI at all' },
  { id: 'manage-split', domain: 'manage', name: 'Split a problem by what people and AI are each good at' },
  { id: 'manage-direct', domain: 'manage', name: 'Direct AI with instructions, context and criteria' },
  { id: 'manage-delegate', domain: 'manage', name: 'Hand over tasks so that AI helps and people stay in charge' },
  { id: 'manage-rules', domain: 'manage', name: 'Make and share fair rules for using AI' },
  { id: 'design-purpose', domain: 'design', name: 'Describe how AI could help with a problem of a community' },
  { id: 'design-compare', domain: 'design', name: 'Compare systems that follow rules with systems that learn from data' },
  { id: 'design-data', domain: 'design', name: 'Gather and choose data that is relevant, fair and harmless' },
  { id: 'design-evaluate', domain: 'design', name: 'Test AI against criteria and the word of its users' },
  { id: 'design-describe', domain: 'design', name: 'Describe what a model is for, for whom, and where it fails' },
] as const satisfies readonly { id: string; domain: LiteracyDomainId; name: string }[]

export type CompetenceId = (typeof competences)[number]['id']
