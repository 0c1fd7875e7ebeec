import type { Row } from './core.ts'

type Entry = readonly [
  street: keyof typeof sides,
  house: number,
  club: string,
  pet: string,
  instrument: string,
  lunch: 'veggie' | 'school',
  year: 6 | 7,
  month: number,
  day: number,
]

const sides = { maple: 'north', oak: 'north', lime: 'north', mill: 'south', river: 'south', bridge: 'south' } as const

/** By month, January first. */
const seasons = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
] as const

// Invented. The tests state which facts identify whom; a change of one entry may change that.
const entries: readonly Entry[] = [
  ['mill', 23, 'chess', 'none', 'piano', 'school', 7, 11, 4],
  ['maple', 16, 'football', 'hamster', 'none', 'school', 6, 5, 7],
  ['river', 24, 'robots', 'dog', 'guitar', 'school', 7, 7, 26],
  ['oak', 2, 'chess', 'none', 'drums', 'veggie', 6, 11, 22],
  ['oak', 1, 'swimming', 'cat', 'none', 'school', 7, 3, 18],
  ['lime', 14, 'swimming', 'dog', 'none', 'school', 6, 8, 20],
  ['bridge', 4, 'football', 'cat', 'guitar', 'veggie', 7, 9, 27],
  ['bridge', 9, 'football', 'dog', 'none', 'school', 6, 7, 3],
  ['lime', 8, 'choir', 'none', 'guitar', 'school', 6, 4, 3],
  ['oak', 21, 'swimming', 'hamster', 'piano', 'veggie', 6, 8, 10],
  ['maple', 12, 'swimming', 'cat', 'guitar', 'school', 7, 6, 14],
  ['bridge', 6, 'choir', 'dog', 'drums', 'school', 7, 5, 2],
  ['maple', 17, 'choir', 'dog', 'piano', 'school', 6, 12, 15],
  ['river', 2, 'swimming', 'hamster', 'none', 'veggie', 7, 6, 20],
  ['oak', 4, 'football', 'hamster', 'drums', 'school', 6, 10, 23],
  ['river', 13, 'chess', 'none', 'piano', 'school', 7, 1, 7],
  ['lime', 9, 'swimming', 'cat', 'drums', 'veggie', 6, 2, 12],
  ['bridge', 29, 'football', 'cat', 'none', 'school', 6, 9, 24],
  ['mill', 16, 'choir', 'none', 'none', 'veggie', 6, 10, 27],
  ['river', 29, 'chess', 'none', 'none', 'school', 6, 12, 19],
  ['lime', 6, 'swimming', 'dog', 'piano', 'school', 7, 4, 23],
  ['maple', 22, 'robots', 'none', 'guitar', 'school', 7, 3, 7],
  ['mill', 25, 'football', 'none', 'none', 'veggie', 7, 2, 2],
  ['mill', 26, 'robots', 'none', 'none', 'veggie', 7, 1, 22],
]

/** The class list without names: 24 people with exact facts, and the same facts in coarser words. */
export const classList: readonly Row[] = entries.map(
  ([street, house, club, pet, instrument, lunch, year, month, day]): Row => ({
    address: `${street}-${house}`,
    street,
    side: sides[street],
    club,
    clubKind: club === 'football' || club === 'swimming' ? 'sport' : 'hobby',
    pet,
    hasPet: pet === 'none' ? 'no' : 'yes',
    instrument,
    makesMusic: instrument === 'none' ? 'no' : 'yes',
    lunch,
    year: String(year),
    date: `${month}-${day}`,
    month: String(month),
    season: seasons[month - 1] ?? 'winter',
  }),
)

const swimmers: readonly [person: number, cap: string, day: string][] = [
  [4, 'blue', 'tuesday'],
  [5, 'red', 'thursday'],
  [9, 'blue', 'thursday'],
  [10, 'yellow', 'thursday'],
  [13, 'red', 'tuesday'],
  [16, 'yellow', 'tuesday'],
  [20, 'blue', 'tuesday'],
]

/** The list of the swimming club. It has no names either, but birthdays, because age groups depend on them. */
export const clubList: readonly Row[] = swimmers.map(([person, cap, training]): Row => {
  const { date = '', year = '' } = classList[person] ?? {}
  return { cap, capKind: cap === 'blue' ? 'dark' : 'bright', training, club: 'swimming', date, year }
})
