import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../src/database/open.ts'
import { exportData } from '../../src/modules/privacy/data-rights.service.ts'
import { Academy, type Json, kinds } from '../support/academy/academy.ts'
import { delegate, type Field, hanging, models, parentsOf, privateFields, whereOf } from '../support/database/person-tables.ts'
import { fillAccount, friendsProject } from '../support/people/full-account.ts'
import { downloadExport, signUp, signupForm } from '../support/people/people.ts'

/** Tables that identify people by email address. */
const byAddress = ['GuideLead', 'StaffInvitation', 'Subscriber'] as const

/** Tables with no data about account holders, or only keys that grant access. */
const told: Record<string, string> = {
  Achievement: 'catalogue',
  AuditEntry: 'told by the ids in it; see below',
  ContentEdition: 'catalogue',
  Course: 'catalogue',
  CourseModule: 'catalogue',
  FigureSheet: 'figures of the whole academy, which name nobody',
  DemoChange: 'rows of the catalogue that demo staff changed, until the next reset',
  Folder: 'catalogue',
  LabPrompt: 'catalogue',
  Lesson: 'catalogue',
  LessonResource: 'catalogue',
  LessonVersion: 'the academy’s own text; what staff did with it is told by the audit log',
  NewsDraft: 'news of the world',
  NewsItem: 'news of the world',
  NewsSource: 'news of the world',
  Persona: 'catalogue',
  RateLimit: 'told by its key; see below',
  Tip: 'catalogue',
  Verification: 'keys that open something, gone within a day',
}

/** Columns that the export leaves out, and why. */
const keptBack: Record<string, string> = {
  'AccountClosure.closedBy': 'which member of staff it was',
  'AccountClosure.reopenedBy': 'which member of staff it was',
  'AuthAccount.accessToken': 'opens something',
  'AuthAccount.idToken': 'opens something',
  'AuthAccount.password': 'never filled: there are no passwords',
  'AuthAccount.refreshToken': 'opens something',
  'ChildInvitation.requestKey': 'opens the answer to a repeated request',
  'ChildInvitation.asksGuardian': 'would tell a stranger whether the address has an account with a parent',
  'ChildInvitation.tokenHash': 'stands for a link that opens something',
  'GuardianInvitation.tokenHash': 'stands for a link that opens something',
  'ConsentRequest.tokenHash': 'stands for a link that opens something',
  'ConsentRequest.withdrawalHash': 'stands for a link that opens something',
  'FamilyRequest.openKey': 'kind and tool once more, as long as it is open',
  'Interaction.firstAnswerId': 'only connects one record to another; that it is a second answer is told',
  'Interaction.requestKey': 'opens something',
  'Interaction.settledBy': 'which member of staff it was',
  'Interaction.openedBy': 'which member of staff it was',
  'OutboxMail.html': 'may hold a link that opens something',
  'OutboxMail.text': 'may hold a link that opens something',
  'OutboxMail.unsubscribeUrl': 'opens something',
  'ProgrammeEnrolment.openFor': 'the id of the account once more',
  'ProgrammeEnrolment.decidedBy': 'which member of staff it was',
  'ProgrammeEnrolment.requestKey': 'opens something',
  'ProgrammeEnrolment.requestHash': 'a digest of what is in the answer already',
  'ProgrammeEnrolment.waitsFor': 'the id of the account once more',
  'Project.requestKey': 'opens something',
  'Project.requestHash': 'a digest of what is in the answer already',
  'ProjectReport.decidedAs': 'what was decided about a project of somebody else',
  'ProjectReport.decidedBy': 'which member of staff it was',
  'SecondFactor.secret': 'opens the account',
  'Session.token': 'opens the account',
  'StaffAccess.invitedBy': 'which member of staff it was',
  'StaffInvitation.invitedBy': 'which member of staff it was',
  'StaffInvitation.tokenHash': 'stands for a link that opens something',
  'User.signupKey': 'opens the account',
  'User.signupHash': 'a digest of what is in the answer already',
}

describe('the data model', () => {
  it('has no table that is neither exported nor excluded for a reason', () => {
    const known = [...hanging, ...byAddress, ...Object.keys(told)].sort()
    expect(known, 'a new table: put it into the file, or say here why not').toEqual(Object.keys(models).sort())
    expect(hanging.size).toBeGreaterThan(18)
  })

  it('excludes no table whose columns look personal', () => {
    const personal = /e-?mail|recipient|phone|userId|learnerId|parent|(first|last|full)Name|ipAddress|birth/i
    const aside = Object.keys(told).flatMap((name) => (models[name]?.fields ?? []).map((field) => `${name}.${field.name}`))
    expect(aside.filter((column) => personal.test(column))).toEqual([])
  })
})

describe('the export', () => {
  let academy: Academy
  let me: { id: string; email: string }
  beforeAll(async () => {
    academy = await Academy.open(kinds.at(-1))
    academy.setClock(new Date())
    const { user } = await signUp(academy, signupForm({ emailUpdates: true }))
    const friend = await signUp(academy)
    me = user
    await fillAccount(academy, me.id, me.email, await friendsProject(academy, friend.user.id))
  })
  afterAll(() => academy.close())

  /** Returns the text of the export, ignoring earlier exports. */
  async function text(db: Tx = academy.db): Promise<string> {
    await db.rateLimit.deleteMany({ where: { key: { startsWith: 'data-export:' } } })
    const viewer = { userId: me.id, role: 'learner', timeZone: 'UTC', consent: 'notRequired', settings: {} }
    return JSON.stringify((await exportData({ ...academy.app, db, viewer, ip: '192.0.2.1' } as never, null)).data, null, 2)
  }

  /** Returns another value for a column, as SQL. */
  function otherValue({ type, isList, kind, name }: Field, model: string): string {
    const column = `"${name}"`
    const target = parentsOf(model).find((parent) => parent.column === name)?.model
    if (target) return `(SELECT id FROM "${target}" WHERE id <> ${column} ORDER BY id LIMIT 1)`
    if (isList && kind === 'enum') return `${column}[2:]`
    const items: Record<string, string> = { Int: '9', DateTime: "timestamptz '2026-01-01'" }
    if (isList) return `array_prepend(${items[type] ?? "'changed'"}, ${column})`
    if (kind === 'enum') return `(SELECT v FROM unnest(enum_range(NULL::"${type}")) v WHERE v IS DISTINCT FROM ${column} LIMIT 1)`
    const sql: Record<string, string> = {
      String: `concat('changed ', ${column})`,
      Int: `coalesce(${column}, 0) + 1`,
      Bytes: `${column} || '\\x01'::bytea`,
      Boolean: `NOT ${column}`,
      DateTime: `coalesce(${column}, now()) + interval '1 hour'`,
      Json: `${column} || '{"showBadges": false, "text": "changed"}'`,
    }
    return sql[type] ?? 'no value of this type'
  }

  /** Returns the export after a change to one column of a row, then rolls the change back. */
  async function textWith(model: string, field: Field, where: object): Promise<string> {
    const { fields = [], primaryKey } = models[model] ?? {}
    const keys = primaryKey?.fields ?? fields.flatMap(({ name, isId }) => (isId ? [name] : []))
    const row = await delegate(academy.db, model).findFirst({ where })
    if (!row) throw new Error(`no row of ${model} to change: give the full account one`)
    const is = keys.map((key, index) => `"${key}" = $${index + 1}`).join(' AND ')
    const set = `UPDATE "${model}" SET "${field.name}" = ${otherValue(field, model)} WHERE ${is}`
    const takenBack = new Error('taken back')
    let changed = ''
    await academy.db
      .$transaction(async (tx) => {
        expect(await tx.$executeRawUnsafe(set, ...keys.map((key) => row[key])), set).toBe(1)
        changed = await text(tx)
        throw takenBack
      })
      .catch((error) => {
        if (error !== takenBack) throw error
      })
    return changed
  }

  it('includes every column about a person, except those that grant access', async () => {
    const wrong: string[] = []
    const now = await text()
    expect(await text()).toBe(now)
    let tried = 0
    for (const model of [...hanging, ...byAddress]) {
      const where = hanging.has(model) ? whereOf(model, me.id) : { email: me.email }
      for (const field of privateFields(model)) {
        // The row is looked up by this column.
        if (!hanging.has(model) && field.name === 'email') continue
        const column = `${model}.${field.name}`
        const isTold = (await textWith(model, field, where)) !== now
        tried += 1
        if (isTold === column in keptBack) wrong.push(`${column} ${isTold ? 'is shown' : 'is missing'}`)
      }
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(100)
  })

  it('shows that staff viewed the account, but not who they are or what else they viewed', async () => {
    const entry = { staffName: 'Somebody', isDemo: false, action: 'student.read', detail: 'somebody else too' }
    await academy.db.auditEntry.create({ data: { ...entry, staffId: 'staff', subjectIds: [me.id, 'another'] } })
    const { staffLog } = JSON.parse(await text())
    expect(staffLog).toEqual([{ when: expect.any(String), what: 'Opened a student record' }])
  })

  it('contains no secret', async () => {
    const file = await text()
    expect(file).not.toContain('secret-')
    const sessions = await academy.db.session.findMany({ where: { userId: me.id } })
    expect(sessions).not.toHaveLength(0)
    for (const { token } of sessions) expect(file).not.toContain(token)
  })

  it('adds names to ids and plain words to values', async () => {
    const file = JSON.parse(await text())
    expect(file.about.what).toContain(me.email)
    expect(file.account).toMatchObject({
      firstName: 'Robin',
      emailAddress: me.email,
      kind: 'learner',
      picture: '/avatars/owl.svg',
      pictureBackground: 'sand',
    })
    expect(file.learning).toMatchObject({ ageWhenYouJoined: 14, path: { id: 'entrepreneur', name: 'Entrepreneur' } })
    const lesson = { id: 'problem-detective', title: 'Become a Problem Detective' }
    expect(file.learning.lessons).toMatchObject([{ lesson, placeInVideoInSeconds: 7 }])
    expect(file.learning.answers).toMatchObject([{ lesson, isRight: true, question: { text: expect.stringMatching(/\?|\.$/) } }])
    expect(file.learning.xpLedger).toMatchObject([{ for: { kind: 'lesson', name: lesson.title }, xp: 25 }])
    expect(file.learning.achievements[0].achievement.name).toEqual(expect.any(String))
    expect(file.programmes[0].programme).toEqual({ id: 'academy', name: 'Academy' })
    expect(file.projects).toMatchObject([{ title: 'My project', madeWithLessons: [lesson], likes: 0, reactions: {} }])
    expect(file.reactionsGiven).toMatchObject([{ project: 'A friend’s project', reaction: 'madeMeSmile' }])
    expect(file.family).toMatchObject([{ child: 'Robin' }])
    expect(file.questionsToParents).toMatchObject([{ parent: { firstName: 'Sam', phone: '+44 1' }, mailsSent: 1 }])
    expect(file.mail.map((it: Json) => it.kind).sort()).toEqual(['guide', 'sign-in'])
    expect(file.newsletter.leftAt).toBe('demo')
    expect(file.guideForParents.childAge).toBe(9)
    expect(file.counters).toEqual(
      expect.arrayContaining([
        { counter: `sign-in-mail:${me.email}`, times: 3, forgottenAfter: '2026-10-01T10:00:00.000Z' },
        { counter: `checkout-start:${me.id}`, times: 2, forgottenAfter: '2026-10-01T10:00:00.000Z' },
      ]),
    )
  })

  it('contains nothing about what others did', async () => {
    const other = await signUp(academy)
    const file = JSON.parse((await downloadExport(other.browser)).json)
    expect(file.learning).toMatchObject({ lessons: [], answers: [], xpLedger: [], achievements: [], days: [] })
    expect(JSON.stringify(file)).not.toContain(me.id)
    expect(JSON.stringify(file)).not.toContain(me.email)
  })

  it('states that a session stores no network address or browser, since the sign-in library keeps neither', async () => {
    const { browser } = await signUp(academy)
    expect(JSON.parse((await downloadExport(browser)).json).signedIn).toMatchObject([
      { networkAddress: 'not kept', browser: 'not kept' },
    ])
  })
})
