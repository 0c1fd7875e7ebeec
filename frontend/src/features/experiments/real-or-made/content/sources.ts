import type { deskItems } from '@deepm/schema/rules/experiments/real-or-made/key'

/** A page on the desk of prepared sources. */
export type Source = { title: string; about: string; says: string }

/** Sources about each item of the third mission. */
export const sources: Record<(typeof deskItems)[number], readonly Source[]> = {
  shark: [
    {
      title: 'Reverse picture search',
      about: 'Finds where a picture was before',
      says: '5 results. The same shark and wave in Dunmore (6 years ago), Oakbay, Lorne, Tamsin and Port Marlow. Only the houses differ.',
    },
    {
      title: 'Port Marlow fire service',
      about: 'Public service, today',
      says: 'Harbour Road was flooded by 20 cm of water. No animals were seen.',
    },
  ],
  cat: [
    {
      title: 'Elmton town library',
      about: 'The library’s own site, 3 days ago',
      says: 'Welcome, Inky! Our new colleague has card number 9000 and sleeps beside the stamps.',
    },
    {
      title: 'Elmton Courier',
      about: 'Local newspaper with a named editor, yesterday',
      says: 'Our reporter met Inky at the desk. A child fed the cat while we talked to the head of the library.',
    },
  ],
  football: [
    {
      title: 'Greendale school office',
      about: 'Public office, today',
      says: 'After the rain, the grass pitches of two schools are closed until Friday. All other football goes ahead, indoors too.',
    },
    {
      title: 'About Shout News',
      about: 'Their own page',
      says: 'We earn money with each click on a headline. We have no reporters.',
    },
    {
      title: 'Greendale Football Club',
      about: 'Sports club, today',
      says: 'Training as usual. Please bring indoor shoes if you are from Hill School or Brook School.',
    },
  ],
  singer: [
    {
      title: 'Lumo, official page',
      about: 'The page printed on the tickets, today',
      says: 'See you on Saturday! We never send links for money in voice messages.',
    },
    { title: 'Concert hall', about: 'The hall’s own site, today', says: 'Saturday: Lumo, doors open at 18:00.' },
    {
      title: 'The account “fan-account”',
      about: 'Profile',
      says: 'Created 2 days ago. One post. The link leads to a page that asks for a bank card.',
    },
  ],
  comet: [
    {
      title: 'High Peak observatory',
      about: 'Run by a university, yesterday',
      says: 'The comet can be seen this week without a telescope. Its green light comes from carbon gas.',
    },
    {
      title: 'Reverse picture search',
      about: 'Finds where a picture was before',
      says: 'No earlier copy. 14 similar photos from last night, from other people and other hills.',
    },
  ],
  toothpaste: [
    {
      title: 'The small print',
      about: 'On the back of the pack',
      says: 'Paid for by Sparkle. We asked 20 dentists. They could recommend more than one brand.',
    },
    {
      title: 'Consumer office',
      about: 'Public office, 2 months ago',
      says: 'In the same survey, other brands were recommended just as often. “9 out of 10” does not mean that Sparkle is better.',
    },
  ],
  ship: [
    {
      title: 'Coast guard',
      about: 'Public service, today',
      says: 'Several people called us. The ship is the ferry “Alba”. It is in the water and on time.',
    },
    {
      title: 'Weather service',
      about: 'Public service, explains',
      says: 'Warm air above cold air bends light like a lens. Ships then seem to float. We expect more such days this week.',
    },
  ],
  tent: [
    {
      title: 'All reviews by CampFan88',
      about: 'Profile in the shop',
      says: '214 reviews in two days: tents, pans, a piano and a drill. All have five stars.',
    },
    {
      title: 'Search for the sentence',
      about: 'Web search with “The kids slept like stones”',
      says: '31 results, under tents of nine different brands.',
    },
  ],
  lunch: [
    {
      title: 'Reverse picture search',
      about: 'Finds where a picture was before',
      says: 'Oldest copy: 11 years ago, in an article about a hospital in another country.',
    },
    {
      title: 'The school kitchen',
      about: 'The school’s own site, this week',
      says: 'Monday: lentil soup. Tuesday: pasta. With photos of each plate.',
    },
  ],
  lake: [
    {
      title: 'Institute of geology',
      about: 'Research institute, 2 years ago',
      says: 'We took samples of the pink lake. Salt-loving algae colour the water.',
    },
    {
      title: 'Satellite map',
      about: 'Free map service, last month',
      says: 'Seen from space, the lake is pink. The lakes beside it are blue.',
    },
  ],
}
