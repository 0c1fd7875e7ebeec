import { expect, test, vi } from 'vitest'

// Imported here because Zod probes for `eval` once, when the first form is validated.
test("the forms are validated without eval, which the pages' content security policy blocks", async () => {
  const compile = vi.fn()
  vi.stubGlobal('Function', compile)
  const { signupForm } = await import('../accounts/signup.ts')
  const { guideForm } = await import('../outreach/outreach.ts')
  expect(signupForm.safeParse({}).success).toBe(false)
  expect(guideForm.safeParse({ name: 'Eva', email: 'eva@example.com' }).success).toBe(true)
  vi.unstubAllGlobals()
  expect(compile).not.toHaveBeenCalled()
})
