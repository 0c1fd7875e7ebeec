import { expect, test, vi } from 'vitest'

// Loaded here and not above, as Zod tries it once, when the first form is held to its rules.
test('the forms are judged without making code from text, which the content policy of the pages refuses', async () => {
  const compile = vi.fn()
  vi.stubGlobal('Function', compile)
  const { signupForm } = await import('../accounts/signup.ts')
  const { guideForm } = await import('../outreach/outreach.ts')
  expect(signupForm.safeParse({}).success).toBe(false)
  expect(guideForm.safeParse({ name: 'Eva', email: 'eva@example.com' }).success).toBe(true)
  vi.unstubAllGlobals()
  expect(compile).not.toHaveBeenCalled()
})
