import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address } from '../../../../test/render-app.tsx'
import {
  createAccount,
  fill,
  openSignup,
  passLearner,
  passParent,
  passPath,
  passPlan,
  press,
  privacy,
  reachCreateAccount,
  terms,
} from '../../../../test/signup.ts'
import { App } from '../../../app/app.tsx'

const stepText = () => screen.getByText(/^Step \d of 5$/).textContent
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const backButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back' })
const isDisabled = (button: HTMLElement) => (button as HTMLButtonElement).disabled

test('takes a 14-year-old through steps 1, 3, 4 and 5 to Create Account', async () => {
  const { user } = await openSignup()
  expect([stepText(), title()]).toEqual(['Step 1 of 5', 'About you'])
  await passLearner(user, '14')
  expect([stepText(), title()]).toEqual(['Step 3 of 5', 'Choose your path'])
  await passPath(user)
  expect([stepText(), title()]).toEqual(['Step 4 of 5', 'Choose your plan'])
  await passPlan(user)
  expect([stepText(), title()]).toEqual(['Step 5 of 5', 'Almost there'])
  expect(createAccount()).toBeTruthy()
})

test('takes an 11-year-old through all five steps', async () => {
  const { user } = await openSignup()
  await passLearner(user, '11')
  expect([stepText(), title()]).toEqual(['Step 2 of 5', 'Your parent or guardian'])
  await passParent(user)
  expect(stepText()).toBe('Step 3 of 5')
  await passPath(user)
  expect(stepText()).toBe('Step 4 of 5')
  await passPlan(user)
  expect(stepText()).toBe('Step 5 of 5')
  expect(screen.getByText(/We’ll email eva@example\.com a link\. .* nothing you learn is saved/)).toBeTruthy()
})

test('goes back from step 3 to step 1 at 14 and disables Back there', async () => {
  const { user } = await openSignup()
  expect(isDisabled(backButton())).toBe(true)
  await passLearner(user, '14')
  expect(isDisabled(backButton())).toBe(false)
  await press(user, 'Back')
  expect(stepText()).toBe('Step 1 of 5')
  expect(isDisabled(backButton())).toBe(true)
})

test('goes back from step 3 to the parent step at 11 and keeps the input', async () => {
  const { user } = await openSignup()
  await passLearner(user, '11')
  await passParent(user)
  await press(user, 'Back')
  expect(stepText()).toBe('Step 2 of 5')
  expect(screen.getByDisplayValue('eva@example.com')).toBeTruthy()
})

test.each([
  ['6', true],
  ['12', true],
  ['13', false],
  ['21', false],
])('at age %s, the notice “Parent/Guardian Required” is shown: %s', async (age, isShown) => {
  const { user } = await openSignup()
  expect(screen.queryByText('Parent/Guardian Required')).toBeNull()
  await user.selectOptions(screen.getByLabelText(/^Age/), age)
  expect(screen.queryByText('Parent/Guardian Required') !== null).toBe(isShown)
})

test('offers the ages 6 to 21', async () => {
  await openSignup()
  const [first, ...ages] = screen.getAllByRole<HTMLOptionElement>('option').map((option) => option.value)
  expect(first).toBe('')
  expect(ages).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 6)))
})

test('keeps an empty form on step 1, lists the errors and focuses the first field', async () => {
  const { user } = await openSignup()
  await press(user, 'Continue')
  expect(stepText()).toBe('Step 1 of 5')
  expect(screen.getByText('Enter your first name.')).toBeTruthy()
  expect(screen.getByText('Enter an email address.')).toBeTruthy()
  expect(screen.getByText('Choose an age from 6 to 21.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^First name/)))
  await fill(user, /^First name/, 'Mia')
  expect(screen.queryByText('Enter your first name.')).toBeNull()
})

test("rejects the child's own address as the parent's", async () => {
  const { user } = await openSignup()
  await passLearner(user, '11')
  await fill(user, /^Parent's first name/, 'Eva')
  await fill(user, /^Parent's email/, 'Mia+mum@Example.com')
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Continue')
  expect(stepText()).toBe('Step 2 of 5')
  expect(screen.getByText(/This is your own address\./)).toBeTruthy()
})

test('requires the agreement of a parent or guardian for a child', async () => {
  const { user } = await openSignup()
  await passLearner(user, '11')
  await fill(user, /^Parent's first name/, 'Eva')
  await fill(user, /^Parent's email/, 'eva@example.com')
  await press(user, 'Continue')
  expect(stepText()).toBe('Step 2 of 5')
  expect(screen.getByText('A parent or guardian has to agree first.')).toBeTruthy()
})

test('requires a path and preselects the free plan', async () => {
  const { user } = await openSignup()
  await passLearner(user, '14')
  await press(user, 'Continue')
  expect(screen.getByText('Choose a path.')).toBeTruthy()
  await passPath(user, 'Digital Creator')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Free Explorer' }).checked).toBe(true)
  expect(screen.getByText('Most Popular')).toBeTruthy()
})

test.each([
  ['/signup?plan=creator', 'Creator'],
  ['/signup?plan=academy', 'Academy Pro'],
  ['/signup?plan=free', 'Free Explorer'],
  ['/signup?plan=gold', 'Free Explorer'],
  ['/signup?plan=', 'Free Explorer'],
])('%s opens the wizard with the plan %s', async (path, plan) => {
  const { user } = await openSignup(path)
  await passLearner(user, '14')
  await passPath(user)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: plan }).checked).toBe(true)
})

test('prefers a linked plan to the stored one, and keeps a later choice after a reload', async () => {
  const first = await openSignup()
  await passLearner(first.user, '14')
  await passPath(first.user)
  await first.user.click(screen.getByRole('radio', { name: 'Academy Pro' }))
  first.unmount()
  const { user, unmount } = await openSignup('/signup?plan=creator')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Creator' }).checked).toBe(true)
  expect(address()).toBe('/signup')
  await user.click(screen.getByRole('radio', { name: 'Free Explorer' }))
  unmount()
  await openSignup(address())
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Free Explorer' }).checked).toBe(true)
})

test('offers the four paths with their skills', async () => {
  const { user } = await openSignup()
  await passLearner(user, '14')
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'entrepreneur',
    'writer',
    'creator',
    'campaigner',
  ])
  const skills = screen.getAllByRole('list').map((list) => [...list.children].map((it) => it.textContent))
  expect(skills).toEqual([
    ['Business Strategy', 'AI Tools', 'Market Research'],
    ['Creative Writing', 'Content Creation', 'Storytelling'],
    ['Design', 'Programming', 'Digital Art'],
    ['Leadership', 'Communication', 'Social Impact'],
  ])
})

test('offers the three plans with their prices and the signup wording', async () => {
  const { user } = await openSignup()
  await passLearner(user, '14')
  await passPath(user)
  expect(screen.getByText(/^Choosing a plan costs nothing today\. .* every plan gives you all lessons\.$/)).toBeTruthy()
  const cards = screen.getAllByRole('radio').map((radio) => radio.closest('label'))
  const features = screen.getAllByRole('list').map((list) => [...list.children].map((it) => it.textContent))
  expect(cards.map((card) => card?.textContent?.match(/\$\d+(?: per month| forever)?/)?.[0])).toEqual([
    '$0 forever',
    '$19 per month',
    '$49 per month',
  ])
  expect(cards.map((card) => card?.textContent?.includes('Most Popular'))).toEqual([false, true, false])
  expect(features).toEqual([
    ['3 lessons per month', 'Basic AI tools', 'Community access'],
    ['Unlimited lessons', 'All AI tools', 'Project sharing', 'Priority support'],
    ['Everything in Creator', '1:1 mentoring', 'Advanced tools', 'Certificates'],
  ])
})

test('shows a different sidekick line for each step and for the chosen path', async () => {
  const { user } = await openSignup()
  const says = () => screen.getByRole('note').textContent
  const said = [says()]
  await passLearner(user, '11')
  said.push(says())
  await passParent(user)
  said.push(says())
  await user.click(screen.getByRole('radio', { name: 'Writer' }))
  said.push(says())
  await press(user, 'Continue')
  said.push(says())
  await passPlan(user)
  said.push(says())
  expect(new Set(said).size).toBe(6)
})

test('summarizes the name, the path and the plan on the last step', async () => {
  const { user } = await openSignup()
  await passLearner(user, '14')
  await passPath(user, 'Campaigner')
  await passPlan(user, 'Academy Pro')
  expect(screen.getAllByRole('definition').map((it) => it.textContent)).toEqual(['Mia Lind', 'Campaigner', 'Academy Pro'])
})

test('enables Create Account only with both the terms and the privacy policy accepted', async () => {
  const { user } = await reachCreateAccount('14')
  expect(isDisabled(createAccount())).toBe(false)
  await user.click(terms())
  expect(isDisabled(createAccount())).toBe(true)
  await user.click(privacy())
  expect(isDisabled(createAccount())).toBe(true)
  await user.click(terms())
  expect(isDisabled(createAccount())).toBe(true)
  await user.click(privacy())
  expect(isDisabled(createAccount())).toBe(false)
})

test.each([
  ['11', 'Step 2 of 5'],
  ['14', 'Step 5 of 5'],
])('at age %s, a reload without parental consent opens %s', async (age, expected) => {
  const { unmount } = await reachCreateAccount(age)
  unmount()
  const saved = JSON.parse(sessionStorage.getItem('signup') ?? '')
  sessionStorage.setItem('signup', JSON.stringify({ ...saved, form: { ...saved.form, parentConsent: false } }))
  await openSignup()
  expect(stepText()).toBe(expected)
})

test("moves between steps with the browser's Back and Forward, and keeps the step on reload", async () => {
  const { user, unmount } = await openSignup()
  await passLearner(user, '11')
  await passParent(user)
  act(() => window.history.back())
  await screen.findByText('Step 2 of 5')
  act(() => window.history.back())
  await screen.findByText('Step 1 of 5')
  expect(address()).toBe('/signup')
  act(() => window.history.forward())
  await screen.findByText('Step 2 of 5')
  unmount()
  render(<App />)
  expect(await screen.findByDisplayValue('eva@example.com')).toBeTruthy()
  expect(stepText()).toBe('Step 2 of 5')
})

test("doesn't skip the parent step on Forward after the age was corrected to under 13", async () => {
  const { user } = await openSignup()
  await passLearner(user, '14')
  await screen.findByText('Step 3 of 5')
  await press(user, 'Back')
  await user.selectOptions(screen.getByLabelText(/^Age/), '11')
  act(() => window.history.forward())
  expect(await screen.findByText('Step 2 of 5')).toBeTruthy()
})

test('reopens the last step on a later visit, with the earlier steps in the history', async () => {
  const { user, unmount } = await openSignup()
  await passLearner(user, '14')
  await passPath(user)
  await screen.findByText('Step 4 of 5')
  unmount()
  await openSignup()
  expect(stepText()).toBe('Step 4 of 5')
  act(() => window.history.back())
  await screen.findByText('Step 3 of 5')
  act(() => window.history.back())
  expect(await screen.findByText('Step 1 of 5')).toBeTruthy()
})

test('announces a new step by focusing its heading', async () => {
  const { user } = await openSignup()
  await waitFor(() => expect(document.activeElement).toBe(document.body))
  await passLearner(user, '14')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})
