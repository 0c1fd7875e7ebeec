import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { learner, persona, personasPage } from '../../../test/factories.ts'
import { answer, offline } from '../../../test/msw.ts'
import { PersonasPageDocument } from '../../app/pages/learner/personas-page.generated.ts'
import { FinishTutorialStepDocument } from '../../features/rewards/tutorial/finish-tutorial-step.generated.ts'
import { setFlag } from '../storage-flags.ts'
import { createApolloClient } from './apollo.ts'

const forceLogout = (asked: { headers: Headers }[]) => asked.map(({ headers }) => headers.get('x-force-logout'))

test('sends x-force-logout with queries only while the flag is set', async () => {
  const asked = answer('PersonasPage', personasPage())
  const read = () => createApolloClient().query({ query: PersonasPageDocument })
  await read()
  setFlag('force-logout', true)
  await read()
  setFlag('force-logout', false)
  await read()
  expect(forceLogout(asked)).toEqual([null, 'true', null])
})

test('never sends x-force-logout with mutations', async () => {
  const asked = answer('FinishTutorialStep', {
    finishTutorialStep: { __typename: 'Reward', xpEarned: 50, newLevel: null, learner: learner() },
  })
  setFlag('force-logout', true)
  await createApolloClient().mutate({ mutation: FinishTutorialStepDocument, variables: { step: 'welcome' } })
  expect(forceLogout(asked)).toEqual([null])
})

test('does not read the same data twice', async () => {
  const asked = answer('PersonasPage', personasPage({ personas: [persona()] }))
  const client = createApolloClient()
  await client.query({ query: PersonasPageDocument })
  const again = await client.query({ query: PersonasPageDocument })
  expect(again.data).toMatchObject({ personas: [{ name: 'Writer' }] })
  expect(asked).toHaveLength(1)
})

test('retries neither failed queries nor failed mutations', async () => {
  const reads = answer('PersonasPage', offline)
  const writes = answer('FinishTutorialStep', offline)
  const client = createApolloClient()
  await expect(client.query({ query: PersonasPageDocument })).rejects.toThrow()
  await expect(client.mutate({ mutation: FinishTutorialStepDocument, variables: { step: 'welcome' } })).rejects.toThrow()
  expect([reads.length, writes.length]).toEqual([1, 1])
})

test('finds a path from the list by its id', async () => {
  answer('PersonasPage', personasPage({ personas: [persona({ id: 'writer', name: 'Writer' })] }))
  const client = createApolloClient()
  await client.query({ query: PersonasPageDocument })
  const query = gql`
    query NameOfPath {
      persona(id: "writer") {
        id
        name
      }
    }
  `
  expect(client.readQuery({ query })).toMatchObject({ persona: { name: 'Writer' } })
})
