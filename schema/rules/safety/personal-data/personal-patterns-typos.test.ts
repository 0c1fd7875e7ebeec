import { expect, it } from 'vitest'
import { personalDataNames } from './personal-data.ts'

it.each([
  ['My number is 07700\n900\n123', 'a phone number'],
  ['Call me 07700_900_123', 'a phone number'],
  ['call me 077OO 9OO123', 'a phone number'],
  ['Made by me. 447700900123', 'a phone number'],
  ['mi número es 612 345 678', 'a phone number'],
  ['мой номер 912 345 67 89', 'a phone number'],
  ['kim@gmail,com is mine', 'an email address'],
  ['write to kim.hill(ät)gmx.de', 'an email address'],
  ['I am in year 6 at Elmwood', 'the name of a school'],
  ['i go 2 elmwood primary', 'the name of a school'],
  ['find my channel under t.me/niakaland', 'an account name'],
  ['https://www.instagram.com/nia.kaland/ is where I post', 'an account name'],
  ['snap me at nia_kal09', 'an account name'],
  ['dm me @fastfox22', 'an account name'],
  ['meine schule ist die Elmschule', 'the name of a school'],
])('finds personal data in: %s', (text, kind) => {
  expect(personalDataNames(text)).toContain(kind)
})

it.each([
  'What is 447700900123 times 2?',
  'Is 1299709001234 a prime number?',
  'A book with ISBN 9780306406157',
  'List the numbers 0 1 1 2 3 5 8 13 21 34 and explain the sequence',
  'The bits 0101 0101 0101 are binary',
  'Explain photosynthesis for year 6 in England',
  'Text me on Sunday, please, says the card',
  'Message me at home was the title of the song',
  'Light needs 1000000000000 seconds',
  'Look, Illinois and Ohio are states. Oolong is a tea.',
  'meine Schule ist toll',
  'Email me, com is short for commercial',
])('accepts: %s', (text) => {
  expect(personalDataNames(text)).toEqual([])
})
