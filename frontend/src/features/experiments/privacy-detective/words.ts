import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import type { PartId } from '@deepm/schema/rules/experiments/privacy-detective/messages'

type PartWords = {
  /** What the part is about. */
  about: string
  emoji: string
  /** Sentences from exact to coarse; when it is left out, it says nothing. */
  says: readonly string[]
  /** The fact of each sentence in a few words, in messages that the learner rewrites. */
  short?: readonly string[]
}

/** The messages in words, in the order of their parts. */
export const messageWords: Record<MissionNumber, { sender: string; opening: string; parts: Partial<Record<PartId, PartWords>> }> =
  {
    1: {
      sender: 'The player with the star picture',
      opening: 'Good game!',
      parts: {
        club: { about: 'Club', emoji: '⚽', says: ['I have to go to football.'] },
        pet: { about: 'Pet', emoji: '🐈', says: ['My cat is hungry too.'] },
        instrument: { about: 'Instrument', emoji: '🎸', says: ['Later I’ll play my guitar.'] },
        lunch: { about: 'Lunch', emoji: '🥗', says: ['The veggie lunch was great today.'] },
        birthday: { about: 'Birthday', emoji: '🎂', says: ['My birthday is in autumn.'] },
        home: { about: 'Home', emoji: '🏠', says: ['See you in Bridge Street!'] },
      },
    },
    2: {
      sender: 'The player with the fox picture',
      opening: 'Who’s coming to my party?',
      parts: {
        home: {
          about: 'Home',
          emoji: '🏠',
          says: ['I live at 21 Oak Street.', 'I live in Oak Street.', 'I live on the north side of town.'],
          short: ['21 Oak Street', 'Oak Street', 'north side of town'],
        },
        birthday: {
          about: 'Birthday',
          emoji: '🎂',
          says: ['My birthday is on 10 August.', 'My birthday is in August.', 'My birthday is in summer.'],
          short: ['10 August', 'August', 'summer'],
        },
        club: {
          about: 'Club',
          emoji: '🏊',
          says: ['We’ll go swimming, like in my club.', 'We’ll do some sport, I love it.'],
          short: ['swimming', 'some sport'],
        },
        instrument: {
          about: 'Instrument',
          emoji: '🎹',
          says: ['I’ll play the piano for you.', 'I’ll make some music for you.'],
          short: ['piano', 'some music'],
        },
        pet: {
          about: 'Pet',
          emoji: '🐹',
          says: ['You can hold my hamster.', 'You can meet my pet.'],
          short: ['hamster', 'a pet'],
        },
      },
    },
    3: {
      sender: 'The player with the rocket picture',
      opening: 'I cannot play now.',
      parts: {
        cap: {
          about: 'Cap',
          emoji: '🔴',
          says: ['I have to find my red swimming cap.', 'I have to find my bright swimming cap.'],
          short: ['red', 'bright'],
        },
        training: { about: 'Training', emoji: '🏊', says: ['Our training is always on Thursday.'], short: ['on Thursday'] },
        year: { about: 'Year', emoji: '🎒', says: ['Year 6 has no homework today.'], short: ['Year 6'] },
        home: { about: 'Home', emoji: '🏠', says: ['It is raining here on the north side.'], short: ['north side'] },
        pet: { about: 'Pet', emoji: '🐾', says: ['My pet is asleep on my bag.'], short: ['a pet'] },
      },
    },
  }

const columnWords: Record<string, string> = {
  address: 'street and number',
  street: 'street',
  side: 'side of town',
  club: 'club',
  clubKind: 'kind of club',
  pet: 'kind of pet',
  hasPet: 'having a pet',
  instrument: 'instrument',
  makesMusic: 'making music',
  lunch: 'lunch',
  year: 'school year',
  date: 'birthday',
  month: 'month of birth',
  season: 'season of birth',
  cap: 'colour of the cap',
  capKind: 'kind of cap',
  training: 'training day',
}

/** Names facts by their columns: "club + pet". */
export function factNames(columns: readonly string[]): string {
  return columns.map((it) => columnWords[it] ?? it).join(' + ')
}

/** Says how many people fit. */
export function crowdSentence(size: number): string {
  if (size === 24) return 'All 24 people in the class fit.'
  if (size === 1) return 'Only 1 person fits. Found!'
  return size === 0 ? 'No one fits.' : `${size} of 24 people fit.`
}
