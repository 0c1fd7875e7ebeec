// The AI literacy framework of the European Commission and the OECD, "Empowering Learners for the Age of AI" (June 2026,
// doi.org/10.1787/65cd27d4-en): four domains and 19 competences, in its order. The names are our own short wording.

export const literacyDomains = [
  { id: 'engage', name: 'Engage with AI' },
  { id: 'create', name: 'Create with AI' },
  { id: 'manage', name: 'Manage AI' },
  { id: 'shape', name: 'Shape AI' },
] as const

export type LiteracyDomainId = (typeof literacyDomains)[number]['id']

export const competences = [
  { id: 'engage-role', domain: 'engage', name: 'Notice where AI plays a part and what it influences' },
  { id: 'engage-explain', domain: 'engage', name: 'Explain how AI does its tasks, and correct wrong ideas about it' },
  { id: 'engage-judge', domain: 'engage', name: 'Decide whether to accept, change or reject what AI gives' },
  { id: 'engage-recommend', domain: 'engage', name: 'See how recommendations open or narrow our view' },
  { id: 'engage-energy', domain: 'engage', name: 'Compare how much energy and resources different uses of AI need' },
  { id: 'engage-bias', domain: 'engage', name: 'Explain how AI can make unfairness bigger' },
  { id: 'engage-ethics', domain: 'engage', name: 'Weigh a use of AI against human values' },
  { id: 'create-explore', domain: 'create', name: 'Explore new views that build on your own ideas' },
  { id: 'create-prototype', domain: 'create', name: 'Sketch, prototype and combine ideas with different tools' },
  { id: 'create-feedback', domain: 'create', name: 'Direct AI to get feedback, improve and reflect' },
  { id: 'create-credit', domain: 'create', name: 'Explain how AI can protect or harm authorship and authenticity' },
  { id: 'manage-whether', domain: 'manage', name: 'Decide from the task whether to use AI' },
  { id: 'manage-choose', domain: 'manage', name: 'Choose a kind of AI by comparing how systems work' },
  { id: 'manage-split', domain: 'manage', name: 'Split a task into what AI does, what it helps with and what people do' },
  { id: 'manage-monitor', domain: 'manage', name: 'Monitor and judge how AI is used throughout the work' },
  { id: 'shape-understand', domain: 'shape', name: 'Find out what a system is for, for whom, and where it fails' },
  { id: 'shape-evaluate', domain: 'shape', name: 'Test a system against criteria, test cases and user feedback' },
  { id: 'shape-data', domain: 'shape', name: 'Choose a system’s data with care' },
  { id: 'shape-improve', domain: 'shape', name: 'Improve a system so that it serves people and society' },
] as const satisfies readonly { id: string; domain: LiteracyDomainId; name: string }[]

export type CompetenceId = (typeof competences)[number]['id']
