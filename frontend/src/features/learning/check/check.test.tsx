import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type CheckItem, checkItem, graded, type Lesson, lesson, lessonPage, sessionUser } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const words = ['Ask a person', 'Guess', 'Give up']
const single = checkItem({ id: 'first-prompt:a', words })
const several = checkItem({ id: 'first-prompt:b', kind: 'several', question: 'What helps at all?', words })
const ordering = checkItem({
  id: 'first-prompt:c',
  kind: 'ordering',
  question: 'In which order?',
  words: ['Write', 'Look', 'Think'],
})
const matching = checkItem({
  id: 'first-prompt:d',
  kind: 'matching',
  question: 'What belongs together?',
  prompts: ['Sun', 'Moon', 'Rain'].map((text) => ({ id: `left-${text}`, text })),
  words: ['Night', 'Water', 'Day'],
})
const short = checkItem({ id: 'first-prompt:e', kind: 'short', question: 'In one word?', words: [] })
const all = [single, several, ordering, matching, short]

const statusOf = (items: CheckItem[]): Lesson['checkStatus'] => {
  const correct = items.filter((item) => item.answer?.isCorrect).length
  const needed = Math.ceil(items.length * 0.8)
  return { correct, withHelp: 0, needed, total: items.length, isPassed: correct >= needed }
}

async function open(items: CheckItem[], session = sessionUser()) {
  answer('LessonPage', lessonPage(lesson({ check: items, checkStatus: statusOf(items) })))
  const app = renderApp('/lesson/first-prompt', { session })
  await screen.findByRole('heading', { name: 'Check for understanding' })
  return app
}

/** Serves a grade independent of the answer. */
function grade(item: CheckItem, changes: Parameters<typeof graded>[1], status = statusOf([single])) {
  return answer('AnswerCheckItem', ({ input }) => ({
    answerCheckItem: {
      __typename: 'AnswerCheckItemPayload',
      item: {
        ...graded(item, changes),
        answer: { ...graded(item, changes).answer, choices: input.choices, text: input.text ?? '' },
      },
      lesson: { id: 'first-prompt', isBegun: true, progress: 37, checkStatus: status },
    } as never,
  }))
}

const choiceId = (item: CheckItem, word: string) => item.choices.find(({ text }) => text === word)?.id ?? ''
const checkButton = () => screen.getByRole('button', { name: 'Check answer' })
const question = (name: string) => screen.getByRole('heading', { level: 3, name })
const step = (name: RegExp) => within(screen.getByRole('navigation', { name: 'Questions' })).getByRole('button', { name })
const heardPolitely = () =>
  [...document.querySelectorAll('[aria-live=polite], [role=status]')].map((it) => it.textContent).join(' ')

test('grades a wrong choice on the server, shows the feedback beside it and allows a retry', async () => {
  const { user } = await open([single])
  const guess = { about: choiceId(single, 'Guess'), text: 'A guess is a beginning, not an answer.' }
  const asked = grade(single, { isCorrect: false, feedback: [guess] })
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  expect(screen.queryByText('Not right yet')).toBeNull()
  await user.click(checkButton())
  expect(await screen.findByText(guess.text)).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([
    { input: { itemId: single.id, choices: [choiceId(single, 'Guess')], text: null } },
  ])
  const radio = screen.getByRole('radio', { name: 'Guess' })
  const beside = document.getElementById(radio.getAttribute('aria-describedby') ?? '')
  expect(beside?.textContent).toBe(`Not this one${guess.text}`)
  expect(heardPolitely()).toContain('Not right yet')
  await waitFor(() => expect(document.activeElement).toBe(checkButton()))
  expect(step(/1 of 1, not right yet/)).toBeTruthy()

  const right = { about: choiceId(single, 'Ask a person'), text: 'People know people.' }
  grade(
    single,
    { isCorrect: true, attempts: 2, feedback: [right] },
    { correct: 1, withHelp: 0, needed: 1, total: 1, isPassed: true },
  )
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  expect(screen.queryByText('Not right yet')).toBeNull()
  await user.click(checkButton())
  expect(await screen.findByText(right.text)).toBeTruthy()
  expect(screen.getByText('That is right')).toBeTruthy()
  expect(screen.queryByText(guess.text)).toBeNull()
  expect(screen.getByText('1 of 1 right, 1 needed')).toBeTruthy()
  expect(screen.getByText('You have passed the check.')).toBeTruthy()
})

test("follows the server's progress and enables Mark as Complete", async () => {
  const { user } = await open([single])
  const button = () => screen.getByRole('button', { name: 'Mark as Complete' })
  expect(button().getAttribute('aria-disabled')).toBe('true')
  grade(single, { isCorrect: true }, { correct: 1, withHelp: 0, needed: 1, total: 1, isPassed: true })
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.click(checkButton())
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  expect(screen.getByRole('progressbar', { name: 'Lesson progress' }).getAttribute('aria-valuenow')).toBe('37')
  await user.click(screen.getByRole('button', { name: 'Go to the finish' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('You are ready to finish'))
})

test('sends several choices together and lets the learner deselect one', async () => {
  const { user } = await open([several])
  const asked = grade(several, {
    isCorrect: false,
    feedback: [{ about: null, text: 'What you chose is right, and one more is right too.' }],
  })
  for (const word of ['Guess', 'Give up', 'Guess']) await user.click(screen.getByRole('checkbox', { name: word }))
  await user.click(checkButton())
  expect(await screen.findByText(/one more is right too/)).toBeTruthy()
  expect(asked[0]?.variables.input.choices).toEqual([choiceId(several, 'Give up')])
})

test('moves steps with buttons, keeps the focus and announces the position', async () => {
  const { user } = await open([ordering])
  await screen.findByRole('list', { name: ordering.question })
  const rows = () => within(screen.getByRole('list', { name: ordering.question })).getAllByRole('listitem')
  const order = () => rows().map((row) => row.textContent?.replace(/^\d/, ''))
  expect(order()).toEqual(['Write', 'Look', 'Think'])
  screen.getByRole('button', { name: 'Move down: Write' }).focus()
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Look', 'Write', 'Think'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Write' })))
  expect(heardPolitely()).toContain('“Write” is now 2 of 3.')
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Look', 'Think', 'Write'])
  // A step at the end stays there and keeps the focus.
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Look', 'Think', 'Write'])
  const atEnd = screen.getByRole('button', { name: 'Move down: Write' })
  expect([document.activeElement, atEnd.getAttribute('aria-disabled')]).toEqual([atEnd, 'true'])

  const asked = grade(ordering, {
    isCorrect: false,
    marks: [true, false, false],
    feedback: [{ about: null, text: 'Look first.' }],
  })
  await user.click(checkButton())
  expect(await screen.findByText('Look first.')).toBeTruthy()
  expect(asked[0]?.variables.input.choices).toEqual(['Look', 'Think', 'Write'].map((word) => choiceId(ordering, word)))
  expect(rows().map((row) => /(In its place|Not here yet)/.exec(row.textContent ?? '')?.[0])).toEqual([
    'In its place',
    'Not here yet',
    'Not here yet',
  ])
  // Marks only apply to the graded order.
  await user.click(screen.getByRole('button', { name: 'Move up: Write' }))
  expect(screen.queryByText('In its place')).toBeNull()
})

test('selects partners by letter, uses each letter once and marks each pair', async () => {
  const { user } = await open([matching])
  await screen.findByRole('group', { name: 'Sun' })
  const line = (name: string) => within(screen.getByRole('group', { name }))
  await user.click(line('Sun').getByRole('radio', { name: 'A: Night' }))
  await user.click(line('Rain').getByRole('radio', { name: 'B: Water' }))
  await user.click(checkButton())
  expect(screen.getByText('Find a partner for each line first.')).toBeTruthy()
  // Selecting Night for the moon deselects it for the sun.
  await user.click(line('Moon').getByRole('radio', { name: 'A: Night' }))
  expect(line('Sun').getByRole<HTMLInputElement>('radio', { name: 'A: Night' }).checked).toBe(false)
  expect(heardPolitely()).toContain('Taken from “Sun”')
  await user.click(line('Sun').getByRole('radio', { name: 'C: Day' }))
  const asked = grade(matching, { isCorrect: false, marks: [true, false, true], feedback: [{ about: null, text: 'Look up.' }] })
  await user.click(checkButton())
  expect(await screen.findByText('Look up.')).toBeTruthy()
  expect(asked[0]?.variables.input.choices).toEqual(['Day', 'Night', 'Water'].map((word) => choiceId(matching, word)))
  expect(line('Moon').getByText('Not this partner')).toBeTruthy()
  expect(line('Sun').getByText('Right partner')).toBeTruthy()
})

test('arrow keys move between letters without taking them from other lines; Space selects', async () => {
  const { user } = await open([matching])
  const line = (name: string) => within(screen.getByRole('group', { name }))
  const letter = (name: string, text: string) => line(name).getByRole<HTMLInputElement>('radio', { name: text })
  await user.click(letter('Sun', 'B: Water'))
  letter('Moon', 'A: Night').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(letter('Moon', 'C: Day')))
  expect([letter('Sun', 'B: Water').checked, letter('Moon', 'C: Day').checked]).toEqual([true, false])
  await user.keyboard(' ')
  expect(letter('Moon', 'C: Day').checked).toBe(true)
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(letter('Moon', 'A: Night')))
})

test('checks a short text on Enter', async () => {
  const { user } = await open([short])
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'In one word?' })
  const asked = grade(short, { isCorrect: false, feedback: [{ about: null, text: 'We look for one word of 5 letters.' }] })
  await user.type(field, 'rope{Enter}')
  expect(await screen.findByText('We look for one word of 5 letters.')).toBeTruthy()
  expect(asked[0]?.variables).toEqual({ input: { itemId: short.id, choices: [], text: 'rope' } })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test("keeps a short text of more than 200 characters, reports it and doesn't send it", async () => {
  const { user } = await open([short])
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'In one word?' })
  await user.click(field)
  await user.paste('x'.repeat(199))
  expect(screen.getByText('1 character left')).toBeTruthy()
  await user.paste('xx')
  expect(field.value).toHaveLength(201)
  expect(screen.getByText('Use at most 200 characters. This text has 201.')).toBeTruthy()
  // AnswerCheckItem has no mock, so a request would fail the test.
  await user.click(checkButton())
  expect(document.activeElement).toBe(field)
})

test.each([
  [single, 'Choose an answer first.'],
  [several, 'Choose at least one answer first.'],
  [matching, 'Find a partner for each line first.'],
  [short, 'Write an answer first.'],
])('sends nothing without an answer', async (item, word) => {
  const { user } = await open([item])
  // AnswerCheckItem has no mock, so a request would fail the test.
  await user.click(checkButton())
  expect(screen.getByText(word)).toBeTruthy()
})

test("doesn't send the same wrong answer twice", async () => {
  const { user } = await open([graded(single, { words: ['Guess'], feedback: [] })])
  await user.click(checkButton())
  expect(screen.getByText('Change something first, then check again.')).toBeTruthy()
})

test('makes every question reachable, shows each state and keeps the selection', async () => {
  const { user } = await open([graded(single, { words: ['Ask a person'], isCorrect: true }), several, ordering, matching, short])
  const steps = within(screen.getByRole('navigation', { name: 'Questions' })).getAllByRole('button')
  expect(steps.map((it) => it.getAttribute('aria-label'))).toEqual([
    'Question 1 of 5, right',
    ...[2, 3, 4, 5].map((n) => `Question ${n} of 5, not answered`),
  ])
  // Opens at the first question that isn't right.
  expect(question(several.question)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Guess' }))
  for (const [index, item] of all.entries()) {
    await user.click(step(new RegExp(`^Question ${index + 1} `)))
    expect(question(item.question)).toBeTruthy()
    expect(step(new RegExp(`^Question ${index + 1} `)).getAttribute('aria-current')).toBe('step')
  }
  await user.click(step(/^Question 2 /))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Guess' }).checked).toBe(true)
})

test('leads to the next open question after a right answer and focuses it', async () => {
  const { user } = await open([single, graded(several, { words: ['Guess'], isCorrect: true }), short])
  grade(single, { isCorrect: true }, { correct: 2, withHelp: 0, needed: 3, total: 3, isPassed: false })
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.click(checkButton())
  await user.click(await screen.findByRole('button', { name: 'Next question' }))
  await waitFor(() => expect(document.activeElement).toBe(question(short.question)))
  await user.click(screen.queryByRole('button', { name: 'Skip for now' }) ?? step(/^Question 1 /))
  expect(question(single.question)).toBeTruthy()
})

test('lets the learner skip a question', async () => {
  const { user } = await open([single, short])
  await user.click(screen.getByRole('button', { name: 'Skip for now' }))
  await waitFor(() => expect(document.activeElement).toBe(question(short.question)))
  await user.click(screen.getByRole('button', { name: 'Skip for now' }))
  await waitFor(() => expect(document.activeElement).toBe(question(single.question)))
})

test('restores earlier answers with their feedback', async () => {
  const guess = { about: choiceId(single, 'Guess'), text: 'A guess is a beginning.' }
  await open([graded(single, { words: ['Guess'], feedback: [guess] })])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guess' }).checked).toBe(true)
  expect(screen.getByText(guess.text)).toBeTruthy()
  expect(screen.getByText('Not right yet')).toBeTruthy()
})

test('locks right answers', async () => {
  const right = (item: CheckItem, changes: Parameters<typeof graded>[1]) => graded(item, { isCorrect: true, ...changes })
  const { user } = await open([
    right(single, { words: ['Ask a person'] }),
    right(ordering, { words: ['Look', 'Think', 'Write'], marks: [true, true, true] }),
    right(matching, { words: ['Day', 'Night', 'Water'], marks: [true, true, true] }),
    right(short, { text: 'voice' }),
  ])
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ask a person' }).checked).toBe(true)
  await user.click(step(/^Question 2 /))
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  expect(screen.getAllByText('In its place')).toHaveLength(3)
  await user.click(step(/^Question 3 /))
  await user.click(screen.getAllByRole('radio', { name: 'A: Night' })[0] as HTMLElement)
  expect(screen.getAllByText('Right partner')).toHaveLength(3)
  await user.click(step(/^Question 4 /))
  expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true)
})

test.each([
  [offline, 'We could not reach the academy. What you chose is still here, so try again in a moment.'],
  [
    { answerCheckItem: { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'That was too often.' } } as const,
    'That was too often.',
  ],
])("reports an answer that wasn't graded and keeps the selection", async (given, message) => {
  const { user } = await open([single])
  answer('AnswerCheckItem', given)
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  await user.click(checkButton())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not checked yet')
  expect(alert.textContent).toContain(message)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guess' }).checked).toBe(true)
  expect(screen.queryByText('Not right yet')).toBeNull()
  await waitFor(() => expect(checkButton().getAttribute('aria-busy')).toBeNull())
  grade(single, { isCorrect: true })
  await user.click(checkButton())
  expect(await screen.findByText('That is right')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('sends an answer once on a double click and stays on the question', async () => {
  const { user } = await open([single, short])
  const answered = gate()
  const item = graded(single, { words: ['Ask a person'], isCorrect: true })
  const asked = answer('AnswerCheckItem', async () => {
    await answered.opened
    return {
      answerCheckItem: {
        __typename: 'AnswerCheckItemPayload',
        item,
        lesson: { id: 'first-prompt', isBegun: true, progress: 37, checkStatus: statusOf([item, short]) },
      },
    }
  })
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.dblClick(checkButton())
  answered.open()
  expect(await screen.findByText('That is right')).toBeTruthy()
  expect(asked).toHaveLength(1)
  expect(question(single.question)).toBeTruthy()
})

test("shows the questions to a child who waits for consent and explains why answers aren't saved", async () => {
  const { user } = await open([single, short], sessionUser({ consent: 'pending' }))
  expect(screen.getByText('Your answers cannot be kept yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guess' }).checked).toBe(false)
  await user.click(step(/^Question 2 /))
  expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true)
})

test.each(['parent', 'staff'] as const)('shows the questions to a %s without grading', async (role) => {
  await open(all, sessionUser({ role, consent: null, selectedPersona: null }))
  expect(screen.getByText(/Only learners can answer/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull()
  expect(screen.queryByText(/right, \d needed/)).toBeNull()
})

const explained = (item: CheckItem, changes: Partial<CheckItem> = {}): CheckItem => ({
  ...graded(item, { isCorrect: false, attempts: 3, withHelp: true, words: ['Guess'] }),
  explanation: { choices: [choiceId(item, 'Ask a person')], text: '', feedback: [{ about: null, text: 'People know people.' }] },
  triesLeft: 2,
  ...changes,
})

test('explains the answer after three wrong attempts and counts the question as learned with help', async () => {
  const { user } = await open([explained(single)])
  expect(await screen.findByText('Here is the answer')).toBeTruthy()
  expect(screen.getByText('People know people.')).toBeTruthy()
  expect(screen.getByText(/It then counts as learned with help/)).toBeTruthy()
  expect(screen.getByText('You have 2 more tries for this question today.')).toBeTruthy()
  const right = { isCorrect: true, attempts: 4, withHelp: true }
  grade({ ...single, triesLeft: 1 }, right, { correct: 1, withHelp: 1, needed: 1, total: 1, isPassed: true })
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.click(checkButton())
  expect(await screen.findByText('You learned this one with help.')).toBeTruthy()
  expect(screen.getByText('1 of 1 right, 1 needed (1 with help)')).toBeTruthy()
  expect(screen.queryByText('Here is the answer')).toBeNull()
})

test.each([
  [
    'an order',
    explained(ordering, {
      explanation: { choices: ['Look', 'Think', 'Write'].map((it) => choiceId(ordering, it)), text: '', feedback: [] },
    }),
    ['Look', 'Think', 'Write'],
  ],
  [
    'pairs',
    explained(matching, {
      explanation: { choices: ['Day', 'Night', 'Water'].map((it) => choiceId(matching, it)), text: '', feedback: [] },
    }),
    ['Sun: Day', 'Moon: Night', 'Rain: Water'],
  ],
  ['a short text', explained(short, { explanation: { choices: [], text: 'prototype', feedback: [] } }), ['prototype']],
])('%s is explained in words', async (_, item, lines) => {
  await open([item])
  const box = screen.getByText('Here is the answer').parentElement as HTMLElement
  for (const line of lines) expect(within(box).getAllByText(line).length).toBeGreaterThan(0)
})

test('states when a question without attempts left can be retried and sends nothing', async () => {
  const { user } = await open([explained(single, { triesLeft: 0 })])
  const asked = grade(single, { isCorrect: true })
  expect(screen.getByText('You can try this question again tomorrow.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Ask a person' }))
  await user.click(checkButton())
  expect(screen.getAllByText('You can try this question again tomorrow.').length).toBeGreaterThan(0)
  expect(asked).toHaveLength(0)
})

test('keeps the selection when the daily limit is reached and states when to continue', async () => {
  const { user } = await open([single])
  const message = 'That was a lot of tries for one day. Read the notes again. You can answer again tomorrow.'
  answer('AnswerCheckItem', { answerCheckItem: { __typename: 'NoTriesLeftError', code: 'NO_TRIES_LEFT', message } })
  await user.click(screen.getByRole('radio', { name: 'Guess' }))
  await user.click(checkButton())
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guess' }).checked).toBe(true)
})
