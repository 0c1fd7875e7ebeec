import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAnalysis } from '../../src/moderation/analysis.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { create, maker, update } from '../support/learning/studio.ts'

const requestShare = `mutation ($id: ID!) { requestShare(projectId: $id) {
  __typename ... on Error { code message } ... on InvalidInputError { field issues { field message } } } }`

describe.each(kinds)('personal data in projects on the %s database', (kind) => {
  let academy: Academy
  const analysed: string[] = []
  const analysis = startAnalysis(() => {})
  beforeAll(async () => {
    const run: typeof analysis.run = (task, input, payer) => {
      // Signups of a test also check first names.
      if (task !== 'firstNameProblem') analysed.push(task)
      return analysis.run(task, input, payer)
    }
    await analysis.ready()
    academy = await Academy.open(kind, {}, {}, { analysis: { ...analysis, run } })
  })
  afterAll(async () => {
    await academy.close()
    await analysis.close()
  })

  const share = async (browser: Browser, id: string): Promise<Json> => (await browser.execute(requestShare, { id })).requestShare

  async function completed(words: { title: string; description?: string }) {
    const { browser, user } = await maker(academy)
    const { id } = await create(browser, words)
    await update(browser, id, { status: 'completed' })
    return { browser, id: id as string, userId: user.id as string }
  }

  it.each([
    ['title', { title: 'Call 07700 900123' }, 'Your title has a phone number in it.'],
    [
      'description',
      { title: 'A kite', description: 'Write to kim.hill@example.org' },
      'Your description has an email address in it.',
    ],
  ] as const)(
    'in the %s is stored while the project is private, and rejected when it is shared',
    async (field, words, message) => {
      const { browser, id } = await completed(words)
      const refused = await share(browser, id)
      expect(refused).toMatchObject({ code: 'INVALID_INPUT', field })
      expect(refused.message).toContain(message)
      expect(await academy.db.shareRequest.count({ where: { projectId: id } })).toBe(0)
      await update(browser, id, { title: 'A kite', description: 'It flies.' })
      expect((await share(browser, id)).__typename).toBe('Project')
    },
  )

  it('is reported for every field together', async () => {
    const { browser, id } = await completed({ title: 'Call 07700 900123', description: 'Write to kim.hill@example.org' })
    expect((await share(browser, id)).issues.map((issue: { field: string }) => issue.field)).toEqual(['title', 'description'])
  })

  it('in a saved prompt of the project is rejected too', async () => {
    const { browser, id } = await completed({ title: 'A kite' })
    const copy = { toolType: 'chatgpt', response: 'ok', provider: 'coach', model: '', askedAt: new Date() } as const
    await academy.db.projectPrompt.create({ data: { ...copy, projectId: id, prompt: 'Mail kim.hill@example.org for me' } })
    expect(await share(browser, id)).toMatchObject({ code: 'INVALID_INPUT', field: 'promptIds' })
  })

  it('is analyzed only after all access checks and the rate limit', async () => {
    const { browser, id } = await completed({ title: 'A kite' })
    analysed.length = 0
    const other = await maker(academy)
    expect((await share(other.browser, id)).code).toBe('NOT_FOUND')
    await update(browser, id, { status: 'review' })
    expect((await share(browser, id)).code).toBe('INVALID_INPUT')
    expect(analysed).toEqual([])
    await update(browser, id, { status: 'completed' })
    for (let i = 0; i < 20; i += 1) await share(browser, id)
    const before = analysed.length
    expect((await share(browser, id)).code).toBe('RATE_LIMITED')
    expect(analysed.length).toBe(before)
  })
})
