import { expect, it } from 'vitest'
import { allowsRecording } from './consent.ts'

it('lets something be recorded where nobody has to agree or a parent did, and in no other state', () => {
  const states = ['notRequired', 'pending', 'granted', 'declined', 'withdrawn', null, undefined]
  expect(states.filter(allowsRecording)).toEqual(['notRequired', 'granted'])
})
