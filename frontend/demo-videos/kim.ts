import { type Act, addressOf, check, click, fill, pick } from './video.ts'

// Kim is eleven, and Sam is Kim's parent. Both are fictional.

export const forward = click('button:has-text("Continue")')

export function aboutKim(kim: string): Act[] {
  return [fill('First name', 'Kim'), fill('Email', addressOf(kim)), pick('Age', '11')]
}

export function aboutSam(address: string): Act[] {
  return [fill("Parent's first name", 'Sam'), fill("Parent's email", address), check('My parent or guardian')]
}

export function choosePath(name: string): Act {
  return click(`label:has-text("${name}")`)
}

export const createAccount: Act[] = [
  check('I accept the terms'),
  check('I accept the privacy'),
  click('button:has-text("Create Account")'),
  (page) => page.waitForURL('**/onboarding'),
]
