import { describe, expect, it } from 'vitest'
import { avatarColours } from './avatar-colours.ts'
import { avatarIds } from './avatars.ts'
import { profileForm } from './profile.ts'

const good = { firstName: 'Mia', lastName: 'Lind', avatar: 'owl', avatarColour: 'sand', timeZone: 'Europe/London' }
const refused = (changes: object) => {
  const result = profileForm.safeParse({ ...good, ...changes })
  return result.success ? null : result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)[0]
}

describe('the profile form', () => {
  it('trims names and accepts every picture and colour, none of them, and every time zone', () => {
    expect(profileForm.parse({ ...good, firstName: '  Zoë  ', lastName: ' ' })).toEqual({
      ...good,
      firstName: 'Zoë',
      lastName: '',
    })
    for (const avatar of [...avatarIds, null]) expect(refused({ avatar })).toBeNull()
    for (const avatarColour of [...avatarColours, null]) expect(refused({ avatarColour })).toBeNull()
    for (const timeZone of [...Intl.supportedValuesOf('timeZone'), 'UTC']) expect(refused({ timeZone })).toBeNull()
  })

  it.each([
    ['no first name', { firstName: ' ' }, 'firstName: Enter your first name.'],
    ['a first name that is missing', { firstName: undefined }, 'firstName: Enter your first name.'],
    ['a name of 61 letters', { lastName: 'x'.repeat(61) }, 'lastName: Use at most 60 characters.'],
    ['a script', { firstName: '<b>Mia</b>' }, 'firstName: Use letters, spaces and ordinary punctuation.'],
    ['an invisible letter', { lastName: 'Li\u200bnd' }, 'lastName: Use letters, spaces and ordinary punctuation.'],
    [
      'a web address',
      { firstName: 'evil.example' },
      'firstName: Use a name without web addresses, and a space after a full stop.',
    ],
    ['a picture of somebody', { avatar: 'https://example.org/me.jpg' }, 'avatar: Choose one of the pictures.'],
    ['a colour of its own', { avatarColour: '#ff0000' }, 'avatarColour: Choose one of the colours.'],
    ['a time zone of another planet', { timeZone: 'Mars/Olympus' }, 'timeZone: Choose a time zone from the list.'],
    ['no time zone', { timeZone: '' }, 'timeZone: Choose a time zone from the list.'],
  ])('refuses %s and says what to do', (_what, changes, problem) => {
    expect(refused(changes)).toBe(problem)
  })

  it('drops fields that cannot be changed', () => {
    expect(profileForm.parse({ ...good, email: 'x@example.org', role: 'staff', ageAtSignup: 30 })).toEqual(good)
  })
})
