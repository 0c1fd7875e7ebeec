import { getOperationAST, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { costOf, describeExceededLimit } from './cost.ts'
import { schema } from './schema.ts'

const aliases = (count: number, field: string) => Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')
const ofLearner = (fields: string) => `{ viewer { learner { ${fields} } } }`
const texts = (first: string) => `interactions${first} { edges { node { id prompt response } } }`

function exceeded(text: string): string | null {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('no operation')
  expect(validate(schema, document)).toEqual([])
  return describeExceededLimit(document, operation, costOf(document, operation, {}))
}

describe('the cost of an operation', () => {
  it.each([
    ['weeks', ofLearner(aliases(30, 'week { monday }'))],
    ['journals', ofLearner(aliases(30, 'journal(first: 1) { edges { node { day } } }'))],
    ['the access to the lab', ofLearner(aliases(30, 'lab { daysLeft }'))],
    ['the showcase', `{ ${aliases(30, 'showcase { daysLeft }')} }`],
    ['the leaderboard', `{ ${aliases(30, 'leaderboard { __typename }')} }`],
    ['summaries', ofLearner(aliases(30, 'summary { __typename }'))],
    ['prompts of projects', `{ ${aliases(30, 'projectPrompts(projectId: "x") { id }')} }`],
    ['pages of long texts', ofLearner(aliases(30, texts('(first: 100)')))],
    ['a few large pages of long texts', ofLearner(aliases(5, texts('(first: 100)')))],
    ['many pages of long texts', ofLearner(aliases(20, texts('')))],
  ])('exceeds the limit with aliases of %s', (_what, text) => {
    expect(exceeded(text)).toMatch(/^The complexity of this query is/)
  })

  it.each([
    ['one week and the weeks beside it', ofLearner(aliases(3, 'week { monday days { day minutes } highlights { text tip } }'))],
    ['a page of long texts', ofLearner(texts('(first: 100)'))],
    ['the showcase', '{ showcase { daysLeft projects { id title description } } }'],
  ])('is within the limits for %s', (_what, text) => {
    expect(exceeded(text)).toBeNull()
  })
})
