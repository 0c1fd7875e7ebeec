// Decisions where the specification contradicts itself, shows examples, or is unspecific. A row that follows one of them
// references it by name.

/** Decisions by name, one sentence each; `record NNN` refers to docs/decisions. */
export const readings = {
  signup: 'From 13 up the wizard goes from step 1 to 3 and back, so that everybody reaches Create Account on step 5.',
  'not found': 'The not-found page of a visitor also offers Sign In, and remembers where they wanted to go.',
  'sign-in': '/api/login leads to the identity provider, if one is configured, or else to the link by mail.',
  used: 'An answer that was not used is used: screens show rows of the database instead of fixed samples.',
  'real figures': 'Sample figures are the demo learner’s, by the same formulas as everybody’s; a new account has honest zeros.',
  profile: '/profile, which the user menu leads to, exists.',
  gate: 'The server holds the 30 days of the lab, too; a parent may open it earlier.',
  'buttons do': 'Buttons without behaviour do what they say.',
  payment: 'Without a payment provider it is as specified; with one, people pay on its page.',
  promotion: 'Figures of the landing page behave as specified, and are marked as promotional.',
  fetching: 'The rules of fetching hold for the GraphQL client, which took the place of the old fetcher.',
  roles: 'The server decides who may. /admin is for staff; a learner sees at /parent what their parents can see.',
  'own words': 'GraphQL has its own names for these; the screens and REST keep the specified ones.',
  'told, too': 'A failure that was only to be logged is also told, since nobody can act on a log they do not see.',
  'signup fields': 'A first name and an address are asked for, since people sign in by mail; last name and phone are not.',
  'four statuses': 'A parent sees the status that a project has, of all four, where the samples knew two.',
  'readable status': 'A status is shown in readable words: an empty column in_progress says “No projects in progress”.',
  'session call':
    'The web app calls GET /api/auth/user with X-Session: optional, so that a visitor is answered 200 and null; without the header it is 401.',
  'news from 13':
    'News by email starts when a mailed link proves the address. Under 13 it is not offered. experienceLevel is accepted, not asked and not stored.',
  'record 009': 'Under 13 a parent is asked by mail, and parent and address have to be given.',
  'record 019': 'Newsletter and demo form store the address and mail a question; reviews and figures are marked as samples.',
  'record 021': 'News are real stories, under every tab; where nothing is breaking the hub says so.',
  'record 022': 'A lesson can be marked complete once its check for understanding is passed, and the bar follows what was done.',
  'record 025': 'The lab’s panel says what is really watched, and its minutes are counted.',
  'record 029': 'One view of a child for parents and the child, with the safety score by a published formula.',
  'record 037': 'Staff write real lessons in versions; all courses and modules can be chosen.',
} as const

export type Reading = keyof typeof readings
