import { describe, expect, it } from 'vitest'
import { renderReport } from './report.ts'
import type { PrintedReport } from './report-data.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({
  label,
  name: label,
  minutes: [0, 24, 38, 120, 27, 90, 5][index] ?? 0,
  prompts: index,
}))

function report(changes: Partial<PrintedReport> = {}): PrintedReport {
  return {
    title: 'Robin’s week',
    week: '16 to 22 November 2026',
    about: '12 years, path Writer',
    madeAt: new Date('2026-11-22T18:00:00Z'),
    figures: [{ label: 'day streak', value: '5' }],
    days,
    fullBar: 90,
    weekInWords: '304 minutes in all.',
    highlights: ['Completed the lesson “A”.'],
    growth: [{ text: 'Thursday had 120 minutes of learning.', tip: 'Two shorter days are better.' }],
    safety: { score: 98, words: 'Uses the lab safely', lines: ['Prompts of the last 30 days: 6.'] },
    lessons: [{ day: 'Tuesday', title: 'Same Puffin, Twice' }],
    experiments: [],
    projects: [{ title: 'Puffin stickers', status: 'In progress' }],
    note: 'Made today.',
    ...changes,
  }
}

const text = async (changes: Partial<PrintedReport> = {}) => Buffer.from(await renderReport(report(changes))).toString('latin1')
const pages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

describe('PDF report', () => {
  it('is a tagged one-page document in English, identical for the same week', async () => {
    const pdf = await text()
    expect(pdf.slice(0, 8)).toBe('%PDF-1.7')
    expect(pdf).toContain('/Lang (en-GB)')
    expect(pdf).toContain('/StructTreeRoot')
    expect(pages(pdf)).toBe(1)
    expect(await text()).toBe(pdf)
  })

  it('lists what was done in experiments', async () => {
    const experiments = [{ day: 'Friday', report: 'Trained a machine to tell cats from dogs: 87% on new drawings' }]
    const elements = (pdf: string) => pdf.match(/\/S \/H2\b/g)?.length ?? 0
    expect(elements(await text({ experiments }))).toBe(elements(await text()) + 1)
  })

  it('continues on a second page when the week does not fit', async () => {
    const lessons = Array.from({ length: 40 }, (_, index) => ({ day: 'Friday', title: `Lesson ${index}` }))
    expect(pages(await text({ lessons }))).toBe(2)
  })

  it('renders for a week without data', async () => {
    const nothing = { figures: [], highlights: [], growth: [], lessons: [], projects: [], about: '' }
    expect(pages(await text({ ...nothing, days: days.map((day) => ({ ...day, minutes: 0 })) }))).toBe(1)
  })

  it.each(['Łukasz Żółć', 'Zoë Ångström', 'Ελένη', 'Οльга 🦊 李', 'e\u0301', '\u202eevil', 'a'.repeat(300)])(
    'renders names and titles such as %s',
    async (title) => {
      expect(await text({ title, projects: [{ title, status: 'In progress' }] })).toMatch(/%%EOF\s*$/)
    },
  )
})
