import { getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/graphql/server/schema.ts'
import { markCatalogueChanged } from '../../src/modules/learning/catalogue/edition.service.ts'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { signUp } from '../support/people/people.ts'

const path = '{ persona(id: "writer") { name folders { title lessons { title isCompleted } } } dailyTip { text } }'

describe.each(kinds)('The catalogue on the %s database', (kind) => {
  let academy: Academy
  let browser: Browser
  beforeAll(async () => {
    academy = await Academy.open(kind)
    browser = (await signUp(academy)).browser
    await browser.execute(path)
  })
  afterAll(() => academy.close())

  it('is read once per edition, whoever asks', async () => {
    const other = (await signUp(academy)).browser
    const statements = await academy.countStatements(() => other.execute(path))
    // One statement for the session with the selected path's name, one for the learner's progress with the current edition.
    expect(statements).toHaveLength(2)
    const ofTheCatalogue = statements.filter((sql) => /"(Persona|Folder|Lesson|Tip)"/.test(sql))
    expect(ofTheCatalogue.filter((sql) => !sql.includes('"Session"'))).toEqual([])
  })

  it('is read again by everyone after an edition is marked as changed', async () => {
    await academy.db.$transaction(async (tx) => {
      await tx.persona.update({ where: { id: 'writer' }, data: { name: 'Author' }, select: { id: true } })
      await markCatalogueChanged(tx, academy.app.clock())
    })
    expect(await browser.execute(path)).toMatchObject({ persona: { name: 'Author' } })
  })

  it('caches nothing after a failed read', async () => {
    const { persona } = academy.db
    await academy.db.$transaction((tx) => markCatalogueChanged(tx, academy.app.clock()))
    await academy.db.$executeRaw`ALTER TABLE "Persona" RENAME TO "Elsewhere"`
    await expect(browser.execute('{ personas { icon } }')).rejects.toThrow()
    await academy.db.$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "Persona"`
    expect(await browser.execute('{ personas { icon } }')).toMatchObject({ personas: { length: await persona.count() } })
  })
})

it('cached catalogue types have no relation to a person', () => {
  const kept = [
    'Persona',
    'Folder',
    'Lesson',
    'LessonResource',
    'Course',
    'CourseModule',
    'LessonFact',
    'LessonForLevel',
    'ToolToday',
    'ToolSource',
  ]
  // Computed for each viewer and never cached.
  const computed = ['CheckItem', 'CheckStatus', 'LessonTutor']
  for (const name of kept) {
    const type = schema.getType(name)
    if (!isObjectType(type)) throw new Error(`no type ${name}`)
    const objects = Object.values(type.getFields()).map((field) => getNamedType(field.type))
    const leads = objects.filter(isObjectType).map((it) => it.name)
    expect([...kept, ...computed]).toEqual(expect.arrayContaining(leads))
  }
})
