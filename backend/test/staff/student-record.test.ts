import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { queue } from '../support/learning/studio.ts'
import { family } from '../support/people/families.ts'
import { signUp, signupForm } from '../support/people/people.ts'
import { demoStaff, realStaff } from '../support/people/roster-people.ts'

const record = `query ($id: ID!) { student(id: $id) {
  student { id name } learner { consent controls { isLabOn } } parents { name email } consentSteps { status }
  folders { title completed total } achievements { id } projects { title status } log { by action }
} }`
const interactions = 'query ($id: ID!) { studentInteractions(id: $id) { toolType safetyLevel reasons isOpen } }'
const file = '/api/admin/students.csv'

describe.each(kinds)('the student record and the student export on the %s database', (kind) => {
  let academy: Academy
  let staff: Browser
  let child: { childId: string; email: string; child: Browser }
  beforeAll(async () => {
    academy = await Academy.open(kind)
    staff = await realStaff(academy)
    child = await family(academy, { firstName: '=Kim', lastName: 'Record' })
  })
  afterAll(() => academy.close())

  const entries = () => academy.db.auditEntry.findMany({ orderBy: { id: 'asc' } })

  it('include family, work and who viewed them, including the current viewer', async () => {
    await academy.db.project.create({ data: { learnerId: child.childId, title: 'Bins' } })
    const { student } = await staff.execute(record, { id: child.childId })
    expect(student).toMatchObject({
      student: { id: child.childId, name: '=Kim Record' },
      learner: { consent: 'granted', controls: { isLabOn: true } },
      parents: [{ email: child.email }],
      projects: [{ title: 'Bins', status: 'planning' }],
      log: [{ by: 'Ada Staff', action: 'Opened a student record' }],
    })
    expect(student.consentSteps.at(-1)).toEqual({ status: 'granted' })
    expect(student.folders[0]).toMatchObject({ completed: 0, total: 2 })
    expect((await entries()).at(-1)).toMatchObject({ action: 'student.read', subjectIds: [child.childId] })
  })

  it('describe lab use without its texts, and are logged', async () => {
    const at = academy.app.clock()
    const words = { toolType: 'claude', prompt: 'secret-prompt', response: 'secret-answer', level: 'danger' } as const
    const asked = { learnerId: child.childId, reasons: ['bullying'], reviewAskedAt: at, answeredAt: at }
    await academy.db.interaction.create({ data: { ...words, ...asked } })
    const before = (await entries()).length
    const { studentInteractions } = await staff.execute(interactions, { id: child.childId })
    expect(studentInteractions).toEqual([{ toolType: 'claude', safetyLevel: 'danger', reasons: ['bullying'], isOpen: true }])
    expect(await entries()).toHaveLength(before + 1)
  })

  it('show exactly the lab prompts that wait in the safety queue as open', async () => {
    const { user } = await signUp(academy)
    const at = academy.app.clock()
    const words = { learnerId: user.id, toolType: 'claude', prompt: 'p', response: 'r', answeredAt: at } as const
    const prompts = [
      { level: 'danger', reasons: ['bullying'] },
      { level: 'danger', reasons: ['crisis'] },
      { level: 'danger', reasons: ['violence'], reviewAskedAt: at },
      { level: 'danger', reasons: ['violence'], settledAt: at, settledAs: 'noted' },
      { level: 'safe', reasons: [], reportedAt: at },
      { level: 'safe', reasons: [], reportedAt: at, settledAt: at, settledAs: 'noted' },
      { level: 'warning', reasons: ['personalData'] },
      { level: 'safe', reasons: [] },
    ] as const
    for (const it of prompts) {
      await academy.db.interaction.create({ data: { ...words, ...it, reasons: [...it.reasons] } })
    }
    const { studentInteractions } = await staff.execute('query ($id: ID!) { studentInteractions(id: $id) { id isOpen } }', {
      id: user.id,
    })
    const open = studentInteractions.filter(({ isOpen }: Json) => isOpen).map(({ id }: Json) => id)
    const { items } = await queue(staff)
    const waiting = items.filter(({ learnerId }) => learnerId === user.id).map(({ id }) => id.split(':')[1])
    expect(open).toHaveLength(4)
    expect(open.toSorted()).toEqual(waiting.toSorted())
  })

  it('show demo staff no real student, without a log entry', async () => {
    const shown = await demoStaff(academy)
    const before = (await entries()).length
    expect(await shown.execute(record, { id: child.childId })).toEqual({ student: null })
    expect(await shown.execute(interactions, { id: child.childId })).toEqual({ studentInteractions: [] })
    expect(await staff.execute(record, { id: 'demo-learner' })).toEqual({ student: null })
    expect(await entries()).toHaveLength(before)
  })

  it('export the filtered students as CSV without formulas', async () => {
    await academy.db.rateLimit.deleteMany()
    await signUp(academy, signupForm({ firstName: 'Lee', lastName: 'Other' }))
    const reply = await staff.get(`${file}?search=record&sort=totalXP&direction=descending&persona=&status=`)
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toContain('text/csv')
    expect(reply.headers['content-disposition']).toContain('students.csv')
    const [head, line, ...rest] = (reply.body as Json).replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toMatch(/^id,name,age,email,persona,enrolledDate,.*,flaggedInteractions,status$/)
    expect(line).toContain(`${child.childId},"'=Kim Record",11,`)
    expect(rest).toEqual([])
    const entry = (await entries()).at(-1)
    expect(entry).toMatchObject({ action: 'data.export', subjectIds: [child.childId] })
    expect(entry?.detail).not.toMatch(/record/i)
  })

  it('are for staff only, name an invalid field, and are rate limited', async () => {
    expect((await academy.browser().get(file)).status).toBe(401)
    expect((await child.child.get(file)).status).toBe(403)
    expect(await staff.get(`${file}?sort=password`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'sort' },
    })
    expect((await staff.get(`${file}?search=a&search=b`)).body).toMatchObject({ field: 'search' })
    const all = await Promise.all(Array.from({ length: 21 }, () => staff.get(`${file}?search=nobody`)))
    expect(all.some(({ status }) => status === 429)).toBe(true)
  })
})
