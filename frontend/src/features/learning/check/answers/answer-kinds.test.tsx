import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  checkButton,
  choiceId,
  grade,
  heardPolitely,
  matching,
  open,
  ordering,
  several,
  short,
} from '../../../../../test/check.ts'
import { checkItem } from '../../../../../test/factories.ts'

test('sends several choices together and lets the learner deselect one', async () => {
  const { user } = await open([several])
  const asked = grade(several, {
    isCorrect: false,
    feedback: [{ about: null, text: 'What you chose is right, and there is one more right answer.' }],
  })
  for (const word of ['Guess', 'Give up', 'Guess']) await user.click(screen.getByRole('checkbox', { name: word }))
  await user.click(checkButton())
  expect(await screen.findByText(/there is one more right answer/)).toBeTruthy()
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
  expect(rows().map((row) => /(Right place|Not the right place yet)/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Right place',
    'Not the right place yet',
    'Not the right place yet',
  ])
  // Marks only apply to the graded order.
  await user.click(screen.getByRole('button', { name: 'Move up: Write' }))
  expect(screen.queryByText('Right place')).toBeNull()
})

const tile = (name: string | RegExp) => screen.getByRole('button', { name })
const tileNames = () =>
  within(screen.getByRole('group', { name: matching.question }))
    .getAllByRole('button')
    .map((it) => it.getAttribute('aria-label'))

test('pairs a line with a partner by two taps from either side, and marks each pair', async () => {
  const { user } = await open([matching])
  await screen.findByRole('group', { name: matching.question })
  await user.click(tile('Sun'))
  expect(tile('Sun').getAttribute('aria-pressed')).toBe('true')
  expect(heardPolitely()).toContain('“Sun” is selected. Now choose its match.')
  await user.click(tile('Night'))
  expect(heardPolitely()).toContain('“Sun” and “Night” are now pair A.')
  await user.click(tile('Water'))
  await user.click(tile('Rain'))
  expect(tileNames()).toEqual([
    ...['Sun, pair A with Night', 'Moon', 'Rain, pair C with Water'],
    ...['Night, pair A with Sun', 'Water, pair C with Rain', 'Day'],
  ])
  await user.click(checkButton())
  expect(screen.getByText('Match every line first.')).toBeTruthy()
  // A partner belongs to one line, so the moon takes the night from the sun.
  await user.click(tile('Moon'))
  await user.click(tile(/^Night/))
  expect(tileNames().slice(0, 2)).toEqual(['Sun', 'Moon, pair B with Night'])
  await user.click(tile('Sun'))
  await user.click(tile('Day'))
  const asked = grade(matching, { isCorrect: false, marks: [true, false, true], feedback: [{ about: null, text: 'Look up.' }] })
  await user.click(checkButton())
  expect(await screen.findByText('Look up.')).toBeTruthy()
  expect(asked[0]?.variables.input.choices).toEqual(['Day', 'Night', 'Water'].map((word) => choiceId(matching, word)))
  expect([screen.getAllByText('Match!').length, screen.getAllByText('Not a match').length]).toEqual([2, 1])
})

test('says that a match is left over', async () => {
  await open([{ ...matching, choices: [...matching.choices, { id: 'spare', text: 'Snow' }] }])
  await screen.findByRole('group', { name: matching.question })
  expect(screen.getByText('One match is left over.')).toBeTruthy()
})

test('undoes a pair by a tap on it, and changes the selected line, with the keyboard too', async () => {
  const { user } = await open([matching])
  await screen.findByRole('group', { name: matching.question })
  tile('Sun').focus()
  await user.keyboard('{Enter}')
  tile('Moon').focus()
  await user.keyboard(' ')
  expect([tile('Sun'), tile('Moon')].map((it) => it.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  tile('Night').focus()
  await user.keyboard('{Enter}')
  const pair = tile('Night, pair B with Moon')
  expect(document.activeElement).toBe(pair)
  await user.keyboard('{Enter}')
  expect(tileNames()).toEqual(['Sun', 'Moon', 'Rain', 'Night', 'Water', 'Day'])
  expect(heardPolitely()).toContain('You undid pair B.')
  await user.click(tile('Sun'))
  await user.click(tile('Sun'))
  expect(tile('Sun').getAttribute('aria-pressed')).toBe('false')
})

test('checks a short text on Enter', async () => {
  const { user } = await open([short])
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'In one word?' })
  const asked = grade(short, {
    isCorrect: false,
    feedback: [{ about: null, text: 'We’re looking for one word with 5 letters.' }],
  })
  await user.type(field, 'rope{Enter}')
  expect(await screen.findByText('We’re looking for one word with 5 letters.')).toBeTruthy()
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

test('shows what the author says about each part in the wrong place', async () => {
  const { user } = await open([ordering])
  await screen.findByRole('list', { name: ordering.question })
  const about = choiceId(ordering, 'Write')
  grade(ordering, { isCorrect: false, marks: [false, false, true], feedback: [{ about, text: 'Write when you know what.' }] })
  await user.click(checkButton())
  const row = (await screen.findByText('Write when you know what.')).closest('li')
  expect(row?.textContent).toContain('Write')
  expect(row?.textContent).toContain('Not the right place yet')
})

const inText = checkItem({
  id: 'first-prompt:t',
  layout: 'text',
  question: 'Which sentence is wrong?',
  words: ['Whales are mammals.', 'They breathe water.', 'They feed their young milk.'],
})

test('lets the learner select a sentence of a text, with feedback below it', async () => {
  const { user } = await open([inText])
  const text = await screen.findByRole('radiogroup', { name: inText.question })
  expect(text.textContent).toBe('Whales are mammals. They breathe water. They feed their young milk. ')
  const about = choiceId(inText, 'Whales are mammals.')
  const asked = grade(inText, { isCorrect: false, feedback: [{ about, text: 'They are: they feed their young milk.' }] })
  await user.click(within(text).getByRole('radio', { name: 'Whales are mammals.' }))
  await user.click(checkButton())
  expect(await screen.findByText('They are: they feed their young milk.')).toBeTruthy()
  expect(asked[0]?.variables.input.choices).toEqual([about])
})
