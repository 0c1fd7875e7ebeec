import type { ItemId, Truth } from '@deepm/schema/rules/experiments/real-or-made/key'

export type Item = {
  kind: string
  emoji: string
  /** Who posted it. */
  by: string
  text: string
  /** What the picture shows, without a verdict. */
  picture?: string
  /** Why it is what it is. */
  because: string
}

export const truthWords: Record<Truth, string> = {
  true: 'Real',
  made: 'Made by a machine',
  misleading: 'Tricky: true, but misleading',
}

/** The items of all missions. Everything in them is invented. */
export const items: Record<ItemId, Item> = {
  clock: {
    kind: 'Photo',
    emoji: '🖼️',
    by: 'city.walks',
    text: 'Our station clock, freshly cleaned!',
    picture: 'A big round clock with numbers from 1 to 13.',
    because: 'Count the numbers: there are 13. Picture machines used to make such mistakes. The new ones rarely do.',
  },
  kingfisher: {
    kind: 'Photo',
    emoji: '🖼️',
    by: 'pond_club',
    text: 'A kingfisher at our pond this morning. Look at that blue!',
    picture: 'A bright blue bird with an orange belly on a branch.',
    because: 'The pond club filmed it too, and three members saw it. You could not see that in the picture.',
  },
  moon: {
    kind: 'Photo',
    emoji: '🖼️',
    by: 'nightlens',
    text: 'The moon behind our tower. No filter, no AI.',
    picture: 'A huge moon behind a small tower.',
    because: 'With a strong lens from three kilometres away, the moon looks that big. It looks fake, and it is real.',
  },
  headphones: {
    kind: 'Review',
    emoji: '🛒',
    by: 'Buyer 4471',
    text: '★★★★★ I use these headphones on the bus every day. Sound is great, the case is a bit small. Would buy again!',
    because:
      'The shop found 900 reviews written by one program. It even adds a small complaint, so that the review sounds honest.',
  },
  grandma: {
    kind: 'Voice message',
    emoji: '🎙️',
    by: 'New number',
    text: '“Hello dear, it is Grandma! I have a new number. Quick, read me the code that you just got on your phone. Do not call, I am at the doctor.”',
    because: 'A few seconds of a voice are enough to copy it. The hurry, the code and “do not call” are what give it away.',
  },
  warming: {
    kind: 'Chart',
    emoji: '📊',
    by: 'buzz.daily',
    text: 'Screen time EXPLODES: see the chart!',
    picture:
      'Two bars. The axis begins at 120 minutes and ends at 124. One bar is four times as high as the other: 121 and 124 minutes.',
    because: 'The numbers are true: 121 and 124 minutes. The axis starts at 120, so 3 minutes look gigantic.',
  },
  shark: {
    kind: 'Photo',
    emoji: '🖼️',
    by: 'storm.watch',
    text: 'Flood in Port Marlow: a shark swims down Harbour Road!',
    picture: 'A fin in the water of a flooded street with houses.',
    because: 'The same shark “swam” through four other towns before. It was edited into each picture.',
  },
  cat: {
    kind: 'Post',
    emoji: '💬',
    by: 'Everything Elmton',
    text: 'Elmton’s town library has hired a cat. It has a library card and its own desk.',
    picture: 'A cat on a desk beside a stamp.',
    because: 'The library itself reports it, and a reporter went there. Strange things can be true.',
  },
  football: {
    kind: 'Headline',
    emoji: '📰',
    by: 'Shout News',
    text: 'FOOTBALL BANNED at schools in Greendale from Monday!',
    because: 'Two wet pitches are closed for a week. There is some truth in it, but the headline still misleads.',
  },
  singer: {
    kind: 'Voice message',
    emoji: '🎙️',
    by: 'fan-account',
    text: '“Hi, it is Lumo. Saturday’s show is cancelled. Get your money back at the link, but only today.”',
    because: 'The voice was copied. The band’s own page and the concert hall say that the show is still on.',
  },
  comet: {
    kind: 'Photo',
    emoji: '🖼️',
    by: 'hill_hikers',
    text: 'We saw a green comet above the mountains last night.',
    picture: 'A green comet with a tail above dark mountains.',
    because: 'The observatory saw it too. A gas in comets shines green in sunlight.',
  },
  toothpaste: {
    kind: 'Advert',
    emoji: '🛒',
    by: 'Sparkle',
    text: '9 out of 10 dentists recommend Sparkle toothpaste!',
    because: 'Dentists could name as many brands as they liked. Nearly all of them named every brand.',
  },
  ship: {
    kind: 'Photo',
    emoji: '🖼️',
    by: 'coast.cam',
    text: 'A ship floats in the air off our coast!',
    picture: 'A ship that seems to float above the line of the sea.',
    because: 'It is a mirage: cold air over the sea bends light. The coast guard and the weather service explain it.',
  },
  tent: {
    kind: 'Review',
    emoji: '🛒',
    by: 'CampFan88',
    text: '★★★★★ Survived a storm on our trip in June. The kids slept like stones. Best tent ever!',
    because: 'The account wrote 214 reviews in two days, and the same sentences appear under other tents.',
  },
  lunch: {
    kind: 'Photo',
    emoji: '🖼️',
    by: 'angry.parents',
    text: 'This is what our school gives our kids for lunch!',
    picture: 'A tray with two crackers and half an egg.',
    because: 'The photo is real, but it is eleven years old and from a hospital in another country.',
  },
  lake: {
    kind: 'Photo',
    emoji: '🖼️',
    by: 'far.away.places',
    text: 'This lake is as pink as bubble gum. No filter.',
    picture: 'A pink lake between yellow hills.',
    because: 'Tiny algae in very salty water colour it. Two independent sources measured the water.',
  },
}
