import { readFileSync } from 'node:fs'
import path from 'node:path'
import matter from 'gray-matter'
import { expect, test } from 'vitest'
import { courseFolder, entryOf, readLessonPlans } from './read.ts'

const plans = readLessonPlans()

test('reads the ten plans in the order of the course', () => {
  expect(plans.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(plans.slice(0, 3).map(entryOf)).toMatchObject([
    {
      id: 'learning-from-data',
      topic: 'Learning from examples',
      lesson: 'The Cat Flap That Let the Fox In',
      experiment: 'teach',
    },
    { id: 'practice-and-exam', experiment: 'next-word' },
    { id: 'the-next-word', experiment: 'next-word' },
  ])
})

test('takes the answers of each level from the check of its lesson', () => {
  for (const { id, position, levels } of plans) {
    expect(levels.map(({ level }) => level)).toEqual(['younger', 'middle', 'older'])
    for (const { level, lesson, answers } of levels) {
      const name = `${String(position).padStart(2, '0')}-${id}${level === 'middle' ? '' : `.${level}`}.md`
      const { data } = matter(readFileSync(path.join(courseFolder, name), 'utf8'))
      expect(lesson).toBe(data['title'])
      expect(answers.map(({ question }) => question)).toEqual(data['check'].map((it: { question: string }) => it.question))
      for (const item of data['check']) {
        const found = answers.find((it) => it.id === item.id)?.answers.map(({ text }) => text)
        if (item.options)
          expect(found).toEqual(
            item.options.filter((it: { correct?: boolean }) => it.correct).map((it: { text: string }) => it.text),
          )
        else expect(found?.length).toBe(item.steps?.length ?? item.pairs?.length ?? 1)
      }
    }
  }
})

test('names the experiments that need an account, and no public one among them', () => {
  expect(plans.find(({ id }) => id === 'practice-and-exam')?.furtherExperiments.toSorted()).toEqual(['Name Maker'])
  expect(plans.find(({ id }) => id === 'learning-from-data')?.furtherExperiments).toEqual([])
})
