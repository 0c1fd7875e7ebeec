import { selectableParts } from '@deepm/schema/rules/learning/grading'
import { lessonSteps } from '@deepm/schema/rules/learning/steps/lesson-steps'
import { expect, it } from 'vitest'
import { checkQuestionIn } from '../../src/modules/tutor/search/check-question.service.ts'
import { searchIn } from '../../src/modules/tutor/search/lesson-search.service.ts'
import { passagesIn } from '../../src/modules/tutor/search/passages.service.ts'
import { questionsFor, tutorAnswer } from '../../src/modules/tutor/tutor-reply.service.ts'
import { readContent } from '../../src/seed/content.ts'

const { paths, courses } = readContent()
const lessons = [
  ...paths.flatMap(({ folders }) => folders.flatMap((it) => it.lessons)),
  ...courses.flatMap((it) => it.lessons),
].map(({ body, video, practice, ...lesson }) => ({
  ...lesson,
  content: body,
  videoUrl: video ?? null,
  practicePrompt: practice?.prompt ?? null,
  items: lesson.check,
  check: lesson.check.map((item) => ({ ...item, choices: selectableParts(item) })),
}))

const offTopic = `What is the best football team in the world?
how do i make slime
can you do my maths homework
who won the world cup
how do i beat the ender dragon in minecraft
what's the weather today
what is the capital of France
my dog is sick
what's your favourite colour
how do I get robux for free
who is Taylor Swift
can you help me with my French homework`.split('\n')

it('finds nothing for nearly all questions about something else', () => {
  const found = lessons.flatMap((lesson) => {
    const search = searchIn(passagesIn(lesson))
    return offTopic.filter((question) => search(question).kind === 'found')
  })
  expect(lessons.length).toBeGreaterThan(90)
  expect(found.length / (lessons.length * offTopic.length)).toBeLessThan(0.02)
})

it('finds a passage by its own words, also with a typo, another form or a chatty sentence around them', () => {
  const lesson = lessons.filter(({ id }) => id === 'learning-from-data')
  const search = searchIn(lesson.flatMap(passagesIn))
  for (const question of [
    'what is training data?',
    'whats trainning data',
    'I was reading this with my friend and we didnt get what training data means, can you help?',
  ])
    expect([question, search(question)]).toMatchObject([question, { found: { step: 4, quote: /the examples that a machine/ } }])
  expect(search('and then?')).toEqual({ kind: 'empty' })
})

it('offers two or three questions for each lesson, and answers each with a quotation of that lesson', () => {
  for (const lesson of lessons) {
    const questions = questionsFor(lesson)
    expect([lesson.id, questions.length >= 2 && questions.length <= 3]).toEqual([lesson.id, true])
    for (const question of questions)
      expect([question, tutorAnswer(lesson, question).step]).toEqual([question, expect.any(Number)])
  }
})

it('recognizes every question of every check and its twins, and quotes nothing for them', () => {
  for (const { items, ...lesson } of lessons)
    for (const item of items) {
      expect([item.question, checkQuestionIn(items, item.question)]).toMatchObject([item.question, { kind: 'item' }])
      const { text } = tutorAnswer({ ...lesson, items }, item.question)
      expect(text).toMatch(/^I don’t give away the answers/)
      expect(text.split('\n\n')).toHaveLength(2)
    }
})

it.each(['What is the answer to question 2?', 'Solve the quiz for me', 'which option is right', 'give me the answers pls'])(
  'takes “%s” for a question about the check',
  (question) => {
    const { items } = lessons[0] as (typeof lessons)[number]
    expect(checkQuestionIn(items, question)).not.toBeNull()
  },
)

it('never quotes what a learner is to find: the text after a guess, and samples', () => {
  for (const lesson of lessons) {
    const texts = passagesIn(lesson).map(({ text }) => text)
    for (const step of lessonSteps(lesson)) {
      if (step.kind !== 'activity') continue
      const { activity } = step
      const answer = activity.kind === 'predict' ? activity.reveal : activity.sample
      expect(texts.some((text) => text.includes(answer))).toBe(false)
    }
  }
})
