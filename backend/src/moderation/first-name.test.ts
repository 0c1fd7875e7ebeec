import { expect, it } from 'vitest'
import { firstNameProblem } from './first-name.service.ts'

const names =
  'Mia,Noor,Robin,Nomi,Fanny,Dick,Gay,Osama,O’Brien,Jean-Luc,María José,李明,Jesús,Adolf,Mohammed,Cassidy,Violet,Hannah,Bich,Phuc,Dong,Wang,Long,Mary Jane,Chi,Molly,Candy,Hope,Angel,Dolly,Lola,Assia,Yusuf,Aïcha,Søren,Zoë,Łukasz,Иван,Олена,أحمد,महेश,ゆき,지우,Ngọc,Siobhán,Ho,Kim,Un,Hunter,Gunner,Chase,Dixie,Paris,Chelsea,Regina,Virginia,Willy,Randy,Roger,Rod,Semen,Harshit,Shital,Analise,Titus,Sukhdeep,Demo,Anne Marie,Mia 🌸'.split(
    ',',
  )

it.each(names)('accepts the first name %s', (name) => {
  expect(firstNameProblem(name)).toBeNull()
})

it.each(['fuck all of you', 'Big Dick', 'you are a bitch', 'b1tch', 'kill yourself', 'wh0re'])(
  'refuses the rude name %s',
  (name) => {
    expect(firstNameProblem(name)).toBe('rude')
  },
)

it.each([
  'insta robin_hill_x',
  'snapchat robinhill',
  'I live at 12 Elm Street, Bath',
  'robin at gmail dot com',
  'zero seven seven zero nine double oh one two three',
  'Robin from Elm School',
  'call 0770 me',
])('refuses contact details in a name: %s', (name) => {
  expect(firstNameProblem(name)).toBe('contact')
})
