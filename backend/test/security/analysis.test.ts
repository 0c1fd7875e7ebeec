import { afterEach, describe, expect, it, vi } from 'vitest'
import { AnalysisTimeoutError } from '../../src/moderation/analysis.errors.ts'
import { type Analysis, type AnalysisPatience, analysisPatience, startAnalysis } from '../../src/moderation/analysis.service.ts'

// Tests the thread that runs the safety rules. On a busy machine, a deadline that must be met is long, and one that must be
// missed is shorter than any analysis.

const calm: AnalysisPatience = {
  deadlineMs: 60_000,
  waitMs: 120_000,
  mostWaiting: 100,
  mostPerPayer: 100,
  mostNamesPerPayer: 100,
}
const long = 'Explain to my class how bees find their way home, and what they do in winter. '.repeat(50).slice(0, 3990)
const ask = (analysis: Analysis, prompt: string, payer = 'robin') =>
  analysis.run('prompt', { prompt, toolType: 'chatgpt' }, payer)

const opened: Analysis[] = []
const reports: string[] = []
async function analysisWith(patience: Partial<AnalysisPatience>): Promise<Analysis> {
  const analysis = startAnalysis((problem) => reports.push(problem), { ...calm, ...patience })
  opened.push(analysis)
  await analysis.ready()
  return analysis
}
afterEach(async () => {
  reports.length = 0
  await Promise.all(opened.splice(0).map((it) => it.close()))
})

describe('the analysis thread', () => {
  it("checks a prompt, replaces personal data, and writes the coach's answer", async () => {
    const analysis = await analysisWith({})
    expect(await ask(analysis, 'My name is Robin Bell. Write a poem about the sea.')).toMatchObject({
      level: 'warning',
      reasons: ['personalData'],
      isCrisis: false,
      prompt: 'My name is [name]. Write a poem about the sea.',
      coachAnswer: expect.stringContaining('I am the Practice Coach'),
    })
    expect(await analysis.run('withoutPersonalData', 'Write to robin@example.org', 'robin')).toBe('Write to [email address]')
  })

  it('does not block the main thread', async () => {
    const analysis = await analysisWith({})
    await ask(analysis, long)
    const before = process.threadCpuUsage()
    for (let at = 0; at < 10; at += 1) await ask(analysis, `${long} ${at}`)
    const { user, system } = process.threadCpuUsage(before)
    // Ten analyses take at least half a second of processor time.
    expect((user + system) / 1000).toBeLessThan(200)
  })

  it('stops a task at its deadline, reports it, and continues with the next ones', async () => {
    const analysis = await analysisWith({ deadlineMs: 1 })
    const stopped = await ask(analysis, long).catch((error: unknown) => error)
    expect(stopped).toBeInstanceOf(AnalysisTimeoutError)
    expect(stopped).toMatchObject({ code: 'ANALYSIS_TIMEOUT', message: expect.stringContaining('Try again') })
    expect(reports).toEqual(['an analysis was not done: it ran too long'])
    // A new thread answers. An empty text takes less than the shortest deadline unless the machine pauses.
    await vi.waitFor(async () => expect(await analysis.run('withoutPersonalData', '', 'robin')).toBe(''), { timeout: 60_000 })
  })

  it('counts the deadline from the start of a task, so that waiting does not count', async () => {
    const analysis = await analysisWith({})
    const begun = performance.now()
    await ask(analysis, long)
    const one = performance.now() - begun
    const many = await analysisWith({ deadlineMs: Math.max(2000, one * 10) })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(many, `${long} ${at}`)))
    expect(answers.every(({ level }) => level === 'safe')).toBe(true)
  })

  it('rejects tasks that would wait too long or behind too many others', async () => {
    const impatient = await analysisWith({ waitMs: 300 })
    const late = await Promise.allSettled(Array.from({ length: 60 }, () => ask(impatient, long)))
    expect(late.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'ANALYSIS_TIMEOUT' } })
    expect(reports).toContain('an analysis was not done: it waited too long')

    const full = await analysisWith({ mostWaiting: 2 })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => ask(full, long)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  })

  it('rejects the fourth task of one payer without a report, and runs those of others', async () => {
    const analysis = await analysisWith({ mostWaiting: 64, mostPerPayer: analysisPatience.mostPerPayer })
    const flood = Array.from({ length: 100 }, () => ask(analysis, long, 'flooder'))
    const other = ask(analysis, long, 'other')
    const outcomes = await Promise.allSettled(flood)
    expect(await other).toMatchObject({ level: 'safe' })
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'ANALYSIS_TIMEOUT' } })
    expect(reports).toEqual([])
    expect(await ask(analysis, long, 'flooder')).toMatchObject({ level: 'safe' })
  })

  it('lets first names that visitors send wait behind prompts, and refuses too many of them without a report', async () => {
    const analysis = await analysisWith({ mostWaiting: 64, mostNamesPerPayer: analysisPatience.mostNamesPerPayer })
    let namesDone = 0
    const nameOf = async (payer: string) => {
      await analysis.run('firstNameProblem', 'Annabellamariajosephinetheodora Wilhelminahenriette', payer)
      namesDone += 1
    }
    const flood = Promise.allSettled(Array.from({ length: 300 }, (_, at) => nameOf(`visitor ${at}`)))
    expect(await ask(analysis, 'I want to hurt myself tonight')).toMatchObject({ isCrisis: true })
    expect(namesDone).toBeLessThanOrEqual(4)
    const outcomes = await flood
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(64)
    expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'ANALYSIS_TIMEOUT' } })
    const network = await Promise.allSettled(Array.from({ length: 60 }, () => nameOf('one school')))
    expect(network.filter(({ status }) => status === 'fulfilled')).toHaveLength(analysisPatience.mostNamesPerPayer)
    expect(reports).toEqual([])
  })

  it('rethrows the error of a task, and keeps its thread', async () => {
    const analysis = await analysisWith({})
    await expect(analysis.run('prompt', null as never, 'robin')).rejects.toThrow(TypeError)
    expect(await analysis.run('withoutPersonalData', 'hello', 'robin')).toBe('hello')
    expect(reports).toEqual([])
  })
})
