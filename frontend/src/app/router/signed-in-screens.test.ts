import { expect, test } from 'vitest'
import { signedInScreens } from './signed-in-screens.ts'

test('lists the screens behind the sign-in with their components and first queries', async () => {
  const screens = new Map((await signedInScreens()).map((screen) => [screen.path, screen]))
  const namesOf = (path: string) => screens.get(path)?.queries.map(({ operationName, variables }) => [operationName, variables])
  expect(screens.get('/lesson/:lessonId')?.components).toEqual(['WithApollo', 'Shell', 'LessonPage'])
  expect(namesOf('/lesson/:lessonId')).toEqual([
    ['Shell', {}],
    ['LessonPage', { id: ':lessonId' }],
  ])
  expect(namesOf('/onboarding')).toEqual([])
  expect(['/landing', '/auth/login', '/experiments/:experimentId'].filter((path) => screens.has(path))).toEqual([])
})

test('leaves out the components for staff, which other accounts must not load', async () => {
  const screens = await signedInScreens()
  expect(screens.find(({ path }) => path === '/admin')).toMatchObject({ components: ['WithApollo'], queries: [] })
})
