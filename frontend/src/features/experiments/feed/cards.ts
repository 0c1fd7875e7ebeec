import type { Card } from './core.ts'

/** The topics of the feed, each with ten titles. The last three are loud: they make people curious, angry or scared on purpose. */
export const topics = [
  {
    id: 'football',
    name: 'Football',
    titles: [
      'Learn the step-over',
      'Ten goals from corners',
      'How a ball is made',
      'Girls’ cup: the final',
      'Goalkeeper training',
      'Football in the rain',
      'Why teams change sides',
      'WORST referee ever?!',
      'He did WHAT to the ball?',
      'This is so UNFAIR!',
    ],
  },
  {
    id: 'cats',
    name: 'Cats',
    titles: [
      'Kitten meets snow',
      'How cats land on their feet',
      'Build a cat castle',
      'Cat and dog are friends',
      'What a tail says',
      'Three sleepy cats',
      'Cat tries a cucumber',
      'Your cat is LYING to you!',
      'Never do THIS to a cat!',
      'What is BEHIND that door?',
    ],
  },
  {
    id: 'slime',
    name: 'Slime',
    titles: [
      'Rainbow slime recipe',
      'Slime without glue',
      'Crunchy or smooth?',
      'Why slime stretches',
      'Glow slime at night',
      'Slime from oats',
      'Bubbles in slow motion',
      'Slime that ATE a phone!',
      'Do NOT press play!',
      'She ruined it ALL!',
    ],
  },
  {
    id: 'space',
    name: 'Space',
    titles: [
      'A walk on the Moon',
      'How big is Jupiter?',
      'Breakfast in orbit',
      'Find the Big Dipper',
      'A rover drives on Mars',
      'Why stars twinkle',
      'Build a paper rocket',
      'A rock is coming?!',
      'They HIDE this planet!',
      'The scariest black hole',
    ],
  },
  {
    id: 'drawing',
    name: 'Drawing',
    titles: [
      'Draw a fox in 8 steps',
      'Hands made easy',
      'Colours that go together',
      'My comic, page one',
      'Shading in two minutes',
      'Draw with your other hand',
      'Letters with faces',
      'She COPIED my picture!',
      'The drawing that MOVES?!',
      'Everyone draws it WRONG!',
    ],
  },
  {
    id: 'music',
    name: 'Music',
    titles: [
      'A beat with two spoons',
      'Four chords, ten songs',
      'How a drum is built',
      'Choir of a small school',
      'Learn to whistle',
      'Song from kitchen sounds',
      'Guitar in five minutes',
      'This song is STOLEN!',
      'You cannot STOP humming!',
      'He was booed off stage!',
    ],
  },
  {
    id: 'gaming',
    name: 'Gaming',
    titles: [
      'Build a tree house',
      'Level design for beginners',
      'Speed run in 4 minutes',
      'Games from 40 years ago',
      'Two players, one robot',
      'Puzzle of the week',
      'My very first game',
      'CHEATER caught live!',
      'The level NO ONE survives',
      'They DELETED my world!',
    ],
  },
  {
    id: 'food',
    name: 'Food',
    titles: [
      'Pancakes from Ghana',
      'Pizza dough by feel',
      'Five lunch box ideas',
      'How noodles are pulled',
      'Bread in a flower pot',
      'Taste test: apples',
      'Soup with stars',
      'NEVER eat this again!',
      'World’s HOTTEST chili!',
      'The kitchen DISASTER!',
    ],
  },
  {
    id: 'dinosaurs',
    name: 'Dinosaurs',
    titles: [
      'How we know their colours',
      'A dig in the desert',
      'Feathers or scales?',
      'The smallest dinosaur',
      'Draw a triceratops',
      'What did they eat?',
      'Footprints in stone',
      'It is STILL alive?!',
      'The bite you will FEAR',
      'They LIED about T. rex!',
    ],
  },
  {
    id: 'jokes',
    name: 'Jokes',
    titles: [
      'Ten school jokes',
      'Pranks that are kind',
      'My grandma’s best joke',
      'Jokes in three languages',
      'Puns about fruit',
      'Sketch: the late bus',
      'Why do we laugh?',
      'Prank goes WRONG!',
      'You will laugh or CRY!',
      'The teacher EXPLODED!',
    ],
  },
] as const

export type TopicId = (typeof topics)[number]['id']

export const perTopic = 10
const calm = 7
// What other viewers of this app did: they watch loud cards longer, and fewer of them are glad afterwards.
const minutes = [1, 2, 2, 3, 1, 2, 3, 4, 5, 4] as const
const glad = [0.8, 0.9, 0.7, 0.9, 0.8, 0.7, 0.9, 0.3, 0.2, 0.4] as const

export type FeedCard = Card & { title: string; isLoud: boolean }

/** All cards; those of a topic follow each other. */
export const cards: readonly FeedCard[] = topics.flatMap(({ titles }, topic) =>
  titles.map((title, place) => ({
    topic,
    title,
    minutes: minutes[place] ?? 1,
    glad: glad[place] ?? 0.5,
    isLoud: place >= calm,
  })),
)
