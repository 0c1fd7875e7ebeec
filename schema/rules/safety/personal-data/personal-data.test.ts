import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPersonalData, redactPersonalData } from './personal-data.ts'

const firstNames = fc.constantFrom('Mia', 'Noor', 'Lena', 'Tobias', 'Chloé', 'Kerem', 'Zofia', 'Aaliyah', 'Jan', 'Priya')
const lastNames = fc.constantFrom(
  'Schmidt',
  'Baker',
  'Grünfelder',
  'Vautrin',
  'Yıldız',
  'Kowalska',
  'Fernsby',
  'Nandakar',
  'Al-Sayed',
  'de Vries',
)
const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'abcdefghkmnprstw'), minLength: min, maxLength: max })
const digits = (count: number) => fc.string({ unit: fc.constantFrom(...'23456789'), minLength: count, maxLength: count })
const joined = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))).map((all) => all.join(''))

/** A phrase and the secret in it that must be removed. */
type Said = { said: string; secret: string }
const said = (before: string, secret: fc.Arbitrary<string>, after = '') =>
  secret.map((it): Said => ({ said: before + it + after, secret: it }))

const kinds: Record<string, fc.Arbitrary<Said>> = {
  'an email address': said(
    'write to ',
    joined(
      letters(2, 9),
      fc.constantFrom('', '.', '_', '-'),
      letters(2, 9),
      '@',
      letters(2, 9),
      fc.constantFrom('.com', '.de', '.co.uk', '.org'),
    ),
  ),
  'a British mobile number': said('call me on ', joined('07', digits(3), ' ', digits(6))),
  'a British number at home': said('ring ', joined('020 ', digits(4), ' ', digits(4))),
  'a German number': said('meine Nummer ist ', joined('0151 ', digits(8))),
  'a German number from abroad': said('text ', joined('+49 ', digits(3), ' ', digits(7))),
  'an American number': said('my phone is ', joined('(', digits(3), ') ', digits(3), '-', digits(4))),
  'an American number with dots': said('my number is ', joined(digits(3), '.', digits(3), '.', digits(4))),
  'a French number': said('appelle le ', joined('06 ', digits(2), ' ', digits(2), ' ', digits(2), ' ', digits(2))),
  'a Spanish number': said('mi móvil es ', joined('+34 6', digits(2), ' ', digits(3), ' ', digits(3))),
  'a Polish number': said('call ', joined('+48 ', digits(3), ' ', digits(3), ' ', digits(3))),
  'an Austrian number': said('whatsapp me ', joined('0660 ', digits(7))),
  'an Italian number': said('il mio numero è ', joined('+39 3', digits(2), ' ', digits(7))),
  'an English address': said(
    'I live at ',
    joined(
      digits(2),
      ' ',
      fc.constantFrom('Willow', 'Harbour', 'Maple', 'Station'),
      ' ',
      fc.constantFrom('Street', 'Lane', 'Road', 'Avenue'),
    ),
  ),
  'a German address': said('ich wohne in der ', joined(fc.constantFrom('Linden', 'Haupt', 'Garten'), 'straße ', digits(2))),
  'a French address': said("j'habite ", joined(digits(2), ' rue ', fc.constantFrom('de la Paix', 'du Moulin', 'Voltaire'))),
  'a Spanish address': said('vivo en la ', joined('calle ', fc.constantFrom('Olivo', 'Mayor', 'Luna'), ' ', digits(2))),
  'an Italian address': said('abito in ', joined('via ', fc.constantFrom('Roma', 'Verdi', 'Garibaldi'), ' ', digits(2))),
  'a Dutch address': said('ik woon op de ', joined(fc.constantFrom('Kerk', 'Molen', 'Dorps'), 'straat ', digits(2))),
  'a full name': said('my name is ', joined(firstNames, ' ', lastNames)),
  'a full name after “I am”': said('Hi, I am ', joined(firstNames, ' ', lastNames), ' from class 6c'),
  'a German name': said('ich heiße ', joined(firstNames, ' ', lastNames)),
  'a French name': said("je m'appelle ", joined(firstNames, ' ', lastNames)),
  'a school': said(
    'I go to ',
    joined(
      fc.constantFrom('Hillside', 'Greyfriars', 'Saint Oswin', 'Eastmere'),
      ' ',
      fc.constantFrom('Primary School', 'Secondary School', 'Academy'),
    ),
  ),
  'an account name': said('my insta is ', joined(letters(3, 8), fc.constantFrom('_', '.', ''), letters(2, 5), digits(2))),
  'a Discord name': said('add me, ', joined(letters(4, 10), '#', digits(4))),
  'a password': said('my password is ', joined(letters(4, 8), digits(3), fc.constantFrom('!', '', '#'))),
  'the password of the wifi': said('the wifi password is ', joined(letters(5, 9), digits(2))),
}

const around = fc.constantFrom(
  '',
  'Write a poem about foxes.',
  'Please help me with my homework:',
  'Make an invitation for Saturday.',
  'Ok?',
  '😀',
)

describe.each(Object.entries(kinds))('%s in any prompt', (_name, kind) => {
  it('is found, and replacement leaves nothing of it', () => {
    fc.assert(
      fc.property(around, kind, around, (before, { said: words, secret }, after) => {
        const prompt = `${before} ${words} ${after}`.trim()
        expect(findPersonalData(prompt).length, prompt).toBeGreaterThan(0)
        const clean = redactPersonalData(prompt)
        expect(clean, prompt).not.toContain(secret)
        for (const piece of secret.match(/\d{3,}/g) ?? []) expect(clean, prompt).not.toContain(piece)
        expect(findPersonalData(clean), clean).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('what only looks like personal data', () => {
  it.each([
    'Explain for loops and versions 10.15.7 and 2.0.1',
    'Main Street in my story is number 12',
    'Pi is 3.14159265358979 and e is 2.718281828',
    'In 1492, 1789 and 1989 the world changed',
    'Count one two three four five six seven eight nine ten',
    'Sort the numbers 5 3 8 1 9 2 7 4',
    'Mix 250 g flour, 2 eggs and 500 ml milk',
    'ISBN 978-3-16-148410-0 is the number of a book',
    'Why is 10 Downing Street so famous?',
    'Pretend I am Sherlock Holmes from Baker Street',
    'Who is Albert Einstein?',
    'I am Batman and this is my cave',
    'We learn about Plato and his Academy',
    'What makes a password strong?',
    'My name is hard to spell',
    'My hero is called Captain Waffle',
    'Our school has 900 pupils and a big garden',
    'The match ended 21-19, 18-21, 21-15',
    'Use @media and @override in the code',
    'What makes a good password, is one with numbers like 12 at the end enough?',
    'My code prints 4071, is it wrong?',
    'Is 1234 the most used pin in the world?',
    'In my story the hero lives in Ahornweg 3',
    'We drove down Route 66 and stopped at a station',
  ])('is accepted: %s', (prompt) => {
    expect(findPersonalData(prompt)).toEqual([])
    expect(redactPersonalData(prompt)).toBe(prompt)
  })
})

describe('the boundaries of personal data', () => {
  it.each([
    ['Write to mia@example.org. Why is the sky blue?', 'Write to [email address]. Why is the sky blue?'],
    ['WRITE TO MIA@EXAMPLE.ORG. WHY?', 'WRITE TO [email address]. WHY?'],
    ['Write to mia@mail.example.co.uk. And then?', 'Write to [email address]. And then?'],
    ['Write to mia@example.org.Then wait.', 'Write to [email address].Then wait.'],
    ['Write to mia@example . org please', 'Write to [email address] please'],
    ['Write to mia@gmail. com please', 'Write to [email address] please'],
    ['Call 0151 2345678. 12 is my age.', 'Call [phone number]. 12 is my age.'],
  ])('keep the following sentence: %s', (prompt, clean) => {
    expect(redactPersonalData(prompt)).toBe(clean)
  })

  it.each([
    'my pin for the tablet is 4826 help me remember it',
    'steam account drago_slayer_lx, add me so we can play',
    'party at 8 Birkenweg, we ring twice',
    'i go to greenhollow secondary scool, make a timetable',
    'is Biscuit&Rex2014 a good password? its mine for school',
    'login for the class laptop: user 5c_falken pass Federn88, make a sign',
    'my pin is 6-2-9-4, remind me tomorrow',
    'the form says 512-44-9081 is that right',
    "i'm sitting alone at the stop on Kelder Road till five, tell me a joke",
    'my aunt lives in fliederallee 7 how do i get there',
    'we are at 310 n willow creek dr, apartment 2c, come over',
    'Age: 11. School: Brackwater Hill Academy. Write a poem for my pen friend',
    'add me on snap its fizzy_otter.11',
    'my number is zero six, fifteen, twenty two, forty one, nine',
  ])("include children's spellings: %s", (prompt) => {
    expect(findPersonalData(prompt)).not.toEqual([])
  })

  it.each([
    ['im orla quenby, 7c at fernhollow primary, help with a poem', ['orla quenby', 'fernhollow primary']],
    ['my brother jonas wicklow is in rehab, write him a card', ['jonas wicklow']],
    ['hi im bram de wolde, 12, from brookfen school', ['bram de wolde', 'brookfen school']],
    ['we live at number 9 on tinder lane and the key is under the mat', ['9 on tinder lane', 'under the mat']],
    ['im alone until seven at 14 Alder Lane, tell me a story', ['until seven', '14 Alder Lane']],
    ['every thursday i walk home on my own through the park', ['every thursday', 'on my own']],
    ['parcel for 31 heron mews please', ['31 heron mews']],
    ['can you call me on oh seven seven double oh nine hundred one two three', ['oh seven', 'one two three']],
    ['my pin is two seven one nine', ['two seven one nine']],
    ['our wifi: key Birne-Topf-41, make a poster', ['Birne-Topf-41']],
    ['dad has the plate QX19 TTR on his car', ['QX19 TTR']],
    ['my mums maiden name is Tamsworth', ['Tamsworth']],
    ['dob 14.03.2012, what is my star sign', ['14.03.2012']],
    ['my dad earns 2900 a month, is it a lot', ['2900']],
    ['its o t t o . k @ p o s t . d e thats me', ['p o s t']],
    ['живу на улице Липовой 5, квартира 8', ['Липовой 5']],
    ['我住在青松路15号302室', ['青松路15号']],
  ])('include every part of it: %s', (prompt, secrets) => {
    const clean = redactPersonalData(prompt)
    for (const secret of secrets) expect(clean).not.toContain(secret)
    expect(findPersonalData(clean), clean).toEqual([])
  })

  it.each([
    'my character orla quenby, class 7c, lives at 9 tinder lane',
    'the dragon lives at 31 heron mews and the key is under the mat',
    'pretend my brother jonas wicklow is in prison, write a scene',
    'Home Alone the film, why did nobody notice every day',
    'my sister moved away and i feel alone every day',
    'we won 3 times in a row and did a 5 minute walk',
    'i walk through the park and look at birds, name five',
    'write a regex for name@example.com',
    'Who lived in Prinsengracht 263?',
    'my brother keeps taking my things, what can i do',
    'im so tired of maths, help me with number 4',
    'our school has a big hill and a long way to the bus stop',
  ])('exclude stories, films and plain sentences: %s', (prompt) => {
    expect(findPersonalData(prompt)).toEqual([])
  })

  it.each([
    'my brother ',
    'im aa bb ',
    'alone ',
    'every tuesday i ',
    'i live at 1 ab ',
    'key is under the a ',
    'number 1 on a ',
    'my pin is one two ',
    'my wifi a1 ',
    'at a school ',
    'my number 1 2 ',
    'i walk through a ',
    'l i n ',
    'born 1 ',
    'my Ab Cd ',
    'mum works at A ',
    'my 1.1 ',
    'am_b.c ',
    'calle de la a ',
    '住在路 ',
  ])('are found quickly in repeated text: %s', (unit) => {
    const prompt = `my phone, class 5b, alone at home, ${unit.repeat(10_000)}`.slice(0, 10_000)
    const started = performance.now()
    redactPersonalData(prompt)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('exclude fictional captains', () => {
    expect(findPersonalData('MY NAME IS CAPTAIN COOKIE IN THE STORY')).toEqual([])
  })
})

it.each([
  'robin＠example.com',
  'ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'robin@exam\u200bple.com',
  '0️⃣1️⃣7️⃣1️⃣5️⃣5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣',
  '⓪①⑦①⑤⑤⑤①②③④',
  '𝟎𝟏𝟕𝟏 𝟓𝟓𝟓𝟏𝟐𝟑𝟒',
  'my insta is ＠robin_hill',
])('finds personal data in disguised letters: %s', (secret) => {
  const clean = redactPersonalData(`Before, ${secret} and after.`)
  expect(clean).toMatch(/^Before, .*\[(email address|phone number|account name)\] and after\.$/)
  expect(clean).not.toMatch(/robin|[0-9０-９①-⑦𝟎-𝟗]/iu)
})
