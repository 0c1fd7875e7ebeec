import { selectableParts } from '@deepm/schema/rules/learning/grading'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { readOperations } from '../support/api/operations.ts'
import { authorOf } from '../support/learning/check-answers.ts'
import { signUp } from '../support/people/people.ts'

describe.each(kinds)('the check for understanding on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  describe('on the lesson page', () => {
    const page = readOperations().get('LessonPage')?.text ?? ''
    let answers: Map<string, string>
    beforeAll(async () => {
      const { browser, user } = await signUp(academy)
      const lessons = await academy.db.lesson.findMany({ select: { id: true } })
      await academy.db.lessonProgress.createMany({
        data: lessons.map(({ id }) => ({ learnerId: user.id, lessonId: id, completedAt: new Date() })),
      })
      answers = new Map()
      for (const { id } of lessons) {
        const { body } = await browser.post('/graphql', { query: page, variables: { id } })
        expect(body.errors, id).toBeUndefined()
        answers.set(id, JSON.stringify(body.data))
      }
    })

    it('reveals no correct option, no feedback and no id from the author', async () => {
      expect(answers.size).toBeGreaterThanOrEqual(48)
      const told: string[] = []
      for (const [id, bytes] of answers) {
        const items = await authorOf(academy, id)
        expect(JSON.parse(bytes).lesson.check).toHaveLength(items.length)
        for (const item of items) {
          const feedback = 'options' in item ? item.options.map((option) => option.feedback) : [item.feedback]
          const ids = [item.id, `${id}:${item.id}`, ...selectableParts(item).map((part) => part.id)]
          const secrets = [...feedback.map((text) => JSON.stringify(text).slice(1, -1)), ...ids.map((it) => `"id":"${it}"`)]
          told.push(...secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${id}: ${secret}`))
        }
        if (/"(?:correct|isCorrect|accepted)":(?!\d)|"answer":\{/.test(bytes)) told.push(`${id} tells what is right`)
      }
      expect(told).toEqual([])
    })

    it('uses different part ids in every item', () => {
      const names = [...answers.values()].flatMap((bytes) =>
        JSON.parse(bytes).lesson.check.flatMap((item: { id: string; prompts: { id: string }[]; choices: { id: string }[] }) => [
          item.id,
          ...[...item.prompts, ...item.choices].map((part) => `${item.id}/${part.id}`),
        ]),
      )
      expect(new Set(names).size).toBe(names.length)
    })

    it('shuffles steps, and distributes correct options over all positions', async () => {
      const places = [0, 0, 0, 0, 0]
      for (const [id, bytes] of answers) {
        const items = await authorOf(academy, id)
        for (const asked of JSON.parse(bytes).lesson.check) {
          const item = items.find((it) => it.question === asked.question)
          const texts: string[] = asked.choices.map((choice: { text: string }) => choice.text)
          if (item?.kind === 'ordering') expect(texts).not.toEqual(item.steps.map((step) => step.text))
          if (item?.kind !== 'single') continue
          const place = texts.indexOf(item.options.find((option) => option.correct)?.text ?? '')
          places[place] = (places[place] ?? 0) + 1
        }
      }
      const all = places.reduce((sum, count) => sum + count, 0)
      expect(all).toBeGreaterThan(50)
      for (const count of places.slice(0, 3)) expect(count / all).toBeGreaterThan(0.15)
      for (const count of places) expect(count / all).toBeLessThan(0.6)
    })

    it('names a question in the notes by its public id', async () => {
      const { browser } = await signUp(academy)
      const lesson = { id: 'problem-detective' }
      const { content } = await academy.db.lesson.findUniqueOrThrow({ where: lesson, select: { content: true } })
      const [item] = await authorOf(academy, lesson.id)
      await academy.db.lesson.update({ where: lesson, data: { content: `${content}\n\n::question{id="${item?.id}"}` } })
      const { body } = await browser.post('/graphql', { query: page, variables: lesson })
      await academy.db.lesson.update({ where: lesson, data: { content } })
      const asked = body.data.lesson.check.find((it: { question: string }) => it.question === item?.question)
      expect(body.data.lesson.content.split('\n').at(-1)).toBe(`::question{id="${asked.id}"}`)
    })
  })
})
