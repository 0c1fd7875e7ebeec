import { expect, test } from 'vitest'
import { enrolmentMailLink, preselectedProgramme, priceInCents, programmeById, programmeIds, programmes } from './programmes.ts'

test('the three programmes cost 197, 397 and 597 dollars a month', () => {
  expect(programmes.map(({ name, price, period }) => `${name} ${price} ${period}`)).toEqual([
    'Starter 197 month',
    'Academy 397 month',
    'Leadership 597 month',
  ])
  expect(programmes.map(({ id }) => id)).toEqual([...programmeIds])
})

test('payment providers are charged in whole cents', () => {
  expect(programmeIds.map(priceInCents)).toEqual([19_700, 39_700, 59_700])
})

test('only Academy is marked most popular, and it is selected by default', () => {
  expect(programmes.filter(({ popular }) => popular).map(({ id }) => id)).toEqual([preselectedProgramme])
  expect(preselectedProgramme).toBe('academy')
})

test('Starter has three tools and ten projects a month, Academy all six and no limit, Leadership everything in Academy', () => {
  expect(programmeById('starter').features).toEqual(
    expect.arrayContaining([expect.stringMatching(/^3 AI tools/), '10 projects a month']),
  )
  expect(programmeById('academy').features).toEqual(
    expect.arrayContaining([expect.stringMatching(/^All 6 AI tools/), 'Unlimited projects']),
  )
  expect(programmeById('leadership').features).toContain('Everything in Academy')
})

test('the email to support contains the programme and no personal data', () => {
  const link = new URL(enrolmentMailLink('leadership'))
  expect(link.protocol + link.pathname).toBe('mailto:support@deepm.academy')
  expect([...link.searchParams]).toEqual([['subject', 'Enrolment in the Leadership programme']])
})
