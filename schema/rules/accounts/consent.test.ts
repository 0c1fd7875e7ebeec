import { expect, it } from 'vitest'
import { allowsRecording } from './consent.ts'

it('allows recording only when consent is granted or not required', () => {
  const states = ['notRequired', 'pending', 'granted', 'declined', 'withdrawn', null, undefined]
  expect(states.filter(allowsRecording)).toEqual(['notRequired', 'granted'])
})
